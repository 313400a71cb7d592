import { dealPath } from '@properysearch/contract/bookings/deal-path'
import type { Conversation, Message } from '@properysearch/contract/conversations/calls'
import { memberRoles } from '@properysearch/contract/conversations/facts'
import { postedByNames } from '@properysearch/contract/listings/facts'
import { dayInIndia } from '../../lib/day-in-india.ts'
import { formatDay, formatTime } from '../../lib/format.ts'
import { listWords } from '../../lib/list-words.ts'
import { pathTo } from '../../screens.ts'

export const othersIn = ({ members }: Conversation) => members.filter(({ isMe }) => !isMe)

/** Whom one talks to: "Isha S.", or "Neha Kulkarni and Sneha Patil". */
export function namesOf(conversation: Conversation): string {
  return listWords(othersIn(conversation).map(({ name }) => name)) || 'Nobody else'
}

/** What they are: "Owner", "Seller and Agent". Of a listing, whoever posted it. */
export function rolesOf(conversation: Conversation): string {
  const { postedBy } = conversation
  const poster = postedBy ? postedByNames[postedBy] : memberRoles.owner
  return listWords(othersIn(conversation).map(({ role }) => (role === 'owner' ? poster : memberRoles[role])))
}

/** owner, agent or builder: whoever is asked about the listing. */
export function posterNoun({ postedBy }: Conversation): string {
  return postedByNames[postedBy ?? 'owner'].toLowerCase()
}

/** What it is about, and where that is opened. */
export function aboutOf(conversation: Conversation): { label: string; to: string } | null {
  const { kind, propertyId, bookingId, hireId, mandateId, iAm } = conversation
  if (kind === 'hire' && hireId) return { label: 'Open the hire', to: pathTo('hire', { id: hireId }) }
  if (kind === 'deal' && mandateId) return { label: 'Open the deal', to: pathTo('dealOfAgent', { id: mandateId }) }
  if (kind === 'deal' && bookingId && propertyId) {
    const side = iAm === 'buyer' || iAm === 'tenant' ? 'buyer' : 'seller'
    return { label: 'Open the deal', to: dealPath(side, { bookingId, propertyId }) }
  }
  return propertyId ? { label: 'See the listing', to: pathTo('myPropertyView', { id: propertyId }) } : null
}

/** Whoever talks may meet; null while the owner has not answered, or when nobody can write any more. */
export function meetingPathOf({ kind, state, closed, propertyId, bookingId, hireId }: Conversation): string | null {
  if (closed !== null || state !== 'open') return null
  const id = { listing: propertyId, deal: bookingId, hire: hireId }[kind]
  return id === null ? null : `${pathTo('scheduleMeeting')}?about=${kind}&id=${id}`
}

/** The line under a name in the list. */
export function lastLine({ last }: Conversation): string {
  if (!last) return 'Nothing written yet'
  const words = last.isRemoved ? 'Message taken back' : last.isFile ? 'A file' : last.text.replace(/\s+/g, ' ')
  return last.isMine ? `You: ${words}` : words
}

/** 4:05 pm today, else the day. */
export function shortTime(iso: string, now: Date): string {
  return dayInIndia(iso) === dayInIndia(now.toISOString()) ? formatTime(iso) : formatDay(iso)
}

/** Between the messages of two days. */
export function dayName(iso: string, now: Date): string {
  const day = dayInIndia(iso)
  if (day === dayInIndia(now.toISOString())) return 'Today'
  if (day === dayInIndia(new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString())) return 'Yesterday'
  return formatDay(iso)
}

export function nameOfSender(conversation: Conversation, { senderId, isMine }: Message): string {
  if (isMine) return 'You'
  return conversation.members.find(({ id }) => id === senderId)?.name ?? 'Former member'
}

/** Everybody else has read up to here. */
export function readByAll(conversation: Conversation): number {
  const others = othersIn(conversation)
  return others.length === 0 ? 0 : Math.min(...others.map(({ readSeq }) => readSeq))
}
