import { z } from 'zod'
import { decisionReason } from '../backoffice/decision.ts'
import { data, describe, nothing } from '../kernel/endpoint.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { id, page, pageOf } from '../kernel/page.ts'
import { stopWith } from '../kernel/stop-with.ts'
import { paths } from '../paths.ts'
import { isWholePaise } from '../values/money.ts'
import { order } from './calls.ts'
import { orderStates, refundStates } from './facts.ts'

const moment = z.iso.datetime()

const reviewed = order.omit({ checkoutUrl: true }).extend({
  /** The partner it was paid through, and our order's name there. */
  gateway: z.string(),
  reference: z.string(),
  payer: z.object({ id: z.number(), name: z.string(), email: z.string(), mobile: z.string() }),
})
export type ReviewedOrder = z.output<typeof reviewed>

const payment = z.object({
  id: z.number(),
  gatewayPaymentId: z.string(),
  amount: z.number(),
  method: z.string(),
  /** `settles` paid the order; `excess` goes back; `mismatched` is in another currency and waits for somebody to look. */
  role: z.enum(['settles', 'excess', 'mismatched']),
  paidAt: moment,
})

const refund = z.object({
  id: z.number(),
  amount: z.number(),
  status: z.enum(refundStates),
  reason: z.string(),
  /** Null: given back by itself. */
  by: z.string().nullable(),
  creditNote: z.object({ id: z.number(), number: z.string() }).nullable(),
  askedAt: moment,
  doneAt: moment.nullable(),
  problem: z.string().nullable(),
})

const event = z.object({ at: moment, what: z.string(), detail: z.string() })

const whole = z.object({
  order: reviewed,
  payments: z.array(payment),
  refunds: z.array(refund),
  events: z.array(event),
  /** What may still be given back, in rupees. */
  refundable: z.number(),
})
export type WholeOrder = z.output<typeof whole>

export const orderDecisions = describe(paths.orders, {
  listForReview: {
    access: 'admin',
    summary: 'Orders, newest first; by number, reference, invoice, payer’s name, email or mobile',
    input: z.object({
      text: z
        .string()
        .trim()
        .max(100, stopWith('At most 100 characters'))
        .regex(/^[^\0]*$/, 'Remove the unreadable character')
        .default(''),
      status: z.enum(orderStates).optional(),
      /** `mismatched`: with a payment in another currency; `refunds`: with a refund that is held up. */
      show: z.enum(['all', 'mismatched', 'refunds']).default('all'),
      page,
    }),
    reply: pageOf(reviewed),
  },
  getForReview: {
    access: 'admin',
    summary: 'An order with its payments, refunds and everything that happened to it',
    input: z.object({ id }),
    reply: data(whole),
    errors: ['not-found'],
  },
  refund: {
    access: 'admin',
    summary: 'Refund a paid order in full or in part; the payer is told why',
    input: z.object({
      id,
      /** Rupees; all that is left when not given. */
      amount: z
        .number({ error: 'Enter an amount in rupees' })
        .positive('Enter an amount above zero')
        .max(10_00_00_000, 'That amount is too large')
        .refine(isWholePaise, 'Enter rupees with at most two decimals')
        .optional(),
      reason: decisionReason,
      key: idempotencyKey,
    }),
    reply: data(whole),
    errors: ['not-found', 'moved-on', 'limit-reached', 'ruled-out'],
  },
  retryRefund: {
    access: 'admin',
    summary: 'Retry a refund that was held up',
    input: z.object({ id, refundId: id, reason: decisionReason }),
    reply: data(whole),
    errors: ['not-found', 'moved-on'],
  },
  getPartner: {
    access: 'admin',
    summary:
      'The payment gateway, its last notification, and the notifications of the last week that we could not follow',
    input: nothing,
    reply: data(
      z.object({
        name: z.string(),
        isSimulation: z.boolean(),
        lastWebHookAt: moment.nullable(),
        refused: z.array(z.object({ because: z.string(), times: z.number() })),
      }),
    ),
  },
})
