// What both sides know of packages and their quotas. Free of zod, so that any page may read it.

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

/** People are reminded so many days before a package ends. */
export const remindedDaysBefore = 3
