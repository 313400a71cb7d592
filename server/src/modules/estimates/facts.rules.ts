import type { EstimateFact } from '@properysearch/contract/estimates/calls'
import { amenities, bhkNames, permittedUseNames, postedByNames } from '@properysearch/contract/listings/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import type { FactKey, Subject } from './model/columns.ts'

/** The names that the numbers of a listing stand for. */
export interface Named extends Subject {
  city: string
  society: string | null
}

const mostFacts = 5
/** Less than this moves nothing. */
const leastMove = 0.004
/** What people read of it is what it is for, not what moved it. */
const unsaid: readonly FactKey[] = ['kind', 'month']

/** The facts that moved an estimate most, the strongest first, in words. */
export function strongestFacts(
  subject: Named,
  { moves, price }: { moves: ReadonlyMap<FactKey, number>; price: number },
  comparables: number,
): EstimateFact[] {
  return [...moves]
    .filter(([key, move]) => !unsaid.includes(key) && Math.abs(move) >= leastMove)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .flatMap(([key, move]) => {
      const words = wordsOf(key, subject, comparables)
      if (!words) return []
      const [label, against] = words
      const percent = Math.round((Math.exp(move) - 1) * 1000) / 10
      return [{ key, label, against, percent, rupees: Math.round(price * (1 - Math.exp(-move))) }]
    })
    .slice(0, mostFacts)
}

function wordsOf(key: FactKey, subject: Named, comparables: number): [label: string, against: string] | null {
  const { locality, city, society, subcategory } = subject
  const average = `than average for ${subcategory.toLowerCase()} in ${city}`
  switch (key) {
    case 'locality':
      return [locality, `than in ${city} as a whole`]
    case 'position':
      return [`Its place in ${locality}`, 'than the rest of the locality']
    case 'society':
      return society === null ? null : [society, 'than similar properties around it']
    case 'size':
      return [`${formatNumber(subject.sizeSqft)} sqft`, `per sqft ${average}`]
    case 'rooms': {
      const rooms = roomsOf(subject)
      return rooms === '' ? null : [rooms, average]
    }
    case 'floor':
      return subject.floor === null ? null : [floorOf(subject), average]
    case 'building':
      return subject.totalFloors === null ? null : [`A building of ${subject.totalFloors} floors`, average]
    case 'age':
      return subcategory === 'Plots' ? null : [ageOf(subject), average]
    case 'furnishing':
      return subject.furnishing === null ? null : [furnishingNames[subject.furnishing] ?? subject.furnishing, average]
    case 'facing':
      return subject.facing === null ? null : [`Facing ${subject.facing.toLowerCase().replace(' ', '-')}`, average]
    case 'land':
      return subject.plotSqft === null ? null : [`A plot of ${formatNumber(subject.plotSqft)} sqft`, average]
    case 'parking':
      return [counted(subject.garages, 'parking place', 'parking places', 'No parking place'), average]
    case 'poster':
      return [`Posted by: ${postedByNames[subject.postedBy].toLowerCase()}`, average]
    case 'amenities': {
      const kinds = amenities.filter((_, i) => (subject.amenityBits >> i) & 1).length
      return [`${counted(kinds, 'kind of amenity', 'kinds of amenities', 'No amenities named')} nearby`, average]
    }
    case 'use':
      return [`Permitted use: ${permittedUseNames[subject.permittedUse].toLowerCase()}`, average]
    case 'comparables':
      return [`The ${comparables} comparables`, 'than their own facts explain']
    default:
      return null
  }
}

const furnishingNames: Record<string, string> = {
  Furnished: 'Furnished',
  'Semi-Furnished': 'Semi-furnished',
  UnFurnished: 'Unfurnished',
}

function roomsOf({ bhk, bathrooms, balconies }: Subject): string {
  const parts = [
    bhk === null ? null : bhkNames[String(bhk) as keyof typeof bhkNames],
    bathrooms === null ? null : counted(bathrooms, 'bathroom', 'bathrooms', ''),
    bhk === null ? null : counted(balconies, 'balcony', 'balconies', ''),
  ]
  return parts.filter(Boolean).join(', ')
}

function floorOf({ floor, totalFloors }: Subject): string {
  const name = floor === 0 ? 'Ground floor' : (floor ?? 0) < 0 ? 'Basement' : `Floor ${floor}`
  return totalFloors === null ? name : `${name} of ${totalFloors}`
}

function ageOf({ age, possession }: Subject): string {
  if (age === 'UnderConstruction' || possession !== 'Ready To Move') return 'Not yet built'
  if (age === null) return 'Age not given'
  return age.startsWith('Above')
    ? 'More than 20 years old'
    : `${age.replace(' Years', '').replace('-', ' to ')} years old`
}

function counted(count: number, one: string, many: string, none: string): string {
  return count === 0 ? none : `${count} ${count === 1 ? one : many}`
}
