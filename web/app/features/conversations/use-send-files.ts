import { useMemo, useSyncExternalStore } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { myId } from '../../lib/session.ts'
import { watchUpload } from '../../lib/upload.ts'
import { newClientId } from './use-outbox.ts'

export interface SentFile {
  /** Whose it is: another person may sign in on the same page. */
  personId: number
  conversationId: number
  clientId: string
  file: File
  /** How much of it is sent, from 0 to 1. */
  share: number
  problem: string | null
}

// Files on their way, one after the other, whichever conversation is open meanwhile. They are kept while the page is
// open: tried again, they arrive once.
let known: readonly SentFile[] = []
let isSending = false
const listeners = new Set<() => void>()

function put(next: readonly SentFile[]): void {
  known = next
  for (const listener of listeners) listener()
}

const change = (clientId: string, to: Partial<SentFile>) =>
  put(known.map((one) => (one.clientId === clientId ? { ...one, ...to } : one)))
const discard = (clientId: string) => put(known.filter((one) => one.clientId !== clientId))

async function sendAll(): Promise<void> {
  if (isSending) return
  isSending = true
  for (let next = firstWaiting(); next; next = firstWaiting()) {
    const { conversationId, clientId, file } = next
    watchUpload(file, (share) => change(clientId, { share }))
    try {
      await api.conversations.sendFile({ id: conversationId, clientId }, file)
      discard(clientId)
    } catch (error) {
      change(clientId, { problem: messageOf(error) })
    }
  }
  isSending = false
}

const firstWaiting = () => known.find(({ personId, problem }) => personId === myId() && problem === null)

function send(conversationId: number, files: readonly File[]): void {
  const begun = { personId: myId(), conversationId, share: 0, problem: null }
  put([...known, ...files.map((file) => ({ ...begun, clientId: newClientId(), file }))])
  void sendAll()
}

function retry(clientId: string): void {
  change(clientId, { problem: null, share: 0 })
  void sendAll()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const read = () => known

/** Mine of one conversation. */
export function useSendFiles(conversationId: number) {
  const all = useSyncExternalStore(subscribe, read, read)
  const personId = myId()
  const waiting = useMemo(
    () => all.filter((one) => one.conversationId === conversationId && one.personId === personId),
    [all, conversationId, personId],
  )
  return {
    waiting,
    has: (clientId: string) => waiting.some((one) => one.clientId === clientId),
    send: (files: readonly File[]) => send(conversationId, files),
    retry,
    discard,
  }
}
