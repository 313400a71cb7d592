import { z } from 'zod'

/** Made by the browser for one press of a button, so that sending it again does nothing twice; may travel as the header `idempotency-key`. */
export const idempotencyKey = z
  .string({ error: 'Send an idempotency key' })
  .regex(/^[\w-]{16,64}$/, 'The idempotency key must have 16 to 64 letters, digits, _ or -')
