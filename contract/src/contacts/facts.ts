// What both sides know of contacts. Free of zod, so that any page may read it.

/** A number that was shared so briefly was of little use: the person who unlocked it gets a contact back. */
export const givenBackWithinHours = 24
/** How long a contact that was given back can be used. */
export const givenBackDays = 90

/** Whether a person can see a number and, if not, what to do about it. */
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
