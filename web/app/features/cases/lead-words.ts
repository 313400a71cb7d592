import type { Conflict, Lead } from '@properysearch/contract/cases/case'
import { formatAgo, formatMoment } from '../../lib/format.ts'

export const nameOf = ({ firstname, lastname }: Lead['buyerdata']): string => `${firstname} ${lastname}`

/** Baner, Pune; or as much of it as they said. */
export const placeOf = ({ locality, city }: Lead['buyerdata']): string => [locality, city].filter(Boolean).join(', ')

/** How old the lead is, then by when it is to be answered or where it stands: each fits a line of a phone. */
export function whenOf({ paidAt, answerBy, stateInWords }: Lead['lawyerdata'], now: Date): [string, string] {
  return [`Received ${formatAgo(paidAt, now)}.`, answerBy ? `Answer by ${formatMoment(answerBy)}` : stateInWords]
}

const whys: Record<Conflict['why'], string> = {
  'same-property': 'You acted for them in the matter of the same property.',
  'other-side-is-client': 'They are on the other side of this deal, and were your client.',
  'client-was-other-side': 'Your new client was on the other side of that matter.',
}

export const whyOf = ({ why }: Conflict): string => whys[why]
