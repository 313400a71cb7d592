import { type CostFacts, type CostLine, maintenanceLines, summed, type TrueCost } from './cost-lines.ts'
import { costOfRenting } from './cost-of-renting.ts'
import { purchaseCost } from './purchase-cost.ts'
import { gstOnUnderConstruction, metroCities, type StampDutyPlace, tdsOnPurchase } from './rates.ts'
import type { Buyers } from './stamp-duty.ts'

const sqftInSqm = 10.7639

/** What a listing costs in all, each line with its rule and who decides it. */
export function trueCost(facts: CostFacts, buyers: Buyers): TrueCost {
  return facts.listedIn === 'rent' ? costOfRenting(facts) : costOfBuying(facts, buyers)
}

function costOfBuying(facts: CostFacts, buyers: Buyers): TrueCost {
  const place = dutyPlaceOf(facts)
  const cost = purchaseCost({
    agreementRupees: facts.priceRupees,
    readyReckonerRupees: 0,
    place: place ?? 'pmc',
    buyers,
    isHome: facts.isHome,
    isUnderConstruction: facts.isUnderConstruction && facts.isHome,
    carpetSqm: (facts.carpetSqft ?? 0) / sqftInSqm,
    isInMetro: metroCities.includes(facts.city),
  })
  const upFront = [
    {
      label: 'Price',
      rupees: facts.priceRupees,
      rule: 'The asking price. What you pay in the end is what you agree on.',
      decidedBy: 'The seller',
    },
    ...(place ? dutyIn(facts, cost) : dutyElsewhere(facts.state)),
    ...gstLines(facts, cost),
  ]
  return {
    ...summed(upFront),
    within: cost.tdsRupees ? [tdsLine(cost.tdsRupees)] : [],
    everyMonth: maintenanceLines(facts),
    isEstimate: place !== null && cost.isEstimate,
  }
}

/** Only Maharashtra's rates are known to us, and of its cities Pune's. */
function dutyPlaceOf({ state, authority }: CostFacts): StampDutyPlace | null {
  if (state !== 'Maharashtra' || authority === null) return null
  return authority === 'PMC' ? 'pmc' : authority === 'PCMC' ? 'pcmc' : 'outside'
}

type Cost = ReturnType<typeof purchaseCost>

function dutyIn({ isHome }: CostFacts, cost: Cost): CostLine[] {
  const parts = cost.isEstimate
    ? 'Published rates outside the corporations range from 3 to 6%. We use the highest; ask the sub-registrar.'
    : 'Duty 5%, local body 1%, metro 1%, on the higher of price and Ready Reckoner value.'
  const women = isHome ? ' Women buying alone or with other women have paid 1% less since 1 Apr 2021.' : ''
  return [
    {
      label: `Stamp duty ${cost.dutyPercent}%`,
      rupees: cost.dutyRupees,
      rule: parts + women,
      decidedBy: 'Government of Maharashtra',
    },
    {
      label: 'Registration',
      rupees: cost.registrationRupees,
      rule: '1%, at most ₹30,000.',
      decidedBy: 'Government of Maharashtra',
    },
  ]
}

function dutyElsewhere(state: string): CostLine[] {
  return [
    {
      label: 'Stamp duty and registration',
      rupees: null,
      rule: 'We have not checked the rates here. Ask the sub-registrar before you settle the price.',
      decidedBy: `State or territory: ${state}`,
    },
  ]
}

function gstLines({ isUnderConstruction, isHome, isPlot }: CostFacts, cost: Cost): CostLine[] {
  if (!isUnderConstruction || isPlot) return []
  const decidedBy = 'GST Council'
  if (!isHome) {
    return [
      {
        label: 'GST',
        rupees: null,
        rule: 'For offices and shops it depends on the project: ask the builder.',
        decidedBy,
      },
    ]
  }
  const { percent, affordable } = gstOnUnderConstruction
  return [
    {
      label: `GST ${cost.gstPercent}%`,
      rupees: cost.gstRupees,
      rule: `On what is paid before the completion certificate: ${affordable.percent}% for affordable homes up to ₹45 Lac, otherwise ${percent}%. There is no GST on a finished home.`,
      decidedBy,
    },
  ]
}

function tdsLine(rupees: number): CostLine {
  return {
    label: `TDS ${tdsOnPurchase.percent}%`,
    rupees,
    rule: 'From ₹50 Lac you deduct it from the price and pay it in the seller’s name (Form 141, within 30 days of the month’s end). More if the seller lives abroad.',
    decidedBy: 'Income-tax Act 2025, section 393(1), since 1 Apr 2026; before, 194-IA',
  }
}
