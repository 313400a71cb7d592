import { type ListedIn, type PermittedUse, type Subcategory, subcategories } from '../listings/facts.ts'

// What a search can ask for, with the words shown to people and what each choice means. Free of zod.

/** Which listings a choice stands for. What is not named is not asked about. */
export interface Match {
  listedIn?: ListedIn
  subcategories?: readonly Subcategory[]
  permittedUse?: PermittedUse
}

interface SearchTypeSpec {
  label: string
  /** What the tab alone, with no option chosen, stands for. */
  match: Match
  /** Each option adds to what the tab stands for. */
  options: Record<string, { label: string; match: Match }>
  /** The option chosen when the tab is opened. */
  initial: string
}

/** Chosen in place of a city. */
export const allIndia = 'All India'

/** The tabs of the hero search with the values of their dropdowns. */
export const searchTypes = {
  buy: {
    label: 'Buy',
    match: { listedIn: 'sell' },
    initial: 'flats',
    options: {
      flats: { label: 'Flats', match: { subcategories: ['Flats'] } },
      houses: { label: 'Houses', match: { subcategories: ['Houses'] } },
      villa: { label: 'Villa', match: { subcategories: ['Villas'] } },
      plots: { label: 'Plots', match: { subcategories: ['Plots'] } },
      'Studio Apartment': { label: 'Studio Apartment', match: { subcategories: ['Studio Apartments'] } },
      offices: { label: 'Offices', match: { subcategories: ['Offices'] } },
      shops: { label: 'Shops', match: { subcategories: ['Shops'] } },
    },
  },
  rent: {
    label: 'Rent',
    match: { listedIn: 'rent' },
    initial: 'house',
    options: {
      house: { label: 'House', match: { subcategories: ['Houses'] } },
      apartment: { label: 'Apartment', match: { subcategories: ['Flats', 'Studio Apartments'] } },
      condo: { label: 'Villa', match: { subcategories: ['Villas'] } },
    },
  },
  commercial: {
    label: 'Commercial',
    match: { subcategories: ['Offices', 'Shops'] },
    initial: 'office-space',
    options: {
      'office-space': { label: 'Office space', match: { subcategories: ['Offices'] } },
      'retail-space': { label: 'Retail space', match: { subcategories: ['Shops'] } },
      'industrial-space': {
        label: 'Industrial space',
        match: { subcategories: ['Offices', 'Shops'], permittedUse: 'industrial' },
      },
    },
  },
  plots: {
    label: 'Plots',
    match: { subcategories: ['Plots'] },
    initial: 'any',
    options: {
      any: { label: 'Any plot', match: {} },
      'office-space': { label: 'Office plots', match: { permittedUse: 'office' } },
      'retail-space': { label: 'Retail plots', match: { permittedUse: 'retail' } },
      'industrial-space': { label: 'Industrial plots', match: { permittedUse: 'industrial' } },
    },
  },
} as const satisfies Record<string, SearchTypeSpec>

export type SearchType = keyof typeof searchTypes

/** The options of a tab, by their value on the wire. */
export function optionsOf(type: SearchType): Record<string, { label: string; match: Match }> {
  return searchTypes[type].options
}

/** The first tab that offers an option: what `subCategory` means when no type is given. */
export function typeOfOption(option: string): SearchType | undefined {
  return (Object.keys(searchTypes) as SearchType[]).find((type) => option in searchTypes[type].options)
}

/** The option that offers a kind of property by its name: 'Villas' are 'villa' to buy and 'condo' to rent. */
export function optionNamed(type: SearchType | undefined, name: string): string {
  const kind = subcategories.find((subcategory) => subcategory === name)
  const tab = type ?? 'buy'
  if (!kind || name in optionsOf(tab)) return name
  const { match, initial } = searchTypes[tab] as SearchTypeSpec
  if (match.subcategories?.length === 1 && match.subcategories[0] === kind) return initial
  const options: [string, { match: Match }][] = Object.entries(optionsOf(tab))
  return options.find(([, option]) => option.match.subcategories?.includes(kind))?.[0] ?? name
}

/** What a tab and its option stand for together. */
export function matchOf(type: SearchType | undefined, option: string | undefined): Match {
  const tab = type ?? (option === undefined ? undefined : typeOfOption(option))
  if (tab === undefined) return {}
  return { ...searchTypes[tab].match, ...(option === undefined ? {} : optionsOf(tab)[option]?.match) }
}

/** In rupees, the upper bound not included. `above1Cr` overlaps `1CrTo1_5Cr`: that is what the names say. */
const saleBudgets = {
  Under50Lac: { label: 'Under ₹50 Lac', min: 0, max: 50_00_000 },
  '50LacTo1Cr': { label: '₹50 Lac to ₹1 Cr', min: 50_00_000, max: 1_00_00_000 },
  '1CrTo1_5Cr': { label: '₹1 Cr to ₹1.5 Cr', min: 1_00_00_000, max: 1_50_00_000 },
  above1Cr: { label: 'Above ₹1 Cr', min: 1_00_00_000, max: null },
} as const

/** The same by the month. */
const rentBudgets = {
  Under20K: { label: 'Under ₹20,000 /month', min: 0, max: 20_000 },
  '20KTo35K': { label: '₹20,000 to ₹35,000 /month', min: 20_000, max: 35_000 },
  '35KTo60K': { label: '₹35,000 to ₹60,000 /month', min: 35_000, max: 60_000 },
  above60K: { label: 'Above ₹60,000 /month', min: 60_000, max: null },
} as const

export const budgets = { ...saleBudgets, ...rentBudgets }
export type Budget = keyof typeof budgets

/** The budgets that a search offers: rents are counted by the month. */
export function budgetsFor(listedIn: ListedIn | undefined): Budget[] {
  return Object.keys(listedIn === 'rent' ? rentBudgets : saleBudgets) as Budget[]
}

/** Every price at which a budget begins or ends: between two of them all prices are in the same budgets. */
export const budgetBounds: readonly number[] = [
  ...new Set(Object.values(budgets).flatMap(({ min, max }) => (max === null ? [min] : [min, max]))),
].sort((a, b) => a - b)

export const sortNames = {
  relevance: 'Relevance',
  newest: 'Newest first',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  distance: 'Nearest first',
  'price-per-sqft': 'Price per sqft: low to high',
} as const
export type Sort = keyof typeof sortNames

export const searchPageSize = 20
/** A page beyond this is reached by the cursor that every page hands out, not by its number. */
export const lastNumberedPage = 50
export const polygonMaxPoints = 100
export const defaultRadiusKm = 10
export const maxRadiusKm = 100
