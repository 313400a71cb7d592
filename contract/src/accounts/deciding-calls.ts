import { z } from 'zod'
import { decision, decisionReason } from '../backoffice/decision.ts'
import { describe, done } from '../kernel/endpoint.ts'
import { id, page, pageOf } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { type Profession, professionalNumbers } from '../values/identity-numbers.ts'

const professions = Object.keys(professionalNumbers) as [Profession, ...Profession[]]

const number = z.object({
  userId: z.number(),
  name: z.string(),
  city: z.string(),
  profession: z.enum(professions),
  number: z.string(),
  /** Whether they sent a certificate to compare it with. */
  hasProof: z.boolean(),
  waitingSince: z.iso.datetime(),
})
export type NumberToDecide = z.output<typeof number>

export const numberDecisions = describe(paths.accounts, {
  listProfessionalNumbers: {
    access: 'admin',
    summary: 'Professional numbers to compare with the public registers, the longest waiting first',
    input: z.object({ page }),
    reply: pageOf(number),
  },
  decideProfessionalNumber: {
    access: 'admin',
    summary: 'Approve or reject a professional number; the person is told',
    input: z.object({
      userId: id,
      number: z
        .string({ error: 'Say which number' })
        .trim()
        .min(1, 'Say which number')
        .max(40, 'At most 40 characters'),
      decision,
      reason: decisionReason,
    }),
    reply: done,
    errors: ['moved-on', 'ruled-out'],
  },
})
