import type {
  Facing,
  Furnishing,
  ListedIn,
  PermittedUse,
  Possession,
  PostedBy,
  PropertyAge,
  Subcategory,
} from '@properysearch/contract/listings/facts'
import { facings } from '@properysearch/contract/listings/facts'
import type { Random } from '../random.ts'
import type { Place } from './places.ts'
import { round, type Society } from './societies.ts'

/** What a listing is, before its price and its words. */
export interface Shape {
  listedIn: ListedIn
  subcategory: Subcategory
  permittedUse: PermittedUse
  postedBy: PostedBy
  society: Society | null
  latitude: number
  longitude: number
  bhk: number | null
  bathrooms: number | null
  balconies: number
  garages: number
  carpetSqft: number | null
  builtUpSqft: number | null
  superBuiltUpSqft: number | null
  plotSqft: number | null
  floor: number | null
  totalFloors: number | null
  furnishing: Furnishing | null
  facing: Facing
  possession: Possession
  age: PropertyAge | null
  ageYears: number
}

type Weighted<T> = readonly (readonly [T, number])[]

export function weighted<T>(random: Random, choices: Weighted<T>): T {
  let at = random.next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [choice, weight] of choices) {
    at -= weight
    if (at < 0) return choice
  }
  return (choices[0] as readonly [T, number])[0]
}

const kindsByPoster: Record<PostedBy, Weighted<Subcategory>> = {
  owner: [
    ['Flats', 62],
    ['Houses', 10],
    ['Villas', 4],
    ['Plots', 9],
    ['Studio Apartments', 4],
    ['Offices', 5],
    ['Shops', 6],
  ],
  agent: [
    ['Flats', 55],
    ['Houses', 7],
    ['Villas', 5],
    ['Plots', 8],
    ['Studio Apartments', 4],
    ['Offices', 12],
    ['Shops', 9],
  ],
  builder: [
    ['Flats', 66],
    ['Houses', 4],
    ['Villas', 10],
    ['Plots', 8],
    ['Studio Apartments', 4],
    ['Offices', 5],
    ['Shops', 3],
  ],
}
const rooms: Partial<Record<Subcategory, Weighted<number>>> = {
  Flats: [
    [1, 21],
    [2, 45],
    [3, 26],
    [4, 7],
    [5, 1],
  ],
  Houses: [
    [2, 30],
    [3, 38],
    [4, 22],
    [5, 8],
    [7, 2],
  ],
  Villas: [
    [3, 34],
    [4, 40],
    [5, 18],
    [6, 6],
    [10, 2],
  ],
  'Studio Apartments': [[0, 1]],
}
/** Carpet sqft by rooms. */
const carpets: Record<number, readonly [number, number]> = {
  0: [260, 390],
  1: [420, 560],
  2: [620, 850],
  3: [900, 1300],
  4: [1500, 2400],
  5: [2200, 3100],
  6: [2800, 3800],
  7: [3200, 4300],
  10: [5200, 7200],
}

