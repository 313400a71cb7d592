// Searches that people keep. Free of zod.

export const searchPaces = { 'at-once': 'At once', daily: 'Once a day', weekly: 'Once a week' } as const
/** How soon somebody is told of what a search finds. */
export type SearchPace = keyof typeof searchPaces

/** In a sentence: “You are told at once.” */
export const pacePhrases: Record<SearchPace, string> = {
  'at-once': 'at once',
  daily: 'every morning by 8',
  weekly: 'every Monday by 8 in the morning',
}

export const mostSavedSearches = 30
export const longestSearchName = 80
/** One search tells of so many properties a day as they come; the rest come together the next morning. */
export const mostAtOnceADay = 10
