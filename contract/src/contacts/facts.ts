// What both sides know of contacts. Free of zod, so that any page may read it.

/** A number taken back so soon was of little use: who unlocked it gets a contact back. */
export const givenBackWithinHours = 24
/** How long a contact that was given back can be used. */
export const givenBackDays = 90

/** What stands between somebody and a number, and what to do about it. */
export const contactStandings = {
  mine: 'This is your own listing.',
  unlocked: 'You can see this contact.',
  package: 'Your package has contacts left. Seeing this one uses one of them.',
  payment: 'Payment is needed to see this contact.',
  revoked: 'This contact is no longer shared with you.',
  unavailable: 'This person cannot be contacted here at the moment.',
} as const
export type ContactStanding = keyof typeof contactStandings

/** Which order unlocks a contact. */
export const contactPurposes = { sell: 'owner-contact', rent: 'rent-contact' } as const
export type ContactPurpose = (typeof contactPurposes)[keyof typeof contactPurposes]