/** Draws a listing that could stand in this place. A builder sells what is new or not yet built. */
export function drawShape(random: Random, place: Place, societies: readonly Society[], postedBy: PostedBy): Shape {
  const subcategory = weighted(random, kindsByPoster[postedBy])
  const isHome = rooms[subcategory] !== undefined
  const isLow = ['Houses', 'Villas', 'Plots'].includes(subcategory)
  const fitting = societies.filter(
    (society) => society.totalFloors <= 3 === isLow && (postedBy === 'builder' || society.ageYears >= 0),
  )
  const unbuilt = fitting.filter((society) => society.ageYears < 3)
  const pool = postedBy === 'builder' && unbuilt.length > 0 ? unbuilt : fitting
  const society = pool.length > 0 && (subcategory !== 'Shops' || random.next() < 0.4) ? random.pick(pool) : null
  const ageYears =
    subcategory === 'Plots' ? 0 : (society?.ageYears ?? random.between(2, place.character === 'old' ? 35 : 15))
  const possession: Possession =
    subcategory === 'Plots' || ageYears >= 0 ? 'Ready To Move' : ageYears < -2 ? 'Upcoming' : 'Under Construction'
  const canRent = possession === 'Ready To Move' && subcategory !== 'Plots' && postedBy !== 'builder'
  const listedIn = canRent && random.next() < (subcategory === 'Villas' ? 0.2 : 0.42) ? 'rent' : 'sell'
  const bhk = isHome ? weighted(random, rooms[subcategory] as Weighted<number>) : null
  const areas = areasOf(random, subcategory, bhk, place)
  const totalFloors =
    subcategory === 'Plots' ? null : isLow ? random.between(1, 3) : (society?.totalFloors ?? random.between(2, 8))
  return {
    listedIn,
    subcategory,
    permittedUse: useOf(random, subcategory, place),
    postedBy,
    society,
    latitude: round(
      (society?.latitude ?? place.latitude + (random.next() - 0.5) * 0.018) + (random.next() - 0.5) * 0.0006,
    ),
    longitude: round(
      (society?.longitude ?? place.longitude + (random.next() - 0.5) * 0.018) + (random.next() - 0.5) * 0.0006,
    ),
    bhk,
    bathrooms:
      subcategory === 'Plots'
        ? null
        : isHome
          ? Math.min(
              10,
              Math.max(1, (bhk ?? 1) + (random.next() < 0.3 ? 1 : 0) - (bhk === 1 ? 0 : random.between(0, 1))),
            )
          : random.between(1, 2),
    balconies: isHome && bhk !== 0 ? random.between(1, Math.min(4, (bhk ?? 1) + 1)) : 0,
    garages:
      subcategory === 'Plots' || subcategory === 'Shops'
        ? 0
        : bhk !== null && bhk <= 1
          ? random.between(0, 1)
          : random.between(1, subcategory === 'Villas' ? 3 : 2),
    ...areas,
    floor:
      totalFloors === null || isLow
        ? null
        : subcategory === 'Shops'
          ? random.between(0, 1)
          : random.between(1, totalFloors),
    totalFloors,
    furnishing:
      subcategory === 'Plots' || possession !== 'Ready To Move'
        ? null
        : weighted(random, [
            ['Furnished', listedIn === 'rent' ? 3 : 1],
            ['Semi-Furnished', 4],
            ['UnFurnished', 3],
          ]),
    facing: weighted(
      random,
      facings.map((facing) => [facing, facing === 'East' || facing === 'North East' ? 3 : 1] as const),
    ),
    possession,
    age: subcategory === 'Plots' ? null : ageGroup(ageYears),
    ageYears,
  }
}

function areasOf(random: Random, subcategory: Subcategory, bhk: number | null, place: Place) {
  const between = (low: number, high: number) => Math.round(low + random.next() * (high - low))
  if (subcategory === 'Plots') {
    // Sold in round feet inside towns, in guntha (1,089 sqft) outside.
    const plotSqft =
      place.character === 'fringe'
        ? 1089 * random.between(2, 20)
        : random.pick([1000, 1200, 1500, 1800, 2000, 2400, 3000, 4000])
    return { carpetSqft: null, builtUpSqft: null, superBuiltUpSqft: null, plotSqft }
  }
  const [low, high] =
    bhk !== null
      ? (carpets[bhk] ?? [700, 900])
      : subcategory === 'Offices'
        ? random.pick([
            [220, 600],
            [600, 1500],
            [1500, 5200],
          ] as const)
        : ([110, 950] as const)
  const stretch = subcategory === 'Villas' ? 1.45 : subcategory === 'Houses' ? 1.15 : 1
  const carpetSqft = between(low * stretch, high * stretch)
  const builtUpSqft = Math.round(carpetSqft * (1.1 + random.next() * 0.1))
  const isLow = subcategory === 'Villas' || subcategory === 'Houses'
  return {
    carpetSqft,
    builtUpSqft,
    superBuiltUpSqft: isLow ? null : Math.round(carpetSqft * (1.3 + random.next() * 0.15)),
    plotSqft: isLow ? Math.round((carpetSqft * (0.7 + random.next() * 0.8)) / 50) * 50 : null,
  }
}

function useOf(random: Random, subcategory: Subcategory, place: Place): PermittedUse {
  if (subcategory === 'Plots') {
    return place.character === 'fringe'
      ? weighted(random, [
          ['residential', 5],
          ['agricultural', 3],
          ['industrial', 3],
          ['office', 1],
          ['retail', 1],
        ])
      : weighted(random, [
          ['residential', 6],
          ['office', 2],
          ['retail', 2],
          ['industrial', 1],
        ])
  }
  if (subcategory === 'Offices') return random.next() < 0.15 ? 'industrial' : 'office'
  if (subcategory === 'Shops') return random.next() < 0.08 ? 'industrial' : 'retail'
  return 'residential'
}

function ageGroup(years: number): PropertyAge {
  if (years < 0) return 'UnderConstruction'
  if (years < 5) return '0-5 Years'
  if (years < 10) return '5-10 Years'
  if (years < 15) return '10-15 Years'
  return years < 20 ? '15-20 Years' : 'Above 20 Years'
}
