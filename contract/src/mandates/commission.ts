import type { BookingKind } from '../bookings/facts.ts'
import { gstOn, type PayoutFigures, type PayoutTerms, payoutOf, type TaxProfile } from '../releases/payout.ts'
import { proportion } from '../values/money.ts'
import { mostMonthsOfRent, mostRate } from './facts.ts'

// What becomes of an agent's commission, to the paisa. Rates are hundredths of a per cent.

/** Through our partner: the client pays fee and GST, the agent gets what is left of it. */
export function commissionThroughUs(
  feePaise: number,
  profile: TaxProfile,
  on: Omit<PayoutTerms, 'hasOurFee'>,
): PayoutFigures {
  const gstPaise = gstOn(feePaise, profile.isRegistered, on.day)
  return payoutOf({ feePaise, gstPaise }, profile, { ...on, hasOurFee: true })
}

/** Between the two: nothing is kept back of it. */
export function commissionDirect(feePaise: number, isRegistered: boolean, day: string): PayoutFigures {
  const gstPaise = gstOn(feePaise, isRegistered, day)
  const ourFee = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 0 }
  return { feePaise, gstPaise, tcsPaise: 0, tdsPaise: 0, ourFee, payoutPaise: feePaise + gstPaise }
}

/** Of the price, or the amount that was agreed on. */
export function feeOf(agreed: { rate: number | null; amountPaise: number | null }, pricePaise: number): number {
  return agreed.rate === null ? (agreed.amountPaise ?? 0) : share(pricePaise, agreed.rate)
}

/** The most that may be agreed on: of a sale a share of the price, of a rental some months of the rent. */
export function mostFeeOf({ kind, pricePaise }: { kind: BookingKind; pricePaise: number }): number {
  return kind === 'sale' ? share(pricePaise, mostRate) : pricePaise * mostMonthsOfRent
}

/** The two parts of a fee; together they are the whole. */
export function partsOf(feePaise: number, agreementShare: number): { agreement: number; deed: number } {
  const agreement = share(feePaise, agreementShare)
  return { agreement, deed: feePaise - agreement }
}

const share = (paise: number, rate: number) => proportion(paise, rate, 10_000)
