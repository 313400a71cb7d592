import { z } from 'zod'
import { oneLine } from '../values/text.ts'

// What several calls of a deal take.

export const day = z.iso.date('Enter a date.')

export const line = (what: string, max: number) =>
  z
    .string({ error: `Enter ${what}` })
    .max(1000, `At most ${max} characters`)
    .transform(oneLine)
    .pipe(z.string().min(1, `Enter ${what}`).max(max, `At most ${max} characters`))

export const reason = z.string().trim().min(3, 'Say why, in a few words').max(500, 'At most 500 characters')

/** A registered agreement. */
export const agreement = {
  documentNumber: line('the document number', 40),
  office: line('the sub-registrar’s office', 80),
  signedOn: day,
  registeredOn: day,
}
