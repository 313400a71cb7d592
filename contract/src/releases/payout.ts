import { inForceOn } from '../bookings/law.ts'
import { type Tax, taxOf } from '../values/gst.ts'
import { proportion } from '../values/money.ts'

// What becomes of a professional's fee that passes through us, to the paisa: of an agent's commission, of a hire. Rates
// are hundredths of a per cent.

/** What such a fee bears. Each row holds from its day on. */
export const payoutRules = [
  {
    from: '2026-04-01',
    /** On a registered supplier's fee. */
    gstRate: 1800,
    /** Collected by us from a registered supplier's taxable fee: section 52 of the CGST Act. */
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

export interface PayoutFigures {
  feePaise: number
  gstPaise: number
  tcsPaise: number
  tdsPaise: number
  /** Ours, with its GST. */
  ourFee: Tax
  payoutPaise: number
}

export interface PayoutTerms {
  day: string
  placeOfSupply: string
  ourState: string
  /** We keep back our own fee; never of a lawyer’s. */
  hasOurFee: boolean
}

/** The client pays fee and GST, the professional gets what is left of it. */
export function payoutOf(
  { feePaise, gstPaise }: { feePaise: number; gstPaise: number },
  profile: TaxProfile,
  { day, placeOfSupply, ourState, hasOurFee }: PayoutTerms,
): PayoutFigures {
  const rules = inForceOn(payoutRules, day)
  const tcsPaise = profile.isRegistered ? share(feePaise, rules.tcsRate) : 0
  const isFree = profile.isIndividual && profile.hasPan && profile.feesThisYearPaise + feePaise <= rules.tdsFreePaise
  const tdsPaise = isFree ? 0 : share(feePaise, profile.hasPan ? rules.tdsRate : rules.tdsRateWithoutPan)
  const ourFee = taxOf(hasOurFee ? share(feePaise, rules.ourRate) : 0, placeOfSupply, ourState)
  const payoutPaise = feePaise + gstPaise - tcsPaise - tdsPaise - ourFee.totalPaise
  return { feePaise, gstPaise, tcsPaise, tdsPaise, ourFee, payoutPaise }
}

export function gstOn(feePaise: number, isRegistered: boolean, day: string): number {
  return isRegistered ? share(feePaise, inForceOn(payoutRules, day).gstRate) : 0
}

const share = (paise: number, rate: number) => proportion(paise, rate, 10_000)
