import type { AllData } from '@properysearch/contract/analysis/calls'
import { type AnalysisFilters, leastForMedian, placeSlug } from '@properysearch/contract/analysis/facts'
import { type ListedIn, type Subcategory, subcategories } from '@properysearch/contract/listings/facts'
import { placesWanted } from '../market/choose.rules.ts'
import { bandOf, middleOf, totalOf } from '../market/chosen.rules.ts'
import { kept } from '../market/keep.ts'
import { type Market, type MarketPlace, monthKey } from '../market/market.ts'
import { type Band, rateInRupees } from '../market/middles.rules.ts'
import { bhkSteps } from '../market/ready.rules.ts'
import { inRoom, type Room } from '../market/row-sets.rules.ts'
import { fromListings, fromMonths } from '../market/sources.rules.ts'
import { drawDeals } from './deals.rules.ts'
import { distribute } from './distribution.rules.ts'
import { countDays, middleDay, type Scanned, scan, setsOfPlace, yieldingKind } from './scan.rules.ts'

/** Every chart of the page. `today` is counted from 1970, in India. */
export function drawCharts(market: Market, filters: AnalysisFilters, today: number): AllData {
  const places = placesWanted(market, filters)
  return inRoom(places, setsOfPlace, (room) => drawPlaces(market, places, filters, today, room))
}

function drawPlaces(
  market: Market,
  places: readonly MarketPlace[],
  filters: AnalysisFilters,
  today: number,
  room: Room,
): AllData {
  const listedIn: ListedIn = filters.category ?? 'sell'
  const { scanned, supply, days, n } = scan(places, filters, listedIn, today, room)
  const priced = scanned.map((part) => part.priced)
  const pricedN = totalOf(priced)
  const made = (count: number) => fromListings(places, count)
  const groups = grouped(scanned, filters)
  const rows = groups.map(({ parts, ...group }) => ({
    ...group,
    ...bandOf(parts.map((part) => part.priced)),
  }))
  return {
    place: placeOf(filters, places),
    listedIn,
    subcategory: filters.subcategory ?? null,
    areaBasis: filters.subcategory === 'Plots' ? 'plot' : 'carpet',
    choices: kept(market, ['choices', filters.state, filters.city], () => choicesOf(market, filters)),
    summary: { ...made(pricedN), ...bandOf(priced) },
    byLocality: {
      ...made(rows.reduce((sum, row) => sum + (row.usual === null ? 0 : row.n), 0)),
      rows: rows.filter((row) => row.n > 0).sort(dearestFirst),
    },
    trend: trendOf(market, filters, listedIn),
    supply: { ...made(n), rows: supplyRows(supply) },
    distribution: { ...made(pricedN), rows: distribute(priced) },
    rentYield: { subcategory: yieldingKind(filters), ...yields(groups, places) },
    timeOnMarket: {
      ...made(n),
      usualDays: n < leastForMedian ? null : middleDay(days, n),
      rows: countDays(days),
    },
    deals: drawDeals(market, filters, listedIn),
  }
}

const dearestFirst = (a: Band & { name: string }, b: Band & { name: string }) =>
  (b.usual ?? -1) - (a.usual ?? -1) || b.n - a.n || a.name.localeCompare(b.name)

interface Group {
  name: string
  slug: string | null
  latitude: number
  longitude: number
  parts: Scanned[]
}

/** By locality where a city is chosen, else by city. */
function grouped(scanned: readonly Scanned[], filters: AnalysisFilters): Group[] {
  if (filters.city !== undefined) {
    return scanned.map((part) => {
      const { city, locality, latitude, longitude } = part.place
      const name = locality ?? (scanned.length === 1 ? city : `Elsewhere in ${city}`)
      return { name, slug: locality && placeSlug(locality, city), latitude, longitude, parts: [part] }
    })
  }
  const byCity = Map.groupBy(scanned, ({ place }) => place.city)
  return [...byCity].map(([city, parts]) => {
    const own = parts.find(({ place }) => place.locality === null) ?? (parts[0] as Scanned)
    const { latitude, longitude } = own.place
    return { name: city, slug: placeSlug(null, city), latitude, longitude, parts }
  })
}

function placeOf({ city, locality, state }: AnalysisFilters, [first]: readonly MarketPlace[]): AllData['place'] {
  return {
    country: 'India',
    state: city !== undefined || state !== undefined ? (first?.state ?? state ?? null) : null,
    city: city === undefined ? null : (first?.city ?? city),
    locality: locality === undefined ? null : (first?.locality ?? locality),
  }
}

function choicesOf({ places }: Market, { state, city }: AnalysisFilters): AllData['choices'] {
  const same = (a: string | undefined, b: string) => a?.toLowerCase() === b.toLowerCase()
  const names = (all: readonly (string | null)[]) =>
    [...new Set(all.filter((name): name is string => name !== null))].sort((a, b) => a.localeCompare(b))
  return {
    states: names(places.map((place) => place.state)),
    cities: names(places.filter((place) => state === undefined || same(state, place.state)).map(({ city }) => city)),
    localities: names(places.filter((place) => same(city, place.city)).map(({ locality }) => locality)),
  }
}

/** By place and kind only: flats where no kind is chosen. Nothing for a whole country. */
function trendOf(market: Market, filters: AnalysisFilters, listedIn: ListedIn): AllData['trend'] {
  const subcategory = yieldingKind(filters)
  const [first] = filters.city === undefined ? [] : placesWanted(market, filters)
  const localityId = filters.locality === undefined ? 0 : (first?.localityId ?? 0)
  const months = first
    ? (market.months.get(monthKey({ cityId: first.cityId, localityId, listedIn, subcategory })) ?? [])
    : []
  const rows = months.slice(-24).map(({ month, pricePerSqftPaise, listings }) => ({
    month,
    usual: rateInRupees(pricePerSqftPaise),
    n: listings,
  }))
  return {
    ...fromMonths(
      market,
      rows.reduce((sum, row) => sum + row.n, 0),
    ),
    subcategory,
    rows,
  }
}

function supplyRows(supply: Uint32Array): AllData['supply']['rows'] {
  return [...supply].flatMap((n, cell) => {
    const bhk = cell % bhkSteps
    const subcategory = subcategories[Math.floor(cell / bhkSteps)] as Subcategory
    return n === 0 ? [] : [{ subcategory, bhk: bhk === bhkSteps - 1 ? null : bhk, n }]
  })
}

/** Only where both the rents and the prices are made of enough. */
function yields(groups: readonly Group[], places: readonly MarketPlace[]): Omit<AllData['rentYield'], 'subcategory'> {
  const rows = groups.flatMap(({ name, parts }) => {
    const [sales, rentals] = [parts.map((part) => part.sales), parts.map((part) => part.rentals)]
    const [price, rent] = [middleOf(sales), middleOf(rentals)]
    if (price === null || rent === null) return []
    return [
      {
        name,
        percent: Math.round((rent * 12 * 10_000) / price) / 100,
        rentPerSqft: rent / 100,
        pricePerSqft: Math.round(price / 100),
        rentals: totalOf(rentals),
        sales: totalOf(sales),
      },
    ]
  })
  rows.sort((a, b) => b.percent - a.percent || a.name.localeCompare(b.name))
  return {
    ...fromListings(
      places,
      rows.reduce((sum, row) => sum + row.rentals + row.sales, 0),
    ),
    rows,
  }
}
