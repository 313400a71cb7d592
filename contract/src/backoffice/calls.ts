import { z } from 'zod'
import { data, describe, done, nothing } from '../kernel/endpoint.ts'
import { keysOf } from '../kernel/keys-of.ts'
import { id, page, pageOf } from '../kernel/page.ts'
import { stopWith } from '../kernel/stop-with.ts'
import { paths } from '../paths.ts'
import { type Role, roleNames } from '../roles.ts'
import { decisionReason } from './decision.ts'

const moment = z.iso.datetime()

const queue = z.object({ key: z.string(), label: z.string(), link: z.string(), waiting: z.number() })

const person = z.object({
  id: z.number(),
  name: z.string(),
  role: z.enum(keysOf<Role>(roleNames)),
  city: z.string(),
  /** Masked: the back office needs to recognise, not to ring. */
  email: z.string(),
  mobile: z.string(),
  isAadhaarVerified: z.boolean(),
  isPanVerified: z.boolean(),
  memberSince: moment,
  suspendedAt: moment.nullable(),
})
export type BackofficePerson = z.output<typeof person>

const auditLine = z.object({
  id: z.number(),
  admin: z.string(),
  act: z.string(),
  /** Whom it concerned. */
  person: z.object({ id: z.number(), name: z.string() }).nullable(),
  subjectId: z.number().nullable(),
  reason: z.string(),
  at: moment,
})
export type AuditLine = z.output<typeof auditLine>

export const backoffice = describe(paths.backoffice, {
  getOverview: {
    access: 'admin',
    summary: 'The queues, with the number waiting in each',
    input: nothing,
    reply: data(z.array(queue)),
  },
  listUsers: {
    access: 'admin',
    summary: 'People, newest first; found by the beginning of a name, or by email, mobile or id',
    input: z.object({
      text: z
        .string()
        .trim()
        .max(100, stopWith('At most 100 characters'))
        .regex(/^[^\0]*$/, 'Remove the unreadable character')
        .default(''),
      page,
    }),
    reply: pageOf(person),
  },
  suspendUser: {
    access: 'admin',
    summary: 'Suspend a person, who is signed out and told why',
    input: z.object({ userId: id, reason: decisionReason }),
    reply: done,
    errors: ['not-found', 'moved-on', 'ruled-out'],
  },
  restoreUser: {
    access: 'admin',
    summary: 'Lift a suspension',
    input: z.object({ userId: id, reason: decisionReason }),
    reply: done,
    errors: ['not-found', 'moved-on', 'ruled-out'],
  },
  listAudit: {
    access: 'admin',
    summary: 'What the back office did, newest first',
    input: z.object({ page }),
    reply: pageOf(auditLine),
  },
})
