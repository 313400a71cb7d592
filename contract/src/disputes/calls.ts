import { z } from 'zod'
import { deductionKind } from '../bookings/rental-room.ts'
import { data, describe } from '../kernel/endpoint.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { id } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { rupeesAboveZero } from '../values/amounts.ts'
import { disputeStates } from './facts.ts'
import { givesFile, handedInFile, moved, takesFile, words } from './handing-in.ts'

const moment = z.iso.datetime()
const side = z.enum(['buyer', 'seller'])

const file = handedInFile(['buyer', 'seller'])
export type DisputeFile = z.output<typeof file>

export const dispute = z.object({
  id: z.number(),
  bookingId: z.number(),
  /** What the owner of a rented home would like to keep of the deposit; null: it is about money that is held for the deal. */
  deduction: z.object({ id: z.number(), kind: deductionKind }).nullable(),
  state: z.enum(disputeStates),
  raisedBy: side,
  /** Rupees, frozen until it is over. */
  amount: z.number(),
  /** Null: whoever wrote it has left. */
  reason: z.string().nullable(),
  answer: z.string().nullable(),
  files: z.array(file),
  raisedAt: moment,
  answeredAt: moment.nullable(),
  /** By when it is decided. */
  decideBy: moment,
  endedAt: moment.nullable(),
  /** Rupees; what goes to neither is held for the deal as before. */
  decision: z.object({ toBuyer: z.number(), toSeller: z.number(), stays: z.number(), reason: z.string() }).nullable(),
})
export type Dispute = z.output<typeof dispute>

export const disputes = describe(paths.disputes, {
  raise: {
    access: 'user',
    summary: 'Raise a dispute over a part of the money held for a deal of mine: it is frozen until it is decided',
    input: z.object({
      bookingId: id,
      amount: rupeesAboveZero,
      reason: words('Say what is wrong, in a sentence or two'),
      key: idempotencyKey,
    }),
    reply: data(dispute),
    errors: [...moved, 'limit-reached', 'ruled-out', 'not-yet'],
    limit: { max: 30, seconds: 60, per: 'person' },
  },
  raiseOverDeduction: {
    access: 'user',
    summary:
      'Have a deduction from the deposit of a rental of mine, which the tenant disputes, decided by the back office',
    input: z.object({
      deductionId: id,
      reason: words('Say how you see it, in a sentence or two'),
      key: idempotencyKey,
    }),
    reply: data(dispute),
    errors: [...moved, 'not-yet'],
    limit: { max: 30, seconds: 60, per: 'person' },
  },
  list: {
    access: 'user',
    summary: 'The disputes of a deal of mine, newest first, and over how much one can be raised now',
    input: z.object({ bookingId: id }),
    reply: data(
      z.object({
        /** Rupees; 0: nothing of this deal is held, or all of it is promised. */
        disputable: z.number(),
        disputes: z.array(dispute),
      }),
    ),
    errors: ['not-found'],
  },
  answer: {
    access: 'user',
    summary: 'Answer a dispute that the other side raised',
    input: z.object({ id, answer: words('Say how you see it, in a sentence or two') }),
    reply: data(dispute),
    errors: moved,
  },
  withdraw: {
    access: 'user',
    summary: 'Withdraw a dispute of mine: the money is held for the deal as before',
    input: z.object({ id }),
    reply: data(dispute),
    errors: [...moved, 'ruled-out'],
  },
  addFile: {
    access: 'user',
    summary: 'Add a private file (PDF, JPEG or PNG) to an open dispute; the other side and the back office can read it',
    ...takesFile(file),
  },
  downloadFile: {
    access: 'user',
    summary: 'Download a file of a dispute in which I am a side',
    ...givesFile,
  },
})
