import {
  type ExteriorMaterial,
  exteriorMaterials,
  homes,
  type ListedIn,
  type Possession,
  possessions,
  type StructureType,
  type Subcategory,
  structureTypes,
  subcategories,
} from '../listings/facts.ts'

// The market analysis: what it can be narrowed by, and what a comparison holds. Free of zod.

/** The specification's filters, under its names. */
export const analysisFilterNames = [
  'country',
  'city',
  'state',
  'bedrooms',
  'bathrooms',
  'floorsNo',
  'category',
  'subcategory',
  'exteriorMaterial',
  'structureType',
  'min_price',
  'max_price',
  'possession',
] as const
export type AnalysisFilterName = (typeof analysisFilterNames)[number]

/** As the specification spells them. */
export const categoryValues = ['sell', 'Rent'] as const
export const listedInOf = (category: string): ListedIn => (category.toLowerCase() === 'rent' ? 'rent' : 'sell')
export const categoryOf = (listedIn: ListedIn): (typeof categoryValues)[number] =>
  listedIn === 'rent' ? 'Rent' : 'sell'

/** The specification counts floors from one to four; four are four or more. */
export const mostFloors = 4

/** Fewer than this say nothing about what is usual. */
export const leastForMedian = 5

/** A choice such as "Select city" clears its filter. */
export const clearsFilter = (value: string): boolean => value.includes('Select')

/** All that narrows the analysis. */
export interface AnalysisFilters {
  country?: string | undefined
  state?: string | undefined
  city?: string | undefined
  locality?: string | undefined
  bedrooms?: number | undefined
  bathrooms?: number | undefined
  floorsNo?: number | undefined
  category?: ListedIn | undefined
  subcategory?: Subcategory | undefined
  exteriorMaterial?: ExteriorMaterial | undefined
  structureType?: StructureType | undefined
  min_price?: number | undefined
  max_price?: number | undefined
  possession?: Possession | undefined
}

/** What the choices that are not places offer. */
export const fixedChoices = {
  category: categoryValues,
  subcategory: subcategories,
  exteriorMaterial: exteriorMaterials,
  structureType: structureTypes,
  possession: possessions,
} as const

/** Prices people narrow by, in rupees: of a sale, and of a month's rent. */
export const priceChoices: Record<ListedIn, readonly number[]> = {
  sell: [25_00_000, 50_00_000, 75_00_000, 1_00_00_000, 1_50_00_000, 2_00_00_000, 3_00_00_000, 5_00_00_000],
  rent: [10_000, 15_000, 20_000, 30_000, 40_000, 60_000, 1_00_000],
}

/** Days on the market are counted in these: from, and up to but without. */
export const daySteps = [
  { label: 'Under 30 days', from: 0, to: 30 },
  { label: '30 to 59 days', from: 30, to: 60 },
  { label: '60 to 89 days', from: 60, to: 90 },
  { label: '90 to 179 days', from: 90, to: 180 },
  { label: '180 days or more', from: 180, to: null },
] as const

/** Which kinds have bedrooms. */
export const hasBedrooms = (kind: Subcategory): boolean => homes.includes(kind)

/** The address of a locality's own page: "baner-pune". */
export function placeSlug(locality: string | null, city: string): string {
  return [...(locality === null ? [] : [locality]), city]
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** So many properties are compared, in two slots that take turns. */
export const mostCompared = 3

export interface Comparison {
  /** In the order they were added. */
  entries: readonly number[]
  /** Which entry each of the two slots shows. */
  slots: readonly [number | null, number | null]
  /** Which slot the next one goes to. */
  next: 0 | 1
}

export const emptyComparison: Comparison = { entries: [], slots: [null, null], next: 0 }

/** Adds one, unless it is there already or there are three: then nothing changes. */
export function addToComparison(comparison: Comparison, id: number): Comparison {
  const { entries } = comparison
  if (entries.includes(id) || entries.length >= mostCompared) return comparison
  return showInSlot({ ...comparison, entries: [...entries, id] }, id)
}

/** Puts an entry into the slot whose turn it is, unless one shows it already. */
export function showInSlot(comparison: Comparison, id: number): Comparison {
  const { slots, next } = comparison
  if (slots.includes(id)) return comparison
  const [first, second] = slots
  return { ...comparison, slots: next === 0 ? [id, second] : [first, id], next: next === 0 ? 1 : 0 }
}

/** Takes one out. What no slot shows yet moves up into the empty one. */
export function removeFromComparison({ entries, slots, next }: Comparison, id: number): Comparison {
  const left = entries.filter((entry) => entry !== id)
  const waiting = left.find((entry) => !slots.includes(entry)) ?? null
  const at = slots.indexOf(id)
  if (at === -1) return { entries: left, slots, next }
  const [first, second] = slots
  const filled = at === 0 ? ([waiting, second] as const) : ([first, waiting] as const)
  const empty = filled.indexOf(null)
  return { entries: left, slots: filled, next: empty === -1 ? next : (empty as 0 | 1) }
}
