import { z } from 'zod'
import { data, describe, done } from '../kernel/endpoint.ts'
import { id, wholeNumber } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { rupees, rupeesAboveZero } from '../values/amounts.ts'
import { agreement, day, line, reason } from './deal-fields.ts'
import { paymentKinds } from './facts.ts'

// What the two sides of a deal do once it is accepted: pay, confirm, register, cancel.

const transaction = z.object({
  id: z.number(),
  bookingId: z.number(),
  what: z.enum(paymentKinds),
  propertydata: z.object({ id: z.number(), title: z.string() }),
  orderId: z.number().nullable(),
  /** Rupees: gross = cash + tds. */
  gross: z.number(),
  tds: z.number(),
  cash: z.number(),
  paidOn: day,
  reference: z.string().nullable(),
  status: z.enum(['waiting', 'confirmed', 'refused']),
})
export type DealTransaction = z.output<typeof transaction>

const penny = z.object({
  orderId: z.number(),
  bookingId: z.number(),
  title: z.string(),
  amount: z.number(),
  paidAt: z.iso.datetime(),
  /** What came back of it. */
  refunded: z.number(),
})

const moved = ['not-found', 'moved-on'] as const

export const deals = describe(paths.bookings, {
  recordPayment: {
    access: 'user',
    summary: 'Record a payment that buyer and seller settled between them; the other side confirms it',
    input: z.object({
      id,
      instalmentId: id.optional(),
      /** The interest on that instalment, which was late, and not the instalment itself. */
      isInterest: z.boolean().optional(),
      amount: rupees,
      paidOn: day,
      reference: line('the UTR or cheque number', 40),
      /** Of a disbursement by the buyer's bank, what went to the seller's lender; not given: the buyer paid. */
      toLender: rupees.optional(),
    }),
    reply: done,
    errors: [...moved, 'ruled-out'],
  },
  recordPrepayment: {
    access: 'user',
    summary: 'Record a part of the price that was paid ahead between buyer and seller; the other side confirms it',
    input: z.object({
      id,
      /** Of the price, the tax to be deducted included. */
      amount: rupees.min(1, 'The amount must be ₹1 or more'),
      paidOn: day,
      reference: line('the UTR or cheque number', 40),
    }),
    reply: done,
    errors: [...moved, 'ruled-out'],
  },
  waiveInterest: {
    access: 'user',
    summary: 'As the seller, waive the interest on an instalment that was paid late',
    input: z.object({ instalmentId: id }),
    reply: done,
    errors: [...moved, 'not-yet'],
  },
  answerPayment: {
    access: 'user',
    summary: 'Say whether a payment that the other side recorded has arrived',
    input: z.object({ paymentId: id, hasArrived: z.boolean(), reason: reason.optional() }),
    reply: done,
    errors: [...moved, 'not-yet'],
  },
  recordChallan: {
    access: 'user',
    summary: 'Record the challan of the tax that I deducted from a payment',
    input: z.object({ paymentId: id, number: line('the number of the challan', 40), paidOn: day }),
    reply: done,
    errors: [...moved, 'ruled-out'],
  },
  confirmChallan: {
    access: 'user',
    summary: 'As the seller, confirm that a challan is in my tax statement',
    input: z.object({ paymentId: id, number: line('the number of the challan that you saw', 40) }),
    reply: done,
    errors: [...moved, 'not-yet'],
  },
  setStampValue: {
    access: 'user',
    summary: 'Note the stamp duty value of the property, on which the tax is computed if it is above the price',
    input: z.object({ id, amount: rupeesAboveZero }),
    reply: done,
    errors: [...moved, 'ruled-out'],
  },
  decideCondition: {
    access: 'user',
    summary: 'Say that a condition is met or waived, or that it has failed: then everything comes back',
    input: z.object({
      conditionId: id,
      outcome: z.enum(['met', 'failed', 'waived'], { error: 'Say what became of it' }),
      note: reason.optional(),
    }),
    reply: done,
    errors: [...moved, 'not-yet'],
  },
  confirm: {
    access: 'user',
    summary: 'Give my word that all conditions are met, or that deed and keys are handed over',
    input: z.object({ id, what: z.enum(['clear', 'complete'], { error: 'Choose what to confirm' }) }),
    reply: done,
    errors: [...moved, 'not-yet', 'ruled-out'],
  },
  recordRegistration: {
    access: 'user',
    summary: 'Record the registered agreement; the other side confirms it',
    input: z.object({
      id,
      ...agreement,
      grn: line('the GRN', 40).optional(),
      /** Of a licence: the first day of its term. */
      startsOn: day.optional(),
    }),
    reply: done,
    errors: [...moved, 'ruled-out'],
  },
  confirmRegistration: {
    access: 'user',
    summary: 'Confirm the registered agreement that the other side recorded, in the version I saw',
    input: z.object({ id, version: wholeNumber({ min: 1, max: 1_000_000 }, 'Say which version you saw') }),
    reply: done,
    errors: [...moved, 'not-yet', 'changed-meanwhile'],
  },
  previewCancel: {
    access: 'user',
    summary: 'What would come back, and to whom, if I cancelled now',
    input: z.object({ id }),
    reply: data(
      z.object({
        /** Rupees, from whoever holds them. */
        refund: z.number(),
        /** What the seller has already and must return. */
        owed: z.number(),
        /** Stays with the seller. */
        kept: z.number(),
        /** To be claimed back from the tax department. */
        tds: z.number(),
        /** In dispute: it goes where the back office decides. */
        disputed: z.number(),
        /** Whose table it is. */
        whose: z.string(),
      }),
    ),
    errors: ['not-found'],
  },
  cancel: {
    access: 'user',
    summary: 'Cancel my booking before the agreement; afterwards it needs both sides',
    input: z.object({ id, reason }),
    reply: done,
    errors: moved,
  },
  listPennyTransactions: {
    access: 'signed-in',
    summary: 'The ₹1 payments that verified my account, newest first',
    input: z.object({ userId: id }),
    reply: data(z.array(penny)),
    errors: ['not-found'],
  },
  listBookingTransactions: {
    access: 'signed-in',
    summary: 'The booking amounts I paid, newest first',
    input: z.object({ userId: id }),
    reply: data(z.array(transaction)),
    errors: ['not-found'],
  },
  listInstalmentsPaid: {
    access: 'signed-in',
    summary: 'The instalments I paid for a listing, in order',
    input: z.object({ id, userId: id }),
    reply: data(z.array(transaction)),
    errors: ['not-found'],
  },
})
