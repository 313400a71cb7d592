import type { PropertyState } from './facts.ts'
import type { ListingField, ListingFields } from './steps.ts'

// What an edit of a verified listing does, field by field. Free of zod: the server follows it, the edit form says it
// before anybody saves.
//
// `checked` fields are what the back office compares with the papers. With another value the badge goes at once, and
// the listing is checked again while it stays visible; with the verified value back, so is the badge. The same holds
// for papers that are not about the title; a title paper takes the listing off the site until it is checked. Pictures,
// plan and video are never compared with papers: they stay.

/**
 * A new field does not compile without a decision. One that becomes `checked` later needs a migration, too, that adds
 * it to what `listing_verifications` holds.
 */
export const editEffects = {
  listedIn: 'checked',
  subcategory: 'checked',
  postedBy: 'checked',
  city: 'checked',
  locality: 'checked',
  society: 'checked',
  address: 'checked',
  unit: 'checked',
  pincode: 'checked',
  latitude: 'checked',
  longitude: 'checked',
  bhk: 'checked',
  bathrooms: 'checked',
  balconies: 'checked',
  garages: 'checked',
  carpetSqft: 'checked',
  builtUpSqft: 'checked',
  superBuiltUpSqft: 'checked',
  plotSqft: 'checked',
  floor: 'checked',
  totalFloors: 'checked',
  permittedUse: 'checked',
  possession: 'checked',
  possessionOn: 'checked',
  availableFrom: 'stays',
  age: 'stays',
  furnishing: 'stays',
  facing: 'stays',
  exteriorMaterial: 'stays',
  structureType: 'stays',
  reraNumber: 'checked',
  price: 'stays',
  deposit: 'stays',
  maintenance: 'stays',
  // The badge is shown beside it: it must not name more rooms, or a better street, than was verified.
  title: 'checked',
  description: 'stays',
  amenities: 'stays',
} as const satisfies Record<ListingField, 'stays' | 'checked'>

export type CheckedField = {
  [F in ListingField]: (typeof editEffects)[F] extends 'checked' ? F : never
}[ListingField]
export type CheckedFields = Pick<ListingFields, CheckedField>

/** As used in a sentence: "You changed the carpet area and floor." */
export const checkedFieldNames: Record<CheckedField, string> = {
  listedIn: 'offer (sale or rent)',
  subcategory: 'kind of property',
  postedBy: 'role (owner or builder)',
  city: 'city',
  locality: 'locality',
  society: 'society',
  address: 'street address',
  unit: 'flat or plot number',
  pincode: 'pincode',
  latitude: 'position on the map',
  longitude: 'position on the map',
  bhk: 'bedrooms',
  bathrooms: 'bathrooms',
  balconies: 'balconies',
  garages: 'covered parking',
  carpetSqft: 'carpet area',
  builtUpSqft: 'built-up area',
  superBuiltUpSqft: 'super built-up area',
  plotSqft: 'plot area',
  floor: 'floor',
  totalFloors: 'floors in the building',
  permittedUse: 'permitted use',
  possession: 'possession',
  possessionOn: 'possession date',
  reraNumber: 'RERA number',
  title: 'title of the listing',
}

export const checkedFields = Object.keys(checkedFieldNames) as CheckedField[]

export function isChecked(field: ListingField): field is CheckedField {
  return editEffects[field] === 'checked'
}

/** Where a listing may be checked again without leaving its place. */
export const checkedWhileLive: readonly PropertyState[] = ['verified', 'paused', 'on-hold']

/** Whether the back office has something to decide: a listing that was submitted, or a live one that was changed. */
export function isWaiting({ state, beingCheckedSince }: { state: PropertyState; beingCheckedSince: unknown }): boolean {
  return state === 'submitted' || (beingCheckedSince !== null && checkedWhileLive.includes(state))
}

/** The checked fields that no longer have the value that was verified. */
export function changedFields(verified: CheckedFields, now: CheckedFields): CheckedField[] {
  return checkedFields.filter((field) => verified[field] !== now[field])
}

interface Compared {
  fields: CheckedFields
  papers: readonly { id: number }[]
}

/** What differs from what was verified, by name; the papers are one of the names. */
export function changedNames(verified: Compared, now: Compared): string[] {
  const ids = (papers: Compared['papers']) => papers.map((paper) => paper.id).sort((a, b) => a - b)
  const hasOtherPapers = ids(verified.papers).join() !== ids(now.papers).join()
  return [...namesOf(changedFields(verified.fields, now.fields)), ...(hasOtherPapers ? ['papers'] : [])]
}

/** Each name once: latitude and longitude are one position. */
export function namesOf(fields: readonly CheckedField[]): string[] {
  return [...new Set(fields.map((field) => checkedFieldNames[field]))]
}

/** carpet area, floor and flat number */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
