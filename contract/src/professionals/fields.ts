import { z } from 'zod'
import { wholeNumber } from '../kernel/page.ts'
import { stopWith } from '../kernel/stop-with.ts'
import { holdsContact } from '../listings/contact-in-text.ts'
import { withoutNul } from '../values/text.ts'
import { firstSinceYear, languages, longestAbout, mostAreas, mostLanguages } from './facts.ts'

/** Of a place that we know: a locality, or a whole city. */
export const area = z.object({ city: z.string(), locality: z.string().nullable() })
export type Area = z.output<typeof area>

const placeName = z.string().trim().min(1, 'Choose a place').max(80, 'Choose a place')

export const profileInput = z.object({
  about: z
    .string({ error: 'Write a few sentences' })
    .transform((text) => withoutNul(text).trim())
    .pipe(
      z
        .string()
        .max(longestAbout, stopWith(`Use at most ${longestAbout} characters`))
        .refine(
          (text) => !holdsContact(text),
          'Please leave phone numbers and email addresses out: people reach you through Properysearch.',
        ),
    ),
  /** The year in which they began in the profession. */
  sinceYear: wholeNumber({ min: firstSinceYear, max: 2100 }, `Enter a year from ${firstSinceYear} to now`).nullable(),
  languages: z
    .array(z.enum(languages, { error: 'Choose from the list of languages' }))
    .max(mostLanguages, `Choose at most ${mostLanguages} languages`),
  areas: z
    .array(z.object({ city: placeName, locality: placeName.nullable() }))
    .max(mostAreas, `Choose at most ${mostAreas} places`),
})
