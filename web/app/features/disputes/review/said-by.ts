import { type BookingSide, sideName } from '@properysearch/contract/bookings/facts'
import type { ReviewedDispute } from '@properysearch/contract/disputes/deciding-calls'

export interface Said {
  side: BookingSide
  who: string
  /** When it was written. */
  at: string | null
  words: string
}

const erased = 'Removed when the account was erased.'

/** Who raised it comes first, then the other side. */
export function saidBy(dispute: ReviewedDispute): [Said, Said] {
  const { raisedBy, reason, answer, raisedAt, answeredAt } = dispute
  const other = raisedBy === 'buyer' ? 'seller' : 'buyer'
  const name = (side: BookingSide) => `${dispute[side].name}, the ${sideName(side, dispute.deal.kind)}`
  return [
    { side: raisedBy, who: name(raisedBy), at: raisedAt, words: reason ?? erased },
    { side: other, who: name(other), at: answeredAt, words: answeredAt ? (answer ?? erased) : 'No answer yet.' },
  ]
}
