import {
  type Amenity,
  type Bhk,
  type ExteriorMaterial,
  type Facing,
  type Furnishing,
  homes,
  type ListedIn,
  type PermittedUse,
  type Possession,
  type PropertyAge,
  type StructureType,
  type Subcategory,
} from './facts.ts'
import { isTitlePaper, type PaperKind } from './papers.ts'

// The steps of posting, which fields each kind of property has in them, and what is still missing. Free of zod: the
// server asks it before a listing may be submitted, the screens show it as progress.

/** Everything an owner writes. Null: not said yet, or not of this kind. Money is rupees. */
export interface ListingFields {
  listedIn: ListedIn
  subcategory: Subcategory
  postedBy: 'owner' | 'builder' | 'agent'
  city: string | null
  locality: string | null
  society: string | null
  address: string | null
  unit: string | null
  pincode: string | null
  latitude: number | null
  longitude: number | null
  bhk: Bhk | null
  bathrooms: number | null
  balconies: number
  garages: number
  carpetSqft: number | null
  builtUpSqft: number | null
  superBuiltUpSqft: number | null
  plotSqft: number | null
  floor: number | null
  totalFloors: number | null
  permittedUse: PermittedUse
  possession: Possession
  possessionOn: string | null
  availableFrom: string | null
  age: PropertyAge | null
  furnishing: Furnishing | null
  facing: Facing | null
  exteriorMaterial: ExteriorMaterial | null
  structureType: StructureType | null
  reraNumber: string | null
  price: number | null
  deposit: number | null
  maintenance: number | null
  title: string | null
  description: string
  amenities: Amenity[]
}
export type ListingField = keyof ListingFields

export const listingSteps = ['place', 'size', 'condition', 'price', 'words', 'media', 'papers'] as const
export type ListingStep = (typeof listingSteps)[number]

export const stepNames: Record<ListingStep, string> = {
  place: 'Location',
  size: 'Size and rooms',
  condition: 'Condition',
  price: 'Price',
  words: 'Title and description',
  media: 'Pictures',
  papers: 'Papers',
}

type Kind = Pick<ListingFields, 'listedIn' | 'subcategory'>

const isHome = ({ subcategory }: Kind) => homes.includes(subcategory)
const isPlot = ({ subcategory }: Kind) => subcategory === 'Plots'
/** A house or villa has its own land. */
const hasGround = ({ subcategory }: Kind) => subcategory === 'Houses' || subcategory === 'Villas'

/** What a property of this kind may be used for, the usual first: where goods are made or stored is an office or a shop. */
export function permittedUsesOf(kind: Kind): readonly [PermittedUse, ...PermittedUse[]] {
  if (isHome(kind)) return ['residential']
  if (isPlot(kind)) return ['residential', 'office', 'retail', 'industrial', 'agricultural']
  return [kind.subcategory === 'Offices' ? 'office' : 'retail', 'industrial']
}

/** The fields of a step, in the order they are asked: a plot has no bathrooms. */
export function fieldsOf(step: ListingStep, kind: Kind): ListingField[] {
  const only = (is: boolean, ...fields: ListingField[]) => (is ? fields : [])
  const built = !isPlot(kind)
  const sale = kind.listedIn === 'sell'
  switch (step) {
    case 'place':
      return ['latitude', 'longitude', 'city', 'locality', 'society', 'address', 'unit', 'pincode']
    case 'size':
      return [
        ...only(isHome(kind), 'bhk'),
        ...only(!built, 'plotSqft'),
        ...only(!isHome(kind), 'permittedUse'),
        ...only(built, 'carpetSqft', 'builtUpSqft', 'superBuiltUpSqft'),
        ...only(hasGround(kind), 'plotSqft'),
        ...only(built, 'bathrooms'),
        ...only(built && isHome(kind), 'balconies'),
        ...only(built, 'garages'),
        ...only(built && !hasGround(kind), 'floor'),
        ...only(built, 'totalFloors'),
      ]
    case 'condition':
      return [
        ...only(sale && built, 'possession', 'possessionOn'),
        ...only(!sale, 'availableFrom'),
        ...only(built, 'age', 'furnishing'),
        'facing',
        ...only(built, 'exteriorMaterial', 'structureType'),
        ...only(sale, 'reraNumber'),
        'postedBy',
      ]
    case 'price':
      return ['price', ...only(!sale, 'deposit'), ...only(built, 'maintenance')]
    case 'words':
      return ['title', 'description', 'amenities']
    default:
      return []
  }
}

/** What a new draft says already, though nobody has said it. */
const assumed: readonly ListingField[] = ['possession', 'postedBy', 'permittedUse', 'balconies', 'garages']

/** The steps that are behind whoever posts: nothing is missing, and something was said there or further on. */
export function doneSteps(fields: ListingFields, missing: readonly Pick<Missing, 'step'>[]): ListingStep[] {
  const isSaid = (field: ListingField) => fields[field] !== null && fields[field].toString() !== ''
  const hasWords = (step: ListingStep) =>
    fieldsOf(step, fields).some((field) => !assumed.includes(field) && isSaid(field))
  const furthest = listingSteps.findLastIndex(hasWords)
  const isOpen = (step: ListingStep) => missing.some((item) => item.step === step)
  return listingSteps.filter((step, at) => !isOpen(step) && (at <= furthest || fieldsOf(step, fields).length === 0))
}

