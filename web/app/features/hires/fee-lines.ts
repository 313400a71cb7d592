import type { Hire } from '@properysearch/contract/hires/calls'
import { heldHireStates } from '@properysearch/contract/hires/facts'
import { payoutRules } from '@properysearch/contract/releases/payout'
import { gstPercent } from '@properysearch/contract/values/gst'

export interface Line {
  name: string
  /** Rupees. */
  amount: number
  isSum?: true
}

const plus = (...amounts: number[]) => Math.round(amounts.reduce((sum, one) => sum + one * 100, 0)) / 100
const there = ({ amount, isSum }: Line) => amount !== 0 || isSum

const supplierGst = (payoutRules.at(-1)?.gstRate ?? 0) / 100

/** All that the client pays, with every tax. The professional sees what is theirs. */
export function clientLines({ quote, iAm, kind, paidAt }: Pick<Hire, 'quote' | 'iAm' | 'kind' | 'paidAt'>): Line[] {
  if (!quote) return []
  const { fee, gst, platformFee, platformGst, total } = quote
  const theirs: Line[] = [
    { name: 'Fee', amount: fee },
    { name: `GST ${supplierGst}% on it`, amount: gst },
  ]
  const ours: Line[] = [
    { name: 'Our fee, the same for every hire', amount: platformFee },
    { name: `GST ${gstPercent}% on our fee`, amount: platformGst },
  ]
  if (iAm === 'professional') {
    const name = paidAt ? 'The client paid for you' : 'The client pays for you'
    return [...theirs, { name, amount: plus(fee, gst), isSum: true as const }].filter(there)
  }
  const sum = { name: paidAt ? 'You paid' : 'You pay', amount: total, isSum: true as const }
  return [...theirs, ...(kind === 'lawyer' || platformFee > 0 ? ours : []), sum].filter(there)
}

/** Held, paid out or gone back: of what was paid. */
export function whereItIs({ quote, state, order, dispute, iAm, paidAt, professional }: Hire): Line[] {
  if (!quote || paidAt === null) return []
  const held = plus(quote.fee, quote.gst)
  const refunded = order?.refunded ?? 0
  if ((heldHireStates as readonly string[]).includes(state))
    return [{ name: 'Held by our payment partner', amount: held }]
  if (state !== 'closed') return [{ name: 'Gone back', amount: iAm === 'client' ? refunded : held }].filter(there)
  const decision = dispute?.decision
  const lines: Line[] = [
    {
      name: iAm === 'client' ? `For ${professional.name}` : 'Yours, before what is kept back',
      amount: decision ? decision.toProfessional : held,
    },
    {
      name: iAm === 'client' ? 'Gone back to you' : 'Gone back to the client',
      amount: decision ? decision.toClient : 0,
    },
  ]
  return lines.filter(there)
}

/** What is kept back, and what is left. */
export function payoutLines({ fee, gst, tcs, tds, ourFee, ourGst, payout }: NonNullable<Hire['payout']>): Line[] {
  const lines: Line[] = [
    { name: 'Fee', amount: fee },
    { name: 'GST on it', amount: gst },
    { name: 'GST collected at source (TCS)', amount: -tcs },
    { name: 'Income tax deducted (TDS)', amount: -tds },
    { name: 'Our fee', amount: -ourFee },
    { name: 'GST on our fee', amount: -ourGst },
    { name: 'Reaches you', amount: payout, isSum: true },
  ]
  return lines.filter(there)
}
