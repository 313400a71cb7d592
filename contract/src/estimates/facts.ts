/** Why there is no estimate. */
export const refusalTexts = {
  'too-few-alike': 'Too few properties like this one are listed nearby for an honest estimate.',
  'too-few-left': 'Too few comparables are left for an estimate. Put some of them back.',
  'not-trained': 'There are no estimates yet: too few listings to learn from.',
  incomplete: 'An estimate needs the location on the map, the area and, for a home, the rooms.',
} as const
export type Refusal = keyof typeof refusalTexts

/** Whose held-out listings the error was measured on. */
export const accuracyNames = { place: 'The locality', city: 'The city', whole: 'All cities' } as const
export type AccuracyOf = keyof typeof accuracyNames

/** The band is meant to hold the asked price of so many in a hundred. */
export const bandPercent = 80
