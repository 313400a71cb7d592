import { z } from 'zod'
import { decisionReason } from '../backoffice/decision.ts'
import { bookingKinds, bookingStates } from '../bookings/facts.ts'
import { data, describe } from '../kernel/endpoint.ts'
import { id, pageOf } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { rupees } from '../values/amounts.ts'
import { dispute } from './calls.ts'
import { givesFile, openOrOver } from './handing-in.ts'

const person = z.object({ id: z.number(), name: z.string() })

const reviewed = dispute.extend({
  property: z.object({ id: z.number(), title: z.string() }),
  buyer: person,
  seller: person,
  deal: z.object({
    kind: z.enum(bookingKinds),
    state: z.enum(bookingStates),
    price: z.number(),
    /** With the payment partner now, this dispute included. */
    held: z.number(),
    /** The deal has ended: what is decided must give all of it to somebody. */
    hasEnded: z.boolean(),
  }),
})
export type ReviewedDispute = z.output<typeof reviewed>

export const disputeDecisions = describe(paths.disputes, {
  listForReview: {
    access: 'admin',
    summary: 'Disputes over held money: the open ones by their deadline, or those that are over, newest first',
    input: openOrOver,
    reply: pageOf(reviewed),
  },
  getForReview: {
    access: 'admin',
    summary: 'A dispute with what both sides wrote and handed in',
    input: z.object({ id }),
    reply: data(reviewed),
    errors: ['not-found'],
  },
  downloadFileForReview: {
    access: 'admin',
    summary: 'Download a file that one of the sides handed in',
    ...givesFile,
  },
  decide: {
    access: 'admin',
    summary: 'Decide who gets how much of what is disputed, with a reason that both sides read',
    input: z.object({ id, toBuyer: rupees, toSeller: rupees, reason: decisionReason }),
    reply: data(reviewed),
    errors: ['not-found', 'moved-on', 'not-yet', 'limit-reached'],
  },
})
