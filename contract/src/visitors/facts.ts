// What both sides know of visitors. Free of zod, so that public pages can load it.

/** A browser's number: 32 random hexadecimal digits, and as many that prove that the server made them. */
export const visitorPattern = /^[0-9a-f]{64}$/

/** A mobile network's address stands for hundreds of people, but not for that many new ones of ours in an hour. */
export const freshVisitorsPerHour = 60

/** What one network address may add to the views of a listing in a day, without those who are signed in. */
export const listingViewsPerNetwork = 100
