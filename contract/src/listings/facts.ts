// What a listing can be: every closed list of values, with the words shown to people. Free of zod, so that pages can
// import it cheaply. Keys travel on the wire and in addresses; labels never do.

export const listedInNames = { sell: 'For Sale', rent: 'For Rent' } as const
export type ListedIn = keyof typeof listedInNames

export const subcategories = ['Flats', 'Houses', 'Villas', 'Plots', 'Studio Apartments', 'Offices', 'Shops'] as const
export type Subcategory = (typeof subcategories)[number]

/** Where people live: these have bedrooms. */
export const homes: readonly Subcategory[] = ['Flats', 'Houses', 'Villas', 'Studio Apartments']

export const possessions = ['Under Construction', 'Ready To Move', 'Upcoming'] as const
export type Possession = (typeof possessions)[number]

/** The order is stored: amenity number n is bit n of a listing's amenities. Add at the end only. */
export const amenities = [
  'Temple',
  'School',
  'Hospital',
  'Park',
  'Market',
  'Gym',
  'Restaurant',
  'Cinema',
  'Library',
  'Public Transport',
  'Playground',
  'Shopping Mall',
  'Police Station',
  'Fire Station',
] as const
export type Amenity = (typeof amenities)[number]

export const furnishings = ['Furnished', 'UnFurnished', 'Semi-Furnished'] as const
export type Furnishing = (typeof furnishings)[number]
/** As people write them; on the wire they are the specification's. */
export const furnishingNames: Record<Furnishing, string> = {
  Furnished: 'Furnished',
  UnFurnished: 'Unfurnished',
  'Semi-Furnished': 'Semi-furnished',
}

export const facings = [
  'East',
  'West',
  'South',
  'North',
  'South East',
  'South West',
  'North East',
  'North West',
] as const
export type Facing = (typeof facings)[number]

export const propertyAges = [
  'UnderConstruction',
  '0-5 Years',
  '5-10 Years',
  '10-15 Years',
  '15-20 Years',
  'Above 20 Years',
] as const
export type PropertyAge = (typeof propertyAges)[number]

/** `0` is a single room with kitchen, `10` is ten or more bedrooms. */
export const bhkNames = {
  '0': '1 RK',
  '1': '1 BHK',
  '2': '2 BHK',
  '3': '3 BHK',
  '4': '4 BHK',
  '5': '5 BHK',
  '6': '6 BHK',
  '7': '7 BHK',
  '8': '8 BHK',
  '9': '9 BHK',
  '10': '10+ BHK',
} as const
export type Bhk = keyof typeof bhkNames

/** Bedrooms and bathrooms are counted up to ten; ten means ten or more. */
export const countCap = 10
export const countName = (count: number): string => (count >= countCap ? `${countCap}+` : String(count))

/** Of the floors of a building; the last is so many or more. */
export const floorCounts = ['1', '2', '3', '4'] as const
export type FloorCount = (typeof floorCounts)[number]
export const floorCountName = (count: string): string => (count === floorCounts.at(-1) ? `${count} or more` : count)

export const postedByNames = { owner: 'Owner', agent: 'Agent', builder: 'Builder' } as const
export type PostedBy = keyof typeof postedByNames

export const permittedUseNames = {
  residential: 'Residential',
  office: 'Office',
  retail: 'Retail',
  industrial: 'Industrial',
  agricultural: 'Agricultural',
} as const
export type PermittedUse = keyof typeof permittedUseNames

export const exteriorMaterials = ['Brick', 'Concrete', 'Stone', 'Glass', 'Wood'] as const
export type ExteriorMaterial = (typeof exteriorMaterials)[number]

export const structureTypes = ['RCC Frame', 'Load Bearing', 'Steel Frame', 'Prefabricated'] as const
export type StructureType = (typeof structureTypes)[number]

/** The life of a listing. Only `verified` ones are found by search; `on-hold` ones can still be opened. */
export const propertyStateNames = {
  draft: 'Draft',
  submitted: 'Submitted',
  verified: 'Live',
  rejected: 'Rejected',
  'on-hold': 'On hold',
  paused: 'Paused',
  sold: 'Sold',
  rented: 'Rented',
  archived: 'Archived',
} as const
export type PropertyState = keyof typeof propertyStateNames

/** Whether a listing can still be had, as anybody reads it. */
export const availabilityNames = {
  available: 'Available',
  'on-hold': 'On hold for a booking',
  sold: 'Sold',
  rented: 'Rented',
  withdrawn: 'Withdrawn by the owner',
} as const
export type Availability = keyof typeof availabilityNames

/** In place of the badge, wherever the listing is shown. `day`: 12 Dec 2026. */
export function beingCheckedText(day: string): string {
  return `Changed on ${day}, being checked`
}

/** What somebody may say is wrong with a listing. */
export const reportReasonNames = {
  'not-available': 'Already sold, rented or withdrawn',
  'wrong-price': 'The price is wrong',
  'wrong-place': 'The map location is wrong',
  'wrong-pictures': 'The pictures are not of this property',
  'not-the-owner': 'Posted by someone who has no right to sell or rent it',
  duplicate: 'The same property is listed twice',
  fraud: 'It looks like fraud',
  other: 'Something else',
} as const
export type ReportReason = keyof typeof reportReasonNames

export const pictureWidths = [400, 800, 1600] as const
export type PictureWidth = (typeof pictureWidths)[number]
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** How the address of a picture ends as the API gives it. */
export const usualRendering = '-800.webp'

/** The address of one rendering of a picture. */
export function pictureUrl(picture: { url: string }, width: PictureWidth, format: PictureFormat = 'webp'): string {
  return `${picture.url.slice(0, -usualRendering.length)}-${width}.${format}`
}

/** What an `srcset` holds: every width of one format. */
export function pictureSet(picture: { url: string }, format: PictureFormat = 'webp'): string {
  return pictureWidths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ')
}
