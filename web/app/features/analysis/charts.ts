import type { AllData } from '@properysearch/contract/analysis/calls'
import { type ListedIn, listedInNames, type Subcategory } from '@properysearch/contract/listings/facts'
import { formatPrice, formatRupees } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { formatDay, formatMonth } from '../../lib/format.ts'
import { formatRate } from './rate.ts'

// What each chart says, in words and figures: the drawing, its table, the CSV and the picture are all made of this.

/** One bar, column, point or dot. */
export interface Mark {
  label: string
  value: number
  /** The value as it is read. */
  text: string
  /** Of how many it is made. */
  n: number | null
  /** Its further cells of the table, under the chart's further heads. */
  more?: readonly string[]
  /** A page of its own. */
  slug?: string | null
  /** Where it lies, of a map: degrees. */
  latitude?: number
  longitude?: number
  /** Its number, where the label is too long for the map. */
  nameOnMap?: string
  /** What the map is about. */
  isSubject?: boolean
}

export interface Chart {
  key: string
  kind: 'bars' | 'columns' | 'line' | 'map'
  title: string
  /** What it says, in one sentence; or why it says nothing. */
  says: string
  /** Of the table's first column, and of the value. */
  heads: readonly [string, string, ...string[]]
  marks: readonly Mark[]
  /** Source, date and n, in one line. */
  made: string
}

/** What a screen reader says of one mark. */
export const readOut = ({ label, text, n }: Mark, unit = ''): string =>
  `${label}: ${text}${unit}${n === null ? '' : `, of ${formatNumber(n)} listings`}`

const rate = (rupees: number) => `${formatRate(rupees)} per sqft`
const wholeRate = (rupees: number | null) => (rupees === null ? 'too few' : rate(rupees))
const counted = (n: number, one: string, many = `${one}s`) => `${formatNumber(n)} ${n === 1 ? one : many}`

interface Made {
  source: string
  asOf: string | null
  n: number
}

/** "Live listings on Properysearch, 19 Nov 2026, 1,204 listings" */
const madeOf = ({ source, asOf, n }: Made, one = 'listing') =>
  [source, ...(asOf ? [formatDay(asOf)] : []), counted(n, one)].join(', ')

/** "flats for sale" */
export function whatIsPriced(listedIn: ListedIn, subcategory: Subcategory | null): string {
  const kind = subcategory === null ? 'properties' : subcategory.toLowerCase()
  return `${kind} ${listedInNames[listedIn].toLowerCase()}`
}

export function areaName({ place }: Pick<AllData, 'place'>): string {
  if (place.locality && place.city) return `${place.locality}, ${place.city}`
  return place.city ?? place.state ?? 'India'
}

const basis = (data: AllData) => (data.areaBasis === 'plot' ? 'sqft of plot' : 'carpet sqft')
const tooFew = (what: string) => `There are too few listings here to say ${what}.`

/** A map of a single place would say nothing. */
export function chartsOf(data: AllData): Chart[] {
  return [
    byLocality(data),
    heatMap(data),
    trend(data),
    distribution(data),
    supply(data),
    rentYield(data),
    time(data),
    deals(data),
  ].filter(({ kind, marks }) => kind !== 'map' || marks.length > 1)
}

function byLocality(data: AllData): Chart {
  const { rows } = data.byLocality
  const told = rows.filter((row) => row.usual !== null)
  const [first, last] = [told[0], told.at(-1)]
  const where = data.place.city === null ? 'city' : 'locality'
  return {
    key: 'by-locality',
    kind: 'bars',
    title: `Price per ${basis(data)} by ${where}`,
    says:
      first && last
        ? told.length === 1
          ? `${first.name}: usually ${wholeRate(first.usual)}; half of the listings ask between ${wholeRate(first.low)} and ${wholeRate(first.high)}.`
          : `Prices are highest in ${first.name}, ${wholeRate(first.usual)}, and lowest in ${last.name}, ${wholeRate(last.usual)}.`
        : tooFew('what is usual'),
    heads: [
      where === 'city' ? 'City' : 'Locality',
      'Usual per sqft',
      'A quarter ask less than',
      'A quarter ask more than',
    ],
    marks: told.map(({ name, usual, low, high, n, slug }) => ({
      label: name,
      value: usual ?? 0,
      text: formatRate(usual ?? 0),
      n,
      slug,
      more: [formatRate(low ?? 0), formatRate(high ?? 0)],
    })),
    made: madeOf(data.byLocality),
  }
}

function heatMap(data: AllData): Chart {
  const { kind: _, ...bars } = byLocality(data)
  const places = new Map(data.byLocality.rows.map((row) => [row.name, row]))
  return {
    ...bars,
    key: 'heat-map',
    kind: 'map',
    title: `Where prices are high: ${areaName(data)}`,
    says: 'The stronger the colour, the higher the price. North is up.',
    marks: bars.marks.map((mark) => {
      const { latitude = 0, longitude = 0 } = places.get(mark.label) ?? {}
      return { ...mark, latitude, longitude }
    }),
  }
}

function trend(data: AllData): Chart {
  const { rows, subcategory } = data.trend
  const [first, last] = [rows[0], rows.at(-1)]
  const percent = first && last ? Math.round((last.usual / first.usual - 1) * 1000) / 10 : 0
  const direction = percent > 0 ? 'more' : 'less'
  return {
    key: 'trend',
    kind: 'line',
    title: 'Trend by month',
    says:
      first && last && rows.length > 1
        ? `${subcategory} ${listedInNames[data.listedIn].toLowerCase()} in ${areaName(data)}: ${rate(last.usual)} in ${formatMonth(last.month)}, ${
            percent === 0 ? 'the same as' : `${formatNumber(Math.abs(percent), 1)}% ${direction} than`
          } in ${formatMonth(first.month)}. Only place and kind count here, not the other filters.`
        : data.place.city === null
          ? 'Choose a city to see how its prices have moved.'
          : 'No month has been recorded here yet.',
    heads: ['Month', 'Usual per sqft'],
    marks: rows.map(({ month, usual, n }) => ({
      label: formatMonth(month),
      value: usual,
      text: formatRate(usual),
      n,
    })),
    made: madeOf(data.trend, 'monthly listing'),
  }
}