export interface Missing {
  step: ListingStep
  /** The field to go to; `photos` and `papers` are the steps without fields. */
  field: ListingField | 'photos' | 'papers'
  message: string
}

export const leastPhotos = (kind: Kind): number => (isPlot(kind) ? 1 : 3)

const needed: [ListingField, string][] = [
  ['latitude', 'Put the pin on the map where the property is.'],
  ['city', 'Enter the city.'],
  ['locality', 'Enter the locality.'],
  ['address', 'Enter the street address.'],
  ['pincode', 'Enter the pincode.'],
  ['bhk', 'Choose the number of bedrooms.'],
  ['carpetSqft', 'Enter the carpet area.'],
  ['bathrooms', 'Choose the number of bathrooms.'],
  ['price', 'Enter the price you are asking.'],
  ['title', 'Give the listing a title.'],
]

/** What must still be said before the listing can be submitted, step by step. */
export function missingOf(fields: ListingFields, has: { photos: number; papers: readonly PaperKind[] }): Missing[] {
  const missing: Missing[] = []
  const stepOf = (field: ListingField) => listingSteps.find((step) => fieldsOf(step, fields).includes(field))
  const mustHave = isHome(fields) ? needed : needed.filter(([field]) => field !== 'bathrooms')
  const all: [ListingField, string][] = isPlot(fields) ? [...mustHave, ['plotSqft', 'Enter the plot area.']] : mustHave
  for (const [field, message] of all) {
    const step = stepOf(field)
    if (step && fields[field] === null) missing.push({ step, field, message })
  }
  if (fields.description.length < 30) {
    missing.push({ step: 'words', field: 'description', message: 'Describe the property in at least 30 characters.' })
  }
  if (
    fields.postedBy === 'builder' &&
    fields.listedIn === 'sell' &&
    !fields.reraNumber &&
    fields.possession !== 'Ready To Move'
  ) {
    missing.push({
      step: 'condition',
      field: 'reraNumber',
      message: 'A builder must give the RERA number of an unfinished project.',
    })
  }
  const least = leastPhotos(fields)
  if (has.photos < least) {
    const message = least === 1 ? 'Add at least one picture.' : `Add at least ${least} pictures.`
    missing.push({ step: 'media', field: 'photos', message })
  }
  if (!has.papers.some(isTitlePaper)) {
    missing.push({ step: 'papers', field: 'papers', message: 'Add one paper that shows who owns the property.' })
  }
  const order = (item: Missing) => listingSteps.indexOf(item.step)
  return missing.sort((a, b) => order(a) - order(b))
}

/** Takes away what this kind cannot have: after a change of kind nothing is left over. */
export function fitToKind(given: ListingFields): ListingFields {
  const fields: ListingFields = { ...given }
  const shown = new Set(listingSteps.flatMap((step) => fieldsOf(step, fields)))
  const optional = [
    'bhk',
    'bathrooms',
    'carpetSqft',
    'builtUpSqft',
    'superBuiltUpSqft',
    'plotSqft',
    'floor',
    'totalFloors',
    'possessionOn',
    'availableFrom',
    'age',
    'furnishing',
    'exteriorMaterial',
    'structureType',
    'reraNumber',
    'deposit',
    'maintenance',
  ] as const
  for (const field of optional) if (!shown.has(field)) fields[field] = null
  if (!shown.has('balconies')) fields.balconies = 0
  if (!shown.has('garages')) fields.garages = 0
  if (!shown.has('possession')) fields.possession = 'Ready To Move'
  const uses = permittedUsesOf(fields)
  if (!uses.includes(fields.permittedUse)) fields.permittedUse = uses[0]
  if (fields.subcategory === 'Studio Apartments' && fields.bhk !== null && Number(fields.bhk) > 1) fields.bhk = null
  if (fields.possession === 'Ready To Move') {
    fields.possessionOn = null
    if (fields.age === 'UnderConstruction') fields.age = null
  } else if (fields.age !== null) fields.age = 'UnderConstruction'
  return fields
}

/** What contradicts itself, by field. */
export function contradictionsOf(fields: ListingFields): Partial<Record<ListingField, string>> {
  const wrong: Partial<Record<ListingField, string>> = {}
  const { carpetSqft, builtUpSqft, superBuiltUpSqft, floor, totalFloors } = fields
  if (builtUpSqft !== null && carpetSqft !== null && builtUpSqft < carpetSqft) {
    wrong.builtUpSqft = 'The built-up area cannot be smaller than the carpet area.'
  }
  const within = builtUpSqft ?? carpetSqft
  if (superBuiltUpSqft !== null && within !== null && superBuiltUpSqft < within) {
    wrong.superBuiltUpSqft = 'The super built-up area cannot be smaller than the carpet or built-up area.'
  }
  if (floor !== null && totalFloors !== null && floor > totalFloors) {
    wrong.floor = `The building has only ${totalFloors} floors.`
  }
  if ((fields.latitude === null) !== (fields.longitude === null)) wrong.latitude = 'Put the pin on the map again.'
  return wrong
}
