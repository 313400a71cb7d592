// Who helps with a deal, with the words shown to people. Free of zod.

export const professionalRoleNames = { agent: 'Agent', lawyer: 'Lawyer', evaluator: 'Evaluator' } as const
export type ProfessionalRole = keyof typeof professionalRoleNames
/** Those who have a page of their own for everybody: a lawyer's profession forbids it. */
export type PublicRole = Exclude<ProfessionalRole, 'lawyer'>

export const professionalsPageSize = 20
/** Agents farther than this from the place asked about are left out. */
export const agentReachKm = 50

export const mostAreas = 12
export const longestAbout = 1200
export const firstSinceYear = 1960
/** On a professional’s page, the newest first. */
export const mostReviewsShown = 10
/** A median of fewer says nothing. */
export const fewestResponses = 5

/** Spoken where we work; the first are those most asked for. */
export const languages = [
  'Marathi',
  'Hindi',
  'English',
  'Gujarati',
  'Kannada',
  'Tamil',
  'Telugu',
  'Malayalam',
  'Bengali',
  'Punjabi',
  'Urdu',
  'Sindhi',
  'Konkani',
  'Odia',
  'Assamese',
] as const
export type Language = (typeof languages)[number]
export const mostLanguages = 8

/** `New Delhi` in an address: `new-delhi`. */
export function citySlug(city: string): string {
  return city.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