function distribution(data: AllData): Chart {
  const { rows, n } = data.distribution
  const top = rows.reduce((most, row) => (row.n > (most?.n ?? 0) ? row : most), rows[0])
  const name = ({ from, to }: { from: number | null; to: number | null }) =>
    from === null
      ? `Under ${formatRupees(to ?? 0)}`
      : to === null
        ? `${formatRupees(from)} or more`
        : `${formatRupees(from)} to ${formatRupees(to)}`
  return {
    key: 'distribution',
    kind: 'columns',
    title: `How prices per ${basis(data)} are spread`,
    says: top
      ? `The most common is ${lowerFirst(name(top))}: ${formatNumber(top.n)} of ${formatNumber(n)}.`
      : tooFew('how prices are spread'),
    heads: ['Rupees per sqft', 'Listings'],
    marks: rows.map((row) => ({ label: name(row), value: row.n, text: formatNumber(row.n), n: null })),
    made: madeOf(data.distribution),
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const bhkName = (bhk: number) => (bhk === 0 ? '1 RK' : bhk >= 10 ? '10+ BHK' : `${bhk} BHK`)

function supply(data: AllData): Chart {
  const { rows, n } = data.supply
  const sorted = rows.toSorted((a, b) => b.n - a.n)
  const nameOf = (row: (typeof rows)[number]) =>
    row.bhk === null ? row.subcategory : `${row.subcategory}, ${bhkName(row.bhk)}`
  const inWords = ({ subcategory, bhk }: (typeof rows)[number]) =>
    bhk === null ? subcategory : `${bhkName(bhk)} ${subcategory.toLowerCase()}`
  const [first] = sorted
  return {
    key: 'supply',
    kind: 'bars',
    title: 'Supply by type and BHK',
    says: first
      ? `${inWords(first)} are the most common: ${formatNumber(first.n)} of ${formatNumber(n)}.`
      : 'Nothing listed here matches.',
    heads: ['Type', 'Listings', 'Share'],
    marks: sorted.map((row) => ({
      label: nameOf(row),
      value: row.n,
      text: formatNumber(row.n),
      n: null,
      more: [`${formatNumber((row.n / n) * 100, 1)}%`],
    })),
    made: madeOf(data.supply),
  }
}

function rentYield(data: AllData): Chart {
  const { rows, subcategory } = data.rentYield
  const [first] = rows
  return {
    key: 'yield',
    kind: 'bars',
    title: `Rent yield of ${subcategory.toLowerCase()}`,
    says: first
      ? `A year’s rent is ${formatNumber(first.percent, 2)}% of the price in ${first.name}${rows.length > 1 ? ', the highest here' : ''}. Before maintenance, tax and empty months; homes at all prices.`
      : tooFew('what a home earns in rent'),
    heads: ['Place', 'Gross yield', 'Rent per sqft a month', 'Price per sqft'],
    marks: rows.map(({ name, percent, rentPerSqft, pricePerSqft, rentals, sales }) => ({
      label: name,
      value: percent,
      text: `${formatNumber(percent, 2)}%`,
      n: rentals + sales,
      more: [formatRupees(rentPerSqft, 2), formatRupees(pricePerSqft)],
    })),
    made: madeOf(data.rentYield),
  }
}

function time(data: AllData): Chart {
  const { rows, usualDays, n } = data.timeOnMarket
  return {
    key: 'time',
    kind: 'bars',
    title: 'Time on the market',
    says:
      usualDays === null
        ? tooFew('how long homes wait')
        : `Half of the live listings have been here for ${counted(usualDays, 'day')} or less.`,
    heads: ['Listed', 'Listings'],
    marks: n === 0 ? [] : rows.map((row) => ({ label: row.label, value: row.n, text: formatNumber(row.n), n: null })),
    made: madeOf(data.timeOnMarket),
  }
}

const dealsFilters = 'Only place, kind and bedrooms count here, not the other filters.'
const toldInFives = 'The newest deals are added five at a time, so that nobody’s own deal can be worked out.'

function deals(data: AllData): Chart {
  const { rows, paidPercent, usualDays, asked, paid, n } = data.deals
  const rent = data.listedIn === 'rent' ? ' a month' : ''
  return {
    key: 'deals',
    kind: 'bars',
    title: 'Asking and agreed prices',
    says:
      paidPercent === null
        ? `${n === 0 ? 'No deal' : counted(n, 'deal')} closed here so far: we show agreed prices once five deals have closed, so that nobody’s own deal can be worked out. ${dealsFilters}`
        : `Half of the deals closed at ${formatNumber(paidPercent, 1)}% of the asking price or less${
            asked === paid
              ? `, at prices of usually about ${formatPrice(paid ?? 0)}${rent}`
              : `: usually about ${formatPrice(asked ?? 0)}${rent} was asked, about ${formatPrice(paid ?? 0)}${rent} agreed`
          }${usualDays === null ? '' : `, after ${counted(usualDays, 'day')}`}. ${dealsFilters} ${toldInFives}`,
    heads: ['Agreed', 'Deals, to the nearest five'],
    marks: rows.map((row) => ({ label: row.label, value: row.n, text: formatNumber(row.n), n: null })),
    made: madeOf(data.deals, 'deal'),
  }
}
