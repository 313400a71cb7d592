import { errors, type FailureBody } from '@properysearch/contract/kernel/errors'
import { createSender } from '@properysearch/contract/kernel/event-sender'
import type { EventName, Events } from '@properysearch/contract/kernel/events'
import type { Socket } from 'socket.io-client'
import { leaveForLogin } from './leave.ts'
import { queryClient } from './query-client.ts'
import { queryKeys } from './query-keys.ts'
import { onSessionChange, readSession } from './session.ts'

/** What each event makes old. Events carry ids, never data: what is on screen is asked for again. */
const madeOldBy: Record<EventName, readonly (readonly string[])[]> = {
  'notification.created': [queryKeys.notifications, queryKeys.dashboard, queryKeys.listings],
  'saved-search.found': [queryKeys.savedSearches],
  'kyc.changed': [queryKeys.kyc, queryKeys.bankAccounts, queryKeys.profile, queryKeys.dashboard],
  'listing.changed': [queryKeys.listings, queryKeys.promotions],
  'subscription.changed': [queryKeys.subscriptions, queryKeys.promotions, queryKeys.dashboard],
  'contact.changed': [
    queryKeys.contacts,
    queryKeys.reveals,
    queryKeys.properties,
    queryKeys.subscriptions,
    queryKeys.dashboard,
  ],
  'bid.changed': [queryKeys.bids, queryKeys.dashboard, queryKeys.listings],
  'booking.changed': [
    queryKeys.bookings,
    queryKeys.dealPapers,
    queryKeys.bids,
    queryKeys.dashboard,
    queryKeys.listings,
  ],
  'deal-papers.changed': [queryKeys.dealPapers],
  'release.changed': [queryKeys.releases, queryKeys.bookings, queryKeys.mandates],
  'dispute.changed': [queryKeys.disputes, queryKeys.releases, queryKeys.bookings, queryKeys.dashboard],
  'mandate.changed': [queryKeys.mandates, queryKeys.bookings, queryKeys.dashboard],
  'lead.changed': [queryKeys.leads, queryKeys.reveals, queryKeys.subscriptions, queryKeys.dashboard],
  'representation.changed': [queryKeys.representations, queryKeys.listings, queryKeys.dashboard],
  'visit.changed': [queryKeys.visits, queryKeys.reveals, queryKeys.meetings, queryKeys.leads, queryKeys.dashboard],
  'meeting.changed': [queryKeys.meetings, queryKeys.dashboard],
  'hire.changed': [queryKeys.hires, queryKeys.leads, queryKeys.valuations, queryKeys.dashboard],
  'valuation.changed': [queryKeys.valuations],
  'case.changed': [queryKeys.cases, queryKeys.dashboard],
  'message.sent': [queryKeys.conversations],
  'conversation.changed': [queryKeys.conversations, queryKeys.dashboard],
  'conversation.read': [queryKeys.conversations],
  'conversation.typing': [],
  'order.changed': [queryKeys.orders],
  'data-export.ready': [queryKeys.dataExports],
  'session.ended': [queryKeys.sessions],
}

const endedElsewhere = 'You were signed out on this device. Please sign in again.'
const noLongerValid = errors['signed-out'].message

const tryAgainMs = 10_000
const hangUpMs = 500
const answerMs = 10_000

const unreachable: FailureBody = { status: 0, code: 'unavailable', message: errors.unavailable.message }

type Listener = (ids: Events[EventName]) => void
const listeners = new Map<EventName, Set<Listener>>()
const reconnectListeners = new Set<() => void>()

let socket: Socket | null = null
let followed: string | null = null
let isStarted = false

/** Listens for whoever is signed in, in this tab, from now on: closes when they leave, opens when they come back. */
export function startRealtime(): void {
  if (isStarted) return
  isStarted = true
  onSessionChange(() => void follow())
  void follow()
}

/** Sends an event if the line is open: one that comes late is worth nothing. Fails as a call does. */
export const sendEvent = createSender(async (name, input) => {
  if (!socket?.connected) return unreachable
  return socket
    .timeout(answerMs)
    .emitWithAck(name, input)
    .catch(() => unreachable)
})

/** For what is not in the store of queries, such as who is typing. Answers what ends it. */
export function onLiveEvent<Name extends EventName>(name: Name, listener: (ids: Events[Name]) => void): () => void {
  const all = listeners.get(name) ?? new Set()
  listeners.set(name, all.add(listener as Listener))
  return () => void all.delete(listener as Listener)
}

/** The line is back: what happened meanwhile was not heard. */
export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener)
  return () => void reconnectListeners.delete(listener)
}

async function follow(): Promise<void> {
  const token = readSession()?.token ?? null
  if (token === followed) return
  followed = token
  if (socket) hangUp(socket)
  socket = null
  if (!token) return
  const { io } = await import('socket.io-client')
  // Somebody else may have signed in while the library was on its way.
  if (token === followed)
    socket = listen(io({ path: '/realtime', auth: { token }, transports: ['websocket'], forceNew: true }), token)
}

function listen(channel: Socket, token: string): Socket {
  for (const name of Object.keys(madeOldBy) as EventName[]) {
    channel.on(name, (ids: Events[EventName]) => {
      for (const listener of listeners.get(name) ?? []) listener(ids)
      if (name !== 'session.ended') return refresh(madeOldBy[name])
      // When it is this session, the server hangs up next: asking with its token would only be refused.
      setTimeout(() => channel.connected && refresh(madeOldBy[name]), hangUpMs)
    })
  }
  // What happened while the line was down was not heard.
  channel.io.on('reconnect', () => {
    refresh(Object.values(madeOldBy).flat())
    for (const listener of reconnectListeners) listener()
  })
  channel.on('connect_error', (error) => {
    if (error.message === 'signed-out') return leave(token, noLongerValid)
    // A line that could not be opened is tried again by itself; one that was turned away is not.
    if (!channel.active) setTimeout(() => channel === socket && channel.connect(), tryAgainMs)
  })
  // The server hangs up on a session that has ended; every other break is mended by itself.
  channel.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') leave(token, endedElsewhere)
  })
  return channel
}

/** A line that is still being opened is let open first: browsers complain of one that is cut before. */
function hangUp(channel: Socket): void {
  channel.io.reconnection(false)
  if (channel.connected || !channel.active) channel.close()
  else channel.once('connect', () => channel.close())
}

function refresh(keys: readonly (readonly string[])[]): void {
  for (const queryKey of keys) void queryClient().invalidateQueries({ queryKey })
}

/** Only for the token now stored: one that was replaced has ended as it should. */
function leave(token: string, sentence: string): void {
  if (token === readSession()?.token) leaveForLogin(sentence)
}
