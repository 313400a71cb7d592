import { formatRupees, proportion } from '../values/money.ts'
import { formatNumber } from '../values/numbers.ts'
import { type AdjustmentFactor, adjustmentFactorNames } from './facts.ts'
import type { ComparablesPart, PropertyPart, ValuesPart } from './report.ts'

// The arithmetic of a valuation, in one copy: the screen shows it while the evaluator types, the server freezes it.
// Amounts are rupees, exact to the paisa before they are rounded.

export type Adjustments = Record<AdjustmentFactor, number>

/** In ten-thousandths. */
const sqftPerSqm = 107_639
/** A value is an opinion: nobody means the last rupee of it. */
const roundedTo = 1000

export interface Rated {
  /** Rupees per sqft, as asked. */
  rate: number
  adjustments: Adjustments
}

/** In per cent, to one decimal. */
export function adjustedBy({ adjustments }: Pick<Rated, 'adjustments'>): number {
  return adjustmentFactorNames.reduce((sum, factor) => sum + tenths(adjustments[factor]), 0) / 10
}

/** The rate of a comparable, made like the property that is valued; to the rupee. */
export function adjustedRate(comparable: Rated): number {
  return Math.max(0, proportion(comparable.rate, 1000 + tenths(adjustedBy(comparable)), 1000))
}

/** The middle of what the comparables say; null before there is one. */
export function meanRate(comparables: readonly Rated[]): number | null {
  if (comparables.length === 0) return null
  const sum = comparables.reduce((total, comparable) => total + adjustedRate(comparable), 0)
  return proportion(sum, 1, comparables.length)
}

/** Whether a rate lies between the lowest and the highest adjusted one: if not, the report says why. */
export function isWithin(rate: number, comparables: readonly Rated[]): boolean {
  const rates = comparables.map(adjustedRate)
  return rates.length > 0 && rate >= Math.min(...rates) && rate <= Math.max(...rates)
}

export interface ValuedProperty {
  /** Carpet area; of a plot, its area. */
  areaSqft: number
  /** Null for a plot. */
  builtUpSqft: number | null
  adoptedRate: number
  realisablePercent: number
  distressPercent: number
  /** Of the Ready Reckoner, rupees per sq m; null where there is none for the place. */
  guidelineRate: number | null
  /** What it costs to build, rupees per sqft, less depreciation; null for a plot. */
  construction: { cost: number; depreciationPercent: number } | null
}

export const valueKinds = {
  market: 'Fair market value',
  realisable: 'Realisable value',
  distress: 'Distress value',
  guideline: 'Guideline value',
  insurable: 'Insurable value',
} as const
export type ValueKind = keyof typeof valueKinds

export interface Value {
  kind: ValueKind
  /** Rupees. */
  amount: number
  formula: string
}

/** Every value, with the formula that gives it. */
export function valuesOf(property: ValuedProperty): Value[] {
  const { areaSqft, builtUpSqft, adoptedRate, guidelineRate, construction } = property
  const market = rounded(adoptedRate, hundredths(areaSqft), 100)
  const part = (kind: ValueKind, percent: number): Value => ({
    kind,
    amount: rounded(market, tenths(percent), 1000),
    formula: `${formatRupees(market)} × ${formatNumber(percent, 1)}%`,
  })
  const values: Value[] = [
    { kind: 'market', amount: market, formula: `${sqft(areaSqft)} × ${formatRupees(adoptedRate)} per sqft` },
    part('realisable', property.realisablePercent),
    part('distress', property.distressPercent),
  ]
  if (guidelineRate !== null) {
    const area = builtUpSqft ?? areaSqft
    values.push({
      kind: 'guideline',
      amount: proportion(guidelineRate * 100, hundredths(area) * 100, sqftPerSqm, 100) / 100,
      formula: `${sqft(area)} ÷ ${sqftPerSqm / 10_000} × ${formatRupees(guidelineRate)} per sq m`,
    })
  }
  if (construction && builtUpSqft !== null) {
    const { cost, depreciationPercent } = construction
    values.push({
      kind: 'insurable',
      amount: rounded(cost, hundredths(builtUpSqft) * (1000 - tenths(depreciationPercent)), 100_000),
      formula: `${sqft(builtUpSqft)} × ${formatRupees(cost)} × (100% − ${formatNumber(depreciationPercent, 1)}%)`,
    })
  }
  return values
}

interface ValuedParts {
  property: PropertyPart
  comparables: Pick<ComparablesPart, 'adoptedRate'>
  values: ValuesPart
}

/** The values of a report, from its parts. */
export function valuesOfParts({ property, comparables, values }: ValuedParts): Value[] {
  const isPlot = property.kind === 'Plots'
  return valuesOf({
    areaSqft: property.areaSqft,
    builtUpSqft: isPlot ? null : property.builtUpSqft,
    adoptedRate: comparables.adoptedRate,
    realisablePercent: values.realisablePercent,
    distressPercent: values.distressPercent,
    guidelineRate: values.guideline?.rate ?? null,
    construction: isPlot ? null : values.construction,
  })
}

const rounded = (rupees: number, part: number, whole: number) =>
  proportion(rupees * 100, part, whole, roundedTo * 100) / 100

const sqft = (area: number) => `${formatNumber(area, 2)} sqft`
const tenths = (percent: number) => Math.round(percent * 10)
const hundredths = (area: number) => Math.round(area * 100)
