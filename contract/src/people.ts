import { z } from 'zod'
import { registrationRoles } from './roles.ts'

// The fields that describe a person, with the sentences shown when one is wrong.

export const loginEmail = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Invalid email format')
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
    .max(60, `${label} must be at most 60 characters`)
    .regex(/^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u, `${label} can hold letters, spaces, dots, hyphens and apostrophes`)

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

export const registrationRole = z.enum(Object.keys(registrationRoles) as (keyof typeof registrationRoles)[], {
  error: 'Choose how you will use Properysearch',
})

/** A number, or a form's text of one; null, true and an empty text are no place. */
const degrees = (label: string, limit: number) => {
  const error = `${label} must be a number`
  const outside = `${label} must be between -${limit} and ${limit}`
  const text = z
    .string()
    .trim()
    .regex(/^-?\d{1,3}(\.\d+)?$/, error)
  return z
    .union([z.number(), text], { error })
    .transform(Number)
    .pipe(z.number().min(-limit, outside).max(limit, outside))
}

export const latitude = degrees('Latitude', 90)
export const longitude = degrees('Longitude', 180)
