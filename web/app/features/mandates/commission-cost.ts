import type { BookingKind } from '@properysearch/contract/bookings/facts'
import { inForceOn } from '@properysearch/contract/bookings/law'
import { commissionThroughUs, feeOf, mostFeeOf, partsOf } from '@properysearch/contract/mandates/commission'
import { payoutRules } from '@properysearch/contract/releases/payout'

/** What an agent will cost, in rupees. */
export interface Cost {
  fee: number
  /** If the agent is registered for GST. */
  gst: number
  total: number
  agreement: number
  deed: number
  /** Ours, with its GST: out of what reaches the agent, where the payment partner pays it. */
  ourFee: number
  /** Hundredths of a per cent. */
  ourRate: number
}

interface Offered {
  price: number
  kind: BookingKind
  rate: number | undefined
  amount: number | undefined
  agreementShare: number
  day: string
}

/** Where it is taxed splits the GST on our fee and changes no sum. */
const anyState = 'Maharashtra'

/** Null while nothing is offered, or more than may be agreed on. */
export function costOf({ price, kind, rate, amount, agreementShare, day }: Offered): Cost | null {
  const pricePaise = Math.round(price * 100)
  if (rate === undefined && amount === undefined) return null
  const agreed = { rate: rate ?? null, amountPaise: amount === undefined ? null : Math.round(amount * 100) }
  const feePaise = feeOf(agreed, pricePaise)
  if (!(feePaise > 0 && feePaise <= mostFeeOf({ kind, pricePaise }))) return null
  if (!(agreementShare >= 0 && agreementShare <= 10_000)) return null
  // The dearest case: a registered firm.
  const profile = { isRegistered: true, isIndividual: false, hasPan: true, feesThisYearPaise: 0 }
  const figures = commissionThroughUs(feePaise, profile, { day, placeOfSupply: anyState, ourState: anyState })
  const parts = partsOf(feePaise, agreementShare)
  return {
    fee: feePaise / 100,
    gst: figures.gstPaise / 100,
    total: (feePaise + figures.gstPaise) / 100,
    agreement: parts.agreement / 100,
    deed: parts.deed / 100,
    ourFee: figures.ourFee.totalPaise / 100,
    ourRate: inForceOn(payoutRules, day).ourRate,
  }
}
