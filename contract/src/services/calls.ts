import { z } from 'zod'
import { mostHireDays } from '../hires/facts.ts'
import { data, describe, done, nothing } from '../kernel/endpoint.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { id, wholeNumber } from '../kernel/page.ts'
import { stopWith } from '../kernel/stop-with.ts'
import { holdsContact } from '../listings/contact-in-text.ts'
import { paths } from '../paths.ts'
import { rupeesAboveZero } from '../values/amounts.ts'
import { oneLine, withoutNul } from '../values/text.ts'
import { highestServiceFee } from './facts.ts'

const professionals = ['agent', 'lawyer', 'evaluator'] as const
const noContact = 'Please leave phone numbers and email addresses out: people reach you through Properysearch.'

/** What people read before they hire. */
export const service = z.object({
  id: z.number(),
  title: z.string(),
  delivers: z.string(),
  /** Rupees, before tax. */
  fee: z.number(),
  days: z.number(),
})
export type Service = z.output<typeof service>

const fields = {
  title: z
    .string({ error: 'Name the service' })
    .max(1000, 'Use at most 80 characters')
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(3, stopWith('Name the service'))
        .max(80, stopWith('Use at most 80 characters'))
        .refine((text) => !holdsContact(text), noContact),
    ),
  delivers: z
    .string({ error: 'Say what the client receives' })
    .transform((text) => withoutNul(text).trim())
    .pipe(
      z
        .string()
        .min(10, stopWith('Say what the client receives, in a sentence or two'))
        .max(600, stopWith('Use at most 600 characters'))
        .refine((text) => !holdsContact(text), noContact),
    ),
  fee: rupeesAboveZero.max(highestServiceFee, 'Enter a fee of at most ₹10 Lac'),
  days: wholeNumber({ min: 1, max: mostHireDays }, `Enter the days you need, from 1 to ${mostHireDays}`),
}
export const serviceInput = z.object(fields)

export const services = describe(paths.services, {
  listMine: {
    access: professionals,
    summary: 'The services I offer for a fixed fee',
    input: nothing,
    reply: data(z.array(service)),
  },
  add: {
    access: professionals,
    summary: 'Offer a service for a fixed fee',
    input: serviceInput.extend({
      key: idempotencyKey,
    }),
    reply: data(service),
    errors: ['limit-reached'],
    limit: { max: 60, seconds: 600, per: 'person' },
  },
  change: {
    access: professionals,
    summary: 'Change a service of mine; clients who have already hired me keep what they bought',
    input: serviceInput.extend({ id }),
    reply: data(service),
    errors: ['not-found'],
    limit: { max: 60, seconds: 600, per: 'person' },
  },
  withdraw: {
    access: professionals,
    summary: 'Stop offering a service of mine',
    input: z.object({ id }),
    reply: done,
    errors: ['not-found'],
  },
})
