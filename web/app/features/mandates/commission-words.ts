import type { Commission, Mandate } from '@properysearch/contract/mandates/calls'
import { type CommissionPart, commissionParts } from '@properysearch/contract/mandates/facts'
import { releaseGraph } from '@properysearch/contract/releases/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { CircleCheck, CircleSlash, CircleX, Clock, Hourglass, Reply, Send } from 'lucide-react'
import { formatDay, formatExact } from '../../lib/format.ts'
import type { StateLook } from '../../ui/state-badge.tsx'

export type Terms = NonNullable<Mandate['terms']>
export type Part = Terms['parts'][number]
/** Who of the two is looking. */
export type Reader = 'client' | 'agent'

export const percentOf = (hundredths: number) => `${formatNumber(hundredths / 100)}%`

/** Half at the agreement, the rest at the deed. */
export function whenText(parts: readonly { part: CommissionPart; fee: number }[]): string {
  return parts.map(({ part, fee }) => `${formatExact(fee)} ${commissionParts[part].label.toLowerCase()}`).join(', ')
}

/** GST comes on top where the agent is registered; before they accept nobody knows. */
export function gstText(parts: readonly Pick<Part, 'gst'>[], isRegistered: boolean | null): string {
  if (isRegistered === null) return 'GST comes on top if the agent is registered for it'
  const gst = Math.round(parts.reduce((sum, part) => sum + (part.gst ?? 0), 0) * 100) / 100
  return isRegistered ? `GST of ${formatExact(gst)} comes on top` : 'No GST: the agent is not registered for it'
}

interface Shown {
  look: StateLook
  name: string
  /** It is the reader who has to act. */
  isMine: boolean
}

const mine = { icon: Reply, className: 'bg-marigold-wash text-marigold-ink' }
const waiting = { icon: Hourglass, className: 'bg-leaf-wash text-leaf' }
const onItsWay = { icon: Send, className: 'bg-leaf-wash text-leaf' }
const over = 'bg-sunken text-ink'

/** Where a part of a commission stands, as this reader would say it. */
export function standingOf(commission: Commission, reader: Reader): Shown {
  switch (commission.state) {
    case 'asked':
      return askedStanding(commission, reader)
    case 'recorded':
      return commission.recordedBy === reader
        ? { look: waiting, name: 'To be confirmed', isMine: false }
        : { look: mine, name: 'Confirm the payment', isMine: true }
    case 'paid':
      return { look: { icon: CircleCheck, className: 'bg-good-wash text-good' }, name: 'Paid', isMine: false }
    case 'refused':
      return { look: { icon: CircleX, className: over }, name: 'Refused', isMine: false }
    case 'withdrawn':
      return { look: { icon: CircleSlash, className: over }, name: 'Withdrawn', isMine: false }
  }
}

function askedStanding({ means, release }: Commission, reader: Reader): Shown {
  if (release && release.state !== 'asked') {
    const isStuck = release.state === 'approved' && release.account === null
    const name = isStuck ? 'Waiting for the agent’s bank account' : releaseGraph.states[release.state]
    return isStuck && reader === 'agent' ? { look: mine, name, isMine: true } : { look: onItsWay, name, isMine: false }
  }
  if (release?.hasClientApproved && release.waitsFor.length > 0) {
    return { look: waiting, name: `Waiting for ${listOf(release.waitsFor)} to approve`, isMine: false }
  }
  const verb = means === 'held' ? 'approve' : 'pay'
  return reader === 'client'
    ? { look: mine, name: `Waiting for you to ${verb}`, isMine: true }
    : { look: waiting, name: `Waiting for the client to ${verb}`, isMine: false }
}

/** A part that was not asked for, or not again. */
export function openStanding({ isDue, part }: Part, reader: Reader): Shown {
  if (!isDue) return { look: { icon: Clock, className: over }, name: `Due ${partName(part)}`, isMine: false }
  return reader === 'agent'
    ? { look: mine, name: 'Due: ask for it', isMine: true }
    : { look: { icon: Clock, className: over }, name: 'Due, not asked for yet', isMine: false }
}

export const partName = (part: CommissionPart) => commissionParts[part].label.toLowerCase()

/** Something waits for a payment or a word: the mandate stays until it is settled. */
export const isUnsettled = ({ commission }: Part) => commission?.state === 'asked' || commission?.state === 'recorded'

/** Nothing of this part is asked for or paid. */
export const isOpenPart = ({ commission }: Part) =>
  commission === null || commission.state === 'refused' || commission.state === 'withdrawn'

/** How it is paid, and what became of it, in a sentence. */
export function historyOf(commission: Commission, reader: Reader): string {
  const { state, means, askedAt, changedAt, reference, paidOn, release, recordedBy } = commission
  const recorded = paidOn ? `paid directly on ${formatDay(paidOn)}, reference ${reference ?? 'none'}` : ''
  const account = release?.account ? `, to ${release.account}` : ''
  switch (state) {
    case 'asked':
      return `Asked for on ${formatDay(askedAt)}. ${howPaid[means]}${release ? account : ''}.${alsoApproves(release, reader)}`
    case 'recorded':
      return `${recordedBy === reader ? 'You' : reader === 'client' ? 'The agent' : 'The client'} recorded it as ${recorded}.`
    case 'paid':
      return recorded ? `It was ${recorded}.` : `Paid out on ${formatDay(changedAt)}${account}.`
    case 'refused':
      return `Refused on ${formatDay(changedAt)}.`
    case 'withdrawn':
      return `Withdrawn or lapsed on ${formatDay(changedAt)}.`
  }
}

const listOf = (names: readonly string[]) => new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(names)

/** Whoever has a share of the client’s side approves it too. */
function alsoApproves(release: Commission['release'], reader: Reader): string {
  if (release?.state !== 'asked' || release.waitsFor.length === 0) return ''
  const names = listOf(release.waitsFor)
  const who = reader === 'client' ? 'you' : 'the client'
  return release.hasClientApproved
    ? ` ${who === 'you' ? 'You have' : 'The client has'} approved it; it is paid once ${names} ${release.waitsFor.length > 1 ? 'have' : 'has'} too.`
    : ` Besides ${who}, ${names} ${release.waitsFor.length > 1 ? 'approve' : 'approves'} it, with a code of their own.`
}

const howPaid = {
  held: 'It comes out of the money held for the seller',
  order: 'It is paid through the payment partner, or directly',
  direct: 'It is paid directly',
} as const

/** What of it reaches the agent, where it goes through the payment partner. */
export function payoutLines(commission: Commission): { name: string; amount: number }[] {
  const { fee, gst, tcs, tds, ourFee, ourGst, payout, means } = commission
  if (means === 'direct' || commission.recordedBy !== null) return []
  return [
    { name: 'Commission', amount: fee },
    { name: 'GST on it', amount: gst },
    { name: 'GST collected at source', amount: -tcs },
    { name: 'Income tax deducted', amount: -tds },
    { name: 'Our fee with GST', amount: -Math.round((ourFee + ourGst) * 100) / 100 },
    { name: 'Reaches the agent', amount: payout },
  ].filter(({ amount }) => amount !== 0)
}
