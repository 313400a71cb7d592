import type { Furnishing, Subcategory } from '@properysearch/contract/listings/facts'
import type { DemoBooking } from '@properysearch/server/src/modules/bookings/demo-bookings.ts'

type Fitting = DemoBooking['fittings'][number]

const bareHome: Fitting[] = [
  { name: 'Ceiling fan', count: 4, condition: 'good', note: '' },
  { name: 'Tube light', count: 6, condition: 'good', note: '' },
]
const fittedHome: Fitting[] = [
  { name: 'Wardrobe', count: 2, condition: 'good', note: 'Keys for both' },
  { name: 'Geyser', count: 2, condition: 'worn', note: '' },
  { name: 'Kitchen cabinet', count: 8, condition: 'good', note: 'One shutter is loose' },
]
const furniture: Fitting[] = [
  { name: 'Double bed', count: 2, condition: 'good', note: '' },
  { name: 'Dining chair', count: 6, condition: 'worn', note: '' },
]
const bareOffice: Fitting[] = [{ name: 'LED panel', count: 12, condition: 'good', note: '' }]
const bareShop: Fitting[] = [
  { name: 'Rolling shutter', count: 1, condition: 'good', note: 'Two sets of keys' },
  { name: 'Tube light', count: 4, condition: 'good', note: '' },
]

/** What is there besides walls, floors and water, with each step of furnishing. */
const ofKinds: Record<'home' | 'office' | 'shop', Record<Furnishing, Fitting[]>> = {
  home: {
    UnFurnished: bareHome,
    'Semi-Furnished': [...bareHome, ...fittedHome],
    Furnished: [...bareHome, ...fittedHome, ...furniture],
  },
  office: {
    UnFurnished: bareOffice,
    'Semi-Furnished': [...bareOffice, { name: 'Cabin partition', count: 2, condition: 'good', note: '' }],
    Furnished: [...bareOffice, { name: 'Workstation', count: 12, condition: 'good', note: 'With a chair each' }],
  },
  shop: {
    UnFurnished: bareShop,
    'Semi-Furnished': [...bareShop, { name: 'Display rack', count: 3, condition: 'worn', note: '' }],
    Furnished: [...bareShop, { name: 'Display counter', count: 2, condition: 'good', note: 'Glass top' }],
  },
}

/** What stays in a property of this kind; on a plot nothing. */
export function fittingsOf(subcategory: Subcategory, furnishing: Furnishing | null): Fitting[] {
  if (subcategory === 'Plots') return []
  const kind = subcategory === 'Offices' ? 'office' : subcategory === 'Shops' ? 'shop' : 'home'
  return ofKinds[kind][furnishing ?? 'UnFurnished']
}

/** The same in the owner's words, with the parking spaces that come with it. */
export function includedIn(fittings: readonly Fitting[], parkingSpaces: number): string {
  const things = fittings.map(({ name, count }) => (count === 1 ? `one ${name}` : `${name}s`).toLowerCase())
  const parking = parkingSpaces > 0 ? [`${parkingSpaces} parking ${parkingSpaces > 1 ? 'spaces' : 'space'}`] : []
  const text = new Intl.ListFormat('en-IN', { type: 'conjunction' }).format([...things, ...parking])
  return text.charAt(0).toUpperCase() + text.slice(1)
}
