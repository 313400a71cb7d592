// What is bought besides deals: quotas, promotions, contacts. Free of zod, so that any page may read it.

/** What a package holds. Listings are places held at a time; the others are used up one by one. */
export const quotaNames = {
  contacts: 'Owner contacts',
  leads: 'Leads',
  listings: 'Listings at a time',
  promotedDays: 'Promoted days',
} as const
export type QuotaKind = keyof typeof quotaNames
/** Those that are used up. */
export type SpentKind = Exclude<QuotaKind, 'listings'>

/** How many listings anybody may have on the site at a time without a package. */
export const freeListings = 5

/** How long a promotion can be bought for, in days, as the option of an order. */
export const promotionDays = ['7', '15', '30'] as const
export type PromotionDays = (typeof promotionDays)[number]

/** A number taken back so soon was of little use: who unlocked it gets a contact back. */
export const givenBackWithinHours = 24
/** How long a contact that was given back can be used. */
export const givenBackDays = 90

/** People are reminded so many days before a package ends. */
export const remindedDaysBefore = 3

/** What stands between somebody and a number, and what to do about it. */
export const contactStandings = {
  mine: 'This is your own listing.',
  unlocked: 'You can see this contact.',
  package: 'Your package has contacts left. Seeing this one uses one of them.',
  payment: 'Payment is needed to see this contact.',
  revoked: 'The owner has taken this contact back.',
  unavailable: 'The owner cannot be reached here at present.',
} as const
export type ContactStanding = keyof typeof contactStandings

/** Which order unlocks a contact. */
export const contactPurposes = { sell: 'owner-contact', rent: 'rent-contact' } as const
export type ContactPurpose = (typeof contactPurposes)[keyof typeof contactPurposes]
