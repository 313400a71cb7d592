import { z } from 'zod'
import { stopWith } from '../kernel/stop-with.ts'
import { registrationRoles } from '../roles.ts'

// The fields that describe a person, with the sentences shown when one is wrong.

export const loginEmail = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(254, stopWith('Invalid email format'))
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'Invalid email format')

/** Stored and compared in lower case. */
export const email = loginEmail.transform((text) => text.toLowerCase())

export const loginPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .min(5, 'Password must be at least 5 characters')
  .max(200, 'Password must be at most 200 characters')

export const newPassword = loginPassword

export const personName = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(60, stopWith(`${label} must be at most 60 characters`))
    .regex(/^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u, `${label} can have only letters, spaces, dots, hyphens and apostrophes`)

/** An Indian mobile number; a leading +91 or 0 and spaces are forgiven, ten digits are kept. */
export const mobile = z
  .string({ error: 'Mobile number is required' })
  .trim()
  .min(1, 'Mobile number is required')
  .max(20, 'Enter a 10-digit Indian mobile number')
  .transform((text) => text.replace(/[\s-]/g, '').replace(/^(\+91|91(?=\d{10}$)|0(?=\d{10}$))/, ''))
  .pipe(z.string().regex(/^[6-9]\d{9}$/, 'Enter a 10-digit Indian mobile number'))

export const city = z
  .string({ error: 'City is required' })
  .trim()
  .min(1, 'City is required')
  .max(80, 'City must be at most 80 characters')

export const otp = z
  .string({ error: 'Enter the 6-digit code' })
  .trim()
  .regex(/^\d{6}$/, 'Enter the 6-digit code')

/** A code and nothing else. */
export const codeInput = z.object({ otp })

export const registrationRole = z.enum(Object.keys(registrationRoles) as (keyof typeof registrationRoles)[], {
  error: 'Choose how you will use Properysearch',
})

// Not coerced: an empty field would become 0, a place in the sea.
export const latitude = z
  .number({ error: 'Latitude must be a number' })
  .min(-90, 'Latitude must be between -90 and 90')
  .max(90, 'Latitude must be between -90 and 90')

export const longitude = z
  .number({ error: 'Longitude must be a number' })
  .min(-180, 'Longitude must be between -180 and 180')
  .max(180, 'Longitude must be between -180 and 180')
