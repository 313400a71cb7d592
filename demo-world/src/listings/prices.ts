import type { ListedIn } from '@properysearch/contract/listings/facts'
import type { Random } from '../random.ts'
import type { Place } from './places.ts'
import type { Shape } from './shape.ts'

export interface Price {
  /** Rupees; for rent, by the month. */
  price: number
  deposit: number | null
  maintenance: number | null
}

/** Before it is rounded, and before what makes one dearer than another. */
export interface DrawnPrice {
  rupees: number
  depositMonths: number | null
  maintenance: number | null
}

/** A month's rent against that of a 2 BHK. */
const rentByRooms: Record<number, number> = { 0: 0.45, 1: 0.62, 2: 1, 3: 1.45, 4: 2.1, 5: 2.8, 6: 3.3, 7: 3.6, 10: 5 }
const usualCarpet: Record<number, number> = {
  0: 325,
  1: 490,
  2: 735,
  3: 1100,
  4: 1950,
  5: 2650,
  6: 3300,
  7: 3750,
  10: 6200,
}
const kindFactor = {
  Flats: 1,
  Houses: 1.12,
  Villas: 1.3,
  'Studio Apartments': 1.04,
  Offices: 1.08,
  Shops: 1.55,
  Plots: 0.5,
} as const
const useFactor = { residential: 1, office: 1.15, retail: 1.3, industrial: 0.65, agricultural: 0.12 } as const

/** From what is usual in the place, higher for what is newer, higher up and furnished. */
export function drawPrice(random: Random, place: Place, shape: Shape): DrawnPrice {
  const quality = Math.min(
    1,
    Math.max(0, 0.55 - shape.ageYears * 0.017 + (shape.floor ?? 2) * 0.006 + (random.next() - 0.5) * 0.1),
  )
  const within = ([low, high]: readonly [number, number]) => low + (high - low) * quality
  const maintenance =
    shape.carpetSqft && shape.society ? roundTo(shape.carpetSqft * (3 + random.next() * 2), 100) : null
  if (shape.listedIn === 'rent') {
    const rupees = rentOf(within(place.rentBand), within(place.priceBand), shape)
    return { rupees, depositMonths: random.between(2, 4), maintenance }
  }
  const saleable =
    shape.plotSqft && shape.subcategory === 'Plots'
      ? shape.plotSqft
      : (shape.superBuiltUpSqft ?? shape.builtUpSqft ?? 0)
  const use =
    shape.subcategory === 'Plots' ? useFactor[shape.permittedUse] : shape.permittedUse === 'industrial' ? 0.8 : 1
  const furnished = shape.furnishing === 'Furnished' ? 1.05 : 1
  // Of a house, the plot under it counts too.
  const land = shape.subcategory !== 'Plots' && shape.plotSqft ? shape.plotSqft * within(place.priceBand) * 0.3 : 0
  const rupees = saleable * within(place.priceBand) * kindFactor[shape.subcategory] * use * furnished + land
  return { rupees, depositMonths: null, maintenance: shape.subcategory === 'Plots' ? null : maintenance }
}

/** As people round. */
export function askedPrice(
  { rupees, depositMonths, maintenance }: DrawnPrice,
  listedIn: ListedIn,
  factor: number,
): Price {
  const asked = rupees * factor
  const step = listedIn === 'rent' ? 500 : asked < 50_00_000 ? 50_000 : asked < 2_00_00_000 ? 1_00_000 : 5_00_000
  const price = roundTo(asked, step)
  return { price, deposit: depositMonths === null ? null : roundTo(price * depositMonths, 1000), maintenance }
}

function rentOf(rent2bhk: number, perSqft: number, shape: Shape): number {
  const furnished = { Furnished: 1.2, 'Semi-Furnished': 1.04, UnFurnished: 0.92 }[shape.furnishing ?? 'UnFurnished']
  if (shape.bhk !== null) {
    const kind = shape.subcategory === 'Villas' ? 1.5 : shape.subcategory === 'Houses' ? 1.1 : 1
    // A larger flat of as many rooms is let for more, though not by as much as it is larger.
    const usual = (usualCarpet[shape.bhk] ?? 0) * (shape.subcategory === 'Villas' ? 1.45 : 1)
    const larger = usual && shape.carpetSqft ? Math.sqrt(shape.carpetSqft / usual) : 1
    return rent2bhk * (rentByRooms[shape.bhk] ?? 1) * kind * furnished * larger
  }
  const yearly = (shape.carpetSqft ?? 0) * perSqft * (shape.subcategory === 'Shops' ? 0.085 : 0.07)
  return (yearly / 12) * furnished
}

/** To the nearest step, never nought. */
export function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step)
}
