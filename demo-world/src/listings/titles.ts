import { bhkNames } from '@properysearch/contract/listings/facts'
import type { Random } from '../random.ts'
import type { Address } from './addresses.ts'
import type { Place } from './places.ts'
import type { Shape } from './shape.ts'

const grouped = new Intl.NumberFormat('en-IN')

/** What somebody would write over it: the fact that sets it apart, then what and where it is. */
export function drawTitle(random: Random, place: Place, shape: Shape, { landmark }: Address): string {
  const where = shape.society && random.next() < 0.55 ? `${shape.society.name}, ${place.locality}` : place.locality
  const area = `${grouped.format(shape.carpetSqft ?? shape.plotSqft ?? 0)} sqft`
  switch (shape.subcategory) {
    case 'Plots':
      return random.pick([
        `${area} ${plotUse[shape.permittedUse]} in ${where}`,
        `${capital(plotUse[shape.permittedUse])} ${landmark}, ${place.locality}`,
        `${capital(shape.facing.toLowerCase().replace(' ', '-'))}-facing ${plotUse[shape.permittedUse]}, ${area}, ${place.locality}`,
      ])
    case 'Offices':
      return random.pick([
        `${area} ${shape.permittedUse === 'industrial' ? 'light-industrial unit' : 'office'} in ${where}`,
        `${finish(shape)}office ${landmark}, ${place.locality}`,
        `Office on the ${ordinal(shape.floor ?? 1)} floor, ${where}`,
      ])
    case 'Shops':
      return random.pick([
        `${area} shop in ${where}`,
        `${shape.floor === 0 ? 'Road-level' : 'First-floor'} shop ${landmark}, ${place.locality}`,
        `Shop with ${random.between(8, 18)} ft frontage in ${place.locality}`,
      ])
    default:
      return homeTitle(random, place, shape, where, landmark)
  }
}

function homeTitle(random: Random, place: Place, shape: Shape, where: string, landmark: string): string {
  const rooms = bhkNames[String(shape.bhk ?? 2) as keyof typeof bhkNames]
  const what =
    { Flats: 'flat', Houses: 'house', Villas: 'villa', 'Studio Apartments': 'studio' }[shape.subcategory as 'Flats'] ??
    'home'
  const isHigh = (shape.floor ?? 0) >= 9
  const apart = [
    ...(shape.floor !== null && shape.floor === shape.totalFloors ? ['Top-floor'] : []),
    ...(isHigh ? ['High-floor'] : []),
    ...(shape.balconies >= 3 ? [`${shape.balconies}-balcony`] : []),
    ...(shape.facing.includes('East') ? [`${capital(shape.facing.toLowerCase().replace(' ', '-'))}-facing`] : []),
    ...(shape.furnishing === 'Furnished' ? ['Furnished'] : []),
    ...(shape.possession === 'Ready To Move' ? [] : ['New']),
    'Corner',
    '',
    '',
  ]
  const lead = random.pick(apart)
  const size = shape.subcategory === 'Studio Apartments' ? `${rooms} studio` : `${rooms} ${what}`
  return random.pick([
    `${size} in ${where}`,
    `${lead} ${size} in ${where}`.trim(),
    `${lead} ${size} ${landmark}, ${place.locality}`.trim(),
  ])
}

const plotUse = {
  residential: 'NA plot',
  office: 'office plot',
  retail: 'roadside retail plot',
  industrial: 'industrial plot',
  agricultural: 'farm land',
} as const

function finish(shape: Shape): string {
  return shape.furnishing === 'Furnished'
    ? 'Plug-and-play '
    : shape.furnishing === 'UnFurnished'
      ? 'Bare-shell '
      : 'Fitted '
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function ordinal(n: number): string {
  const tail = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return n === 0 ? 'ground' : `${n}${tail}`
}
