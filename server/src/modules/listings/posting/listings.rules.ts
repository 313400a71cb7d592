import type { ListedIn, Subcategory } from '@properysearch/contract/listings/facts'
import type { ListingFields } from '@properysearch/contract/listings/steps'

/** A listing of which only the kind is known. */
export function emptyFields(kind: { listedIn: ListedIn; subcategory: Subcategory }): ListingFields {
  return {
    ...kind,
    postedBy: 'owner',
    city: null,
    locality: null,
    society: null,
    address: null,
    unit: null,
    pincode: null,
    latitude: null,
    longitude: null,
    bhk: null,
    bathrooms: null,
    balconies: 0,
    garages: 0,
    carpetSqft: null,
    builtUpSqft: null,
    superBuiltUpSqft: null,
    plotSqft: null,
    floor: null,
    totalFloors: null,
    permittedUse: 'residential',
    possession: 'Ready To Move',
    possessionOn: null,
    availableFrom: null,
    age: null,
    furnishing: null,
    facing: null,
    exteriorMaterial: null,
    structureType: null,
    reraNumber: null,
    price: null,
    deposit: null,
    maintenance: null,
    title: null,
    description: '',
    amenities: [],
  }
}

const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** What somebody reads who saves over a change they have not seen. */
export function staleSentence(savedAt: Date, savedFrom: string | null): string {
  const device = savedFrom ? ` from ${savedFrom}` : ''
  return `This listing was changed on ${moment.format(savedAt)}${device}. Your change was not saved, so that nothing is overwritten. Reload to see the newer version.`
}

/** The name as a device gave it, made fit to be shown, with the ending of what the file is. */
export function shownFileName(name: string, ending: string): string {
  const clean = name.replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, '').trim()
  const stem = clean.replace(/\.(?=\w*[a-z])\w{1,5}$/i, '').slice(0, 120 - ending.length - 1)
  return `${stem || 'Paper'}.${ending}`
}
