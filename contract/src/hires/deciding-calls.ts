import { z } from 'zod'
import { decisionReason } from '../backoffice/decision.ts'
import { givesFile, openOrOver } from '../disputes/handing-in.ts'
import { data, describe } from '../kernel/endpoint.ts'
import { id, page, pageOf } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { releaseStates } from '../releases/facts.ts'
import { rupees } from '../values/amounts.ts'
import { hireDispute } from './calls.ts'
import { hireKinds, hireStates } from './facts.ts'

const moment = z.iso.datetime()
const person = z.object({ id: z.number(), name: z.string() })

/** What the back office sees of a disputed hire: nothing of a lawyer's papers but what somebody handed in for it. */
const reviewed = z.object({
  id: z.number(),
  kind: z.enum(hireKinds),
  state: z.enum(hireStates),
  title: z.string(),
  scope: z.string().nullable(),
  client: person,
  professional: person,
  propertydata: z.object({ id: z.number(), title: z.string() }).nullable(),
  /** Rupees, with the professional's GST: all of it is shared out. */
  held: z.number(),
  paidAt: moment.nullable(),
  acceptedAt: moment.nullable(),
  deliveredAt: moment.nullable(),
  mayDecide: z.boolean(),
  dispute: hireDispute,
})
export type ReviewedHire = z.output<typeof reviewed>

/** A hire whose fee the payment partner may hold no longer. */
const overHeld = z.object({
  id: z.number(),
  kind: z.enum(hireKinds),
  state: z.enum(hireStates),
  title: z.string(),
  client: person,
  professional: person,
  /** Rupees that are still with the partner. */
  amount: z.number(),
  /** The last day on which it might be held, and the days since then. */
  until: z.iso.date(),
  daysOver: z.number(),
  orderId: z.number(),
  /** To the professional, once the work is accepted or decided. */
  payout: z.object({ state: z.enum(releaseStates), hasAccount: z.boolean() }).nullable(),
})
export type OverHeldHire = z.output<typeof overHeld>

export const hireDecisions = describe(paths.hires, {
  listForReview: {
    access: 'admin',
    summary: 'Disputes over hires: the open ones by their deadline, or those that are over, newest first',
    input: openOrOver,
    reply: pageOf(reviewed),
  },
  getForReview: {
    access: 'admin',
    summary: 'A disputed hire with what both said',
    input: z.object({ id }),
    reply: data(reviewed),
    errors: ['not-found'],
  },
  downloadDisputeFileForReview: {
    access: 'admin',
    summary: 'Download a file that client or professional handed in, while their dispute is open',
    ...givesFile,
  },
  decide: {
    access: 'admin',
    summary: 'Decide who gets how much of a disputed fee, with a reason that both read',
    input: z.object({ id, toClient: rupees, toProfessional: rupees, reason: decisionReason }),
    reply: data(reviewed),
    errors: ['not-found', 'moved-on', 'not-yet', 'ruled-out'],
  },
  listOverHeld: {
    access: 'admin',
    summary: 'Hires whose fee the payment partner may no longer hold, from the last day on, the longest first',
    input: z.object({ page }),
    reply: pageOf(overHeld),
  },
})
