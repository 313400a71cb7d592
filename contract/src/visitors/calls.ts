import { z } from 'zod'
import { data, describe, nothing } from '../kernel/endpoint.ts'
import { paths } from '../paths.ts'
import { visitorPattern } from './facts.ts'

/** The number a browser was given, in a call that counts something. */
export const visitorId = z
  .string()
  .regex(visitorPattern, 'We did not issue this visitor number. Please request a new one.')
  .optional()

export const visitors = describe(paths.visitors, {
  issue: {
    access: 'public',
    summary:
      'A new visitor number for a browser, so that its views are counted once; null when this address has had too many',
    input: nothing,
    reply: data(z.object({ visitorId: z.string().nullable() })),
    limit: { max: 120, seconds: 60 },
  },
})
