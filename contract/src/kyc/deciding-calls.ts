import { z } from 'zod'
import { decision, decisionReason } from '../backoffice/decision.ts'
import { describe, done } from '../kernel/endpoint.ts'
import { id, page, pageOf } from '../kernel/page.ts'
import { paths } from '../paths.ts'

const check = z.object({
  id: z.number(),
  userId: z.number(),
  kind: z.enum(['aadhaar', 'pan', 'bank']),
  masked: z.string(),
  nameInProfile: z.string(),
  /** What the provider knows the number under. */
  nameFound: z.string().nullable(),
  /** Other accounts that are verified with an Aadhaar in this name that ends the same. */
  alike: z.array(z.number()),
  isSimulated: z.boolean(),
  waitingSince: z.iso.datetime(),
})
export type CheckToDecide = z.output<typeof check>

export const kycDecisions = describe(paths.kyc, {
  listChecks: {
    access: 'admin',
    summary: 'Identity checks that our team has to compare, those waiting longest first',
    input: z.object({ page }),
    reply: pageOf(check),
  },
  decideCheck: {
    access: 'admin',
    summary: 'Approve or reject an identity check; the person is told',
    input: z.object({
      checkId: id,
      /** The one that was compared: a person who has taken another name meanwhile is looked at again. */
      nameInProfile: z.string({ error: 'Say which name was compared' }).max(200, 'At most 200 characters'),
      decision,
      reason: decisionReason,
    }),
    reply: done,
    errors: ['changed-meanwhile', 'moved-on', 'ruled-out'],
  },
})
