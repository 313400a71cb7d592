import type { ContactPurpose } from '@properysearch/contract/contacts/facts'
import { type PostedBy, postedByNames } from '@properysearch/contract/listings/facts'
import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { formatRupees } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { pathTo } from '../../screens.ts'

/** What of a listing it takes to reach whoever posted it. */
export interface Reachable {
  propertydata: Pick<PropertyDetails['propertydata'], 'id' | 'availability'>
  posterData: Pick<PropertyDetails['posterData'], 'postedBy'>
}

/** owner, agent or builder: whoever answers the phone. */
export function posterNoun(postedBy: PostedBy): string {
  return postedByNames[postedBy].toLowerCase()
}

/** "Owner’s contact", "Agent’s contact". */
export function contactTitle(postedBy: PostedBy): string {
  return `${postedByNames[postedBy]}’s contact`
}

/** To the paisa, for what is paid. */
export function paidText(rupees: number): string {
  return formatRupees(rupees, Number.isInteger(rupees) ? 0 : 2)
}

/** "the last contact", "1 of the 4 contacts". */
export function oneOf(contactsLeft: number): string {
  return contactsLeft === 1 ? 'the last contact' : `1 of the ${formatNumber(contactsLeft)} contacts`
}

/** "1 contact left", "4 contacts left". */
export function contactsText(contactsLeft: number): string {
  return `${contactsLeft.toLocaleString('en-IN')} ${contactsLeft === 1 ? 'contact' : 'contacts'} left`
}

const screenOf = { 'owner-contact': 'ownerContactPayment', 'rent-contact': 'rentContactPayment' } as const

/** Where the contact behind a listing is paid for. */
export function payAddress({ purpose, subjectId }: { purpose: ContactPurpose; subjectId: number }): string {
  return `${pathTo(screenOf[purpose])}?propertyId=${subjectId}`
}

/** +91 98220 12345, as people read it out. */
export function mobileText(mobile: string): string {
  return mobile.length === 10 ? `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}` : mobile
}
