import { z } from 'zod'
import { data, describe, envelope } from '../kernel/endpoint.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { id, page, pageOf } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { isGstin } from '../values/gst.ts'
import { oneLine } from '../values/text.ts'
import { type CallBackName, callBackNames, orderGroupNames, orderStates, purposeNames, refundStates } from './facts.ts'

const moment = z.iso.datetime()
const purpose = z.enum(purposeNames, { error: 'Choose what to pay for' })

/** What is asked to be bought. The price is the server's: nothing here can change it. */
const wanted = {
  purpose,
  subjectId: id,
  option: z.string().trim().min(1, 'Choose an option').max(40, 'At most 40 characters').optional(),
}

/** Rupees, with at most two decimals. */
const price = {
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  /** Held for somebody else: no income of ours, and not taxed by us. Part of the total. */
  held: z.number(),
  total: z.number(),
}

const quoted = z.object({
  purpose,
  title: z.string(),
  subjectId: z.number(),
  option: z.string().nullable(),
  placeOfSupply: z.string(),
  ...price,
  /** For whom the held part is. */
  heldFor: z.string().nullable(),
  /** Whether the payment partner is our own simulation: no money would move. */
  isSimulation: z.boolean(),
})
export type QuotedPrice = z.output<typeof quoted>

export const order = z.object({
  id: z.number(),
  purpose,
  title: z.string(),
  subjectId: z.number(),
  /** The deal that it is paid in. */
  bookingId: z.number().nullable(),
  option: z.string().nullable(),
  status: z.enum(orderStates),
  placeOfSupply: z.string(),
  ...price,
  createdAt: moment,
  /** Until when it waits to be paid. */
  expiresAt: moment,
  paidAt: moment.nullable(),
  /** Where to pay, while it waits. */
  checkoutUrl: z.string().nullable(),
  /** Whether the payment partner is our own simulation: no money moves. */
  isSimulation: z.boolean(),
  /** Of our own price. */
  invoice: z.object({ id: z.number(), number: z.string() }).nullable(),
  heldFor: z.string().nullable(),
  /** Of what is held. */
  receipt: z.object({ id: z.number(), number: z.string() }).nullable(),
  /** What was given back or is on its way, in rupees. */
  refunded: z.number(),
  /** What arrived besides the price, or for what could not be given, and goes back by itself, in rupees. */
  sentBack: z.number(),
  /** Why it did not come to a payment, as a sentence. */
  problem: z.string().nullable(),
})
export type Order = z.output<typeof order>

const refund = z.object({
  id: z.number(),
  orderId: z.number(),
  purpose,
  title: z.string(),
  /** Rupees. */
  amount: z.number(),
  orderTotal: z.number(),
  status: z.enum(refundStates),
  reason: z.string(),
  creditNote: z.object({ id: z.number(), number: z.string() }).nullable(),
  askedAt: moment,
  doneAt: moment.nullable(),
})
export type Refund = z.output<typeof refund>

/** Whom a GSTIN belongs to: an invoice to a registered business names both. */
const business = {
  businessName: z
    .string()
    .max(1000, 'At most 120 characters')
    .transform(oneLine)
    .pipe(z.string().min(2, 'Enter the name that the GSTIN is registered under').max(120, 'At most 120 characters'))
    .optional(),
  businessAddress: z
    .string()
    .max(1000, 'At most 200 characters')
    .transform(oneLine)
    .pipe(z.string().min(10, 'Enter the registered address, with its PIN code').max(200, 'At most 200 characters'))
    .optional(),
}

export const gstin = z.string().trim().toUpperCase().refine(isGstin, 'Enter a GSTIN such as 27AAPFU0939F1ZV')

export const orders = describe(paths.orders, {
  quote: {
    access: 'signed-in',
    summary: 'What something costs me now, with tax; nothing is ordered yet',
    input: z.object({ ...wanted, gstin: gstin.optional() }),
    reply: data(quoted),
    errors: ['not-found', 'moved-on', 'ruled-out'],
  },
  create: {
    access: 'signed-in',
    summary: 'Place an order; sending the same key again gives the same order',
    input: z.object({
      ...wanted,
      gstin: gstin.optional(),
      ...business,
      key: idempotencyKey,
    }),
    reply: data(order),
    errors: ['not-found', 'changed-meanwhile', 'moved-on', 'ruled-out', 'unavailable'],
    limit: { max: 60, seconds: 60 },
  },
  get: {
    access: 'signed-in',
    summary: 'One of my orders and its status',
    input: z.object({ id }),
    reply: data(order),
    errors: ['not-found'],
  },
  list: {
    access: 'signed-in',
    summary: 'My orders, newest first',
    input: z.object({
      status: z.enum(orderStates).optional(),
      purpose: purpose.optional(),
      group: z.enum(orderGroupNames).optional(),
      page,
    }),
    reply: pageOf(order),
  },
  cancel: {
    access: 'signed-in',
    summary: 'Cancel an order that is not paid yet',
    input: z.object({ id }),
    reply: data(order),
    errors: ['not-found', 'moved-on'],
    // Asks the payment partner.
    limit: { max: 60, seconds: 60 },
  },
  listRefunds: {
    access: 'signed-in',
    summary: 'My refunds, newest first',
    input: z.object({ userId: id }),
    reply: envelope({ allData: z.array(refund) }),
    errors: ['not-found'],
  },
})

const callBack = (name: string) => ({
  access: 'signed-in' as const,
  summary: `Return from payment (${name}): the server asks the payment partner and answers with the status of the order`,
  input: z.object({ order_id: id }),
  reply: data(order),
  errors: ['not-found'] as const,
  // Each asks the payment partner.
  limit: { max: 120, seconds: 60 },
})

/** A callback proves nothing by itself: only what the payment partner says counts. */
export const callBacks = describe(
  paths.callBacks,
  Object.fromEntries(callBackNames.map((name) => [name, callBack(name)])) as Record<
    CallBackName,
    ReturnType<typeof callBack>
  >,
)
