import type { BookingKind } from '../bookings/facts.ts'
import { inForceOn } from '../bookings/law.ts'
import { type Tax, taxOf } from '../values/gst.ts'
import { proportion } from '../values/money.ts'
import { mostMonthsOfRent, mostRate } from './facts.ts'

// What becomes of an agent's commission, to the paisa. Rates are hundredths of a per cent.

/** What an agent's fee bears when it passes through us. Each row holds from its day on. */
export const commissionRules = [
  {
    from: '2026-04-01',
    /** On a registered agent's fee. */
    gstRate: 1800,
    /** Collected by us from a registered agent's taxable fee: section 52 of the CGST Act. */
    tcsRate: 50,
    /** Deducted by us from the fee before GST: section 393(1) of the Income-tax Act, 2025 (earlier 194-O). */
    tdsRate: 10,
    tdsRateWithoutPan: 500,
    /** An individual with a PAN whose fees of the year stay within this has nothing deducted. */
    tdsFreePaise: 5_00_000_00,
    /** Our own fee. */
    ourRate: 500,
  },
] as const

export interface TaxProfile {
  isRegistered: boolean
  isIndividual: boolean
  hasPan: boolean
  /** Fees that reached them through us this financial year, before GST. */
  feesThisYearPaise: number
}

export interface CommissionFigures {
  feePaise: number
  gstPaise: number
  tcsPaise: number
  tdsPaise: number
  /** Ours, with its GST. */
  ourFee: Tax
  payoutPaise: number
}

/** Through our partner: the client pays fee and GST, the agent gets what is left of it. */
export function commissionThroughUs(
  feePaise: number,
  profile: TaxProfile,
  on: { day: string; placeOfSupply: string; ourState: string },
): CommissionFigures {
  const rules = inForceOn(commissionRules, on.day)
  const gstPaise = gstOn(feePaise, profile.isRegistered, on.day)
  const tcsPaise = profile.isRegistered ? share(feePaise, rules.tcsRate) : 0
  const isFree = profile.isIndividual && profile.hasPan && profile.feesThisYearPaise + feePaise <= rules.tdsFreePaise
  const tdsPaise = isFree ? 0 : share(feePaise, profile.hasPan ? rules.tdsRate : rules.tdsRateWithoutPan)
  const ourFee = taxOf(share(feePaise, rules.ourRate), on.placeOfSupply, on.ourState)
  const payoutPaise = feePaise + gstPaise - tcsPaise - tdsPaise - ourFee.totalPaise
  return { feePaise, gstPaise, tcsPaise, tdsPaise, ourFee, payoutPaise }
}

/** Between the two: nothing is kept back of it. */
export function commissionDirect(feePaise: number, isRegistered: boolean, day: string): CommissionFigures {
  const gstPaise = gstOn(feePaise, isRegistered, day)
  const ourFee = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 0 }
  return { feePaise, gstPaise, tcsPaise: 0, tdsPaise: 0, ourFee, payoutPaise: feePaise + gstPaise }
}

export function gstOn(feePaise: number, isRegistered: boolean, day: string): number {
  return isRegistered ? share(feePaise, inForceOn(commissionRules, day).gstRate) : 0
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
