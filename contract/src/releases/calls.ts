import { z } from 'zod'
import { data, describe } from '../kernel/endpoint.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { id } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { rupeesAboveZero } from '../values/amounts.ts'
import { otp } from '../values/people.ts'
import { releaseStates } from './facts.ts'

const moment = z.iso.datetime()

const release = z.object({
  id: z.number(),
  bookingId: z.number(),
  propertydata: z.object({ id: z.number(), title: z.string() }),
  /**
   * `kept`: the deal ended, and this part stays with the seller. `decided`: a dispute was decided so. `commission`: an
   * agent's, seen by its two sides.
   */
  kind: z.enum(['asked', 'kept', 'commission', 'decided']),
  state: z.enum(releaseStates),
  /** Which side I am on. */
  side: z.enum(['payer', 'payee']),
  /** Rupees. */
  amount: z.number(),
  /** Where to, masked. */
  account: z.string().nullable(),
  reason: z.string().nullable(),
  /** The same for all parts of one press, which are approved, refused and withdrawn together. */
  askId: z.number(),
  /** Whose part it is, where several owners are paid by share; null: of whoever acts for the side. */
  partOf: z.string().nullable(),
  /** Joint buyers who are still to approve it, each with a code of their own. */
  waitsFor: z.array(z.string()),
  /** Whoever acts for the side that pays has given their word. */
  hasPayerApproved: z.boolean(),
  askedAt: moment,
  changedAt: moment,
  /** Until when the approval is waited for. */
  lapsesAt: moment.nullable(),
})
export type Release = z.output<typeof release>

const moved = ['not-found', 'moved-on'] as const

export const releases = describe(paths.releases, {
  ask: {
    access: 'user',
    summary: 'Ask for held money of a deal in which I sell; the buyer approves it with a code',
    input: z.object({
      bookingId: id,
      amount: rupeesAboveZero,
      key: idempotencyKey,
    }),
    reply: data(release),
    errors: [...moved, 'limit-reached', 'not-yet', 'ruled-out'],
    limit: { max: 30, seconds: 60, per: 'person' },
  },
  list: {
    access: 'signed-in',
    summary: 'The releases of a deal that I am a party of, and how much can still be asked for',
    input: z.object({ bookingId: id }),
    reply: data(
      z.object({
        held: z.number(),
        available: z.number(),
        /** What left the held money for my own agent, with the taxes and our fee in it. */
        paidToOwnAgent: z.number(),
        /** What left the held money on the other side's instruction, such as to their agent. */
        paidForOther: z.number(),
        releases: z.array(release),
        /** Why the partner cannot pay to my bank account yet; absent where it can. */
        notPayable: z.string().optional(),
      }),
    ),
    errors: ['not-found'],
  },
  listForBuyer: {
    access: 'signed-in',
    summary: 'What sellers asked for of the money that I paid for a listing, newest first',
    input: z.object({ propId: id, userId: id }),
    reply: data(z.array(release)),
    errors: ['not-found'],
  },
  sendOtp: {
    access: 'signed-in',
    summary: 'Send me the code that approves a release: for this amount to this account, and nothing else',
    input: z.object({ id }),
    reply: data(z.object({ mobile: z.string(), resendAfterSeconds: z.number(), isSimulation: z.boolean() })),
    errors: [...moved, 'too-soon', 'not-yet'],
  },
  approve: {
    access: 'user',
    summary: 'Approve a release with the code that was sent to me',
    input: z.object({ id, otp }),
    reply: data(release),
    errors: [...moved, 'wrong-otp', 'not-yet', 'changed-meanwhile'],
    limit: { max: 30, seconds: 60, per: 'person' },
  },
  refuse: {
    access: 'user',
    summary: 'Refuse a release, with the reason that the seller reads',
    input: z.object({
      id,
      reason: z.string().trim().min(3, 'Say why, in a few words').max(500, 'At most 500 characters'),
    }),
    reply: data(release),
    errors: [...moved, 'ruled-out'],
  },
  withdraw: {
    access: 'user',
    summary: 'Withdraw what I asked for, before it is paid out',
    input: z.object({ id }),
    reply: data(release),
    errors: [...moved, 'ruled-out'],
  },
})
