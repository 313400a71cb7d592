import { z } from 'zod'
import { data, describe, done } from '../kernel/endpoint.ts'
import { id, wholeNumber } from '../kernel/page.ts'
import { uploadId } from '../listings/calls.ts'
import { pictureMaxBytes } from '../listings/papers.ts'
import { paths } from '../paths.ts'
import { rupees, rupeesAboveZero } from '../values/amounts.ts'
import { agreement, day, line, reason } from './deal-fields.ts'
import { mostItems } from './rental.ts'
import { beforeKeysName, deductionKind, inventoryMoment, itemCondition, meter } from './rental-room.ts'
import { licenceMonths } from './terms.ts'

// What tenant and owner of a rental do from the registered licence to the return of the deposit.

const moved = ['not-found', 'moved-on'] as const
const version = wholeNumber({ min: 0, max: 1_000_000 }, 'Say which version you saw')
/** A financial year, by the year in which it begins. */
const taxYear = wholeNumber({ min: 2000, max: 2200 }, 'Enter the year in which it begins')
const note = z.string().trim().max(300, 'At most 300 characters').default('')

const item = z.object({
  name: line('what it is', 80),
  count: wholeNumber({ min: 1, max: 999 }, 'Enter how many there are, from 1 to 999.'),
  condition: itemCondition,
  note,
})

const reading = z.object({
  meter,
  reading: z
    .number({ error: 'Enter the reading' })
    .min(0, 'A reading cannot be less than zero')
    .max(99_999_999, 'That is more than a meter shows'),
})

export const rentals = describe(paths.bookings, {
  recordIntimation: {
    access: 'user',
    summary: 'As the owner, record the number under which the police were told of the tenant',
    input: z.object({ id, number: line('the number', 40), intimatedOn: day }),
    reply: done,
    errors: [...moved, 'ruled-out'],
  },
  recordSocietyForm: {
    access: 'user',
    summary: 'As the owner, record that the society has its form about the tenant, or that there is no society',
    input: z.object({ id, submittedOn: day, note }),
    reply: done,
    errors: [...moved, 'ruled-out'],
  },
  saveInventory: {
    access: 'user',
    summary: 'Write down what is in the home and what the meters say; words about the keys are to be given again',
    input: z.object({
      id,
      at: inventoryMoment,
      version,
      items: z.array(item).max(mostItems, `At most ${mostItems} things`),
      readings: z
        .array(reading)
        .max(3)
        .refine((all) => new Set(all.map((one) => one.meter)).size === all.length, 'Enter each meter once.'),
    }),
    reply: done,
    errors: [...moved, 'ruled-out', 'changed-meanwhile'],
  },
  uploadInventoryPhoto: {
    access: 'user',
    summary: 'Add a private photo of the home to the inventory; both sides see it',
    input: z.object({ id, at: inventoryMoment, uploadId }),
    reply: data(z.object({ id: z.number() })),
    errors: [...moved, 'ruled-out', 'limit-reached', 'file-too-large', 'wrong-file-type', 'too-many-requests'],
    upload: { maxBytes: pictureMaxBytes },
    limit: { max: 60, seconds: 60, per: 'person' },
  },
  removeInventoryPhoto: {
    access: 'user',
    summary: 'Remove a photo of mine from the inventory, as long as it is not confirmed',
    input: z.object({ photoId: id }),
    reply: done,
    errors: moved,
  },
  downloadInventoryPhoto: {
    access: 'user',
    summary: 'A photo of the inventory, for the two sides of the rental',
    input: z.object({ photoId: id }),
    reply: done,
    errors: ['not-found'],
    download: true,
  },
  confirmKeys: {
    access: 'user',
    summary:
      'Give my word that the keys, the inventory and the readings are as recorded; with both words the rent begins',
    input: z.object({
      id,
      version,
      /** The owner: what is missing and can wait, exactly as the owner was warned of it. */
      without: z.array(beforeKeysName).max(10).default([]),
    }),
    reply: done,
    errors: [...moved, 'not-yet', 'changed-meanwhile', 'ruled-out'],
  },
  giveNotice: {
    access: 'user',
    summary: 'Give notice after the lock-in; the rent ends on the last day',
    input: z.object({ id, leavesOn: day, reason: reason.optional() }),
    reply: done,
    errors: [...moved, 'not-yet', 'ruled-out'],
  },
  confirmInspection: {
    access: 'user',
    summary: 'Give my word that the home was inspected and is as recorded; with both words the settlement begins',
    input: z.object({ id, version }),
    reply: done,
    errors: [...moved, 'not-yet', 'changed-meanwhile', 'ruled-out'],
  },
  recordRenewal: {
    access: 'user',
    summary: 'Record the registered licence for another term; the other side confirms it',
    input: z.object({ id, months: licenceMonths, rent: rupeesAboveZero, ...agreement }),
    reply: done,
    errors: [...moved, 'ruled-out'],
  },
  confirmRenewal: {
    access: 'user',
    summary: 'Confirm the renewal that the other side recorded, in the version I saw',
    input: z.object({ id, version }),
    reply: done,
    errors: [...moved, 'not-yet', 'changed-meanwhile', 'ruled-out'],
  },
  proposeDeduction: {
    access: 'user',
    summary: 'As the owner, say what I would like to keep of the deposit, and for what',
    input: z.object({ id, kind: deductionKind, amount: rupeesAboveZero, note: reason }),
    reply: data(z.object({ id: z.number() })),
    errors: [...moved, 'not-yet', 'limit-reached', 'ruled-out'],
  },
  answerDeduction: {
    access: 'user',
    summary: 'As the tenant, accept a deduction or dispute it with a reason',
    input: z.object({ deductionId: id, isAccepted: z.boolean(), amount: rupees, reason: reason.optional() }),
    reply: done,
    errors: [...moved, 'changed-meanwhile'],
  },
  lowerDeduction: {
    access: 'user',
    summary: 'As the owner, ask for less; the tenant answers again',
    input: z.object({ deductionId: id, amount: rupeesAboveZero }),
    reply: done,
    errors: moved,
  },
  withdrawDeduction: {
    access: 'user',
    summary: 'As the owner, withdraw a deduction',
    input: z.object({ deductionId: id }),
    reply: done,
    errors: moved,
  },
  recordYearTax: {
    access: 'user',
    summary: 'As the tenant, record the challan of tax on a year’s rent that no payment was left to deduct it from',
    input: z.object({ id, year: taxYear, number: line('the number of the challan', 40), paidOn: day }),
    reply: done,
    errors: [...moved, 'ruled-out'],
  },
  confirmYearTax: {
    access: 'user',
    summary: 'As the owner, confirm that the challan of a year is in my tax statement; I owe the amount to the tenant',
    input: z.object({ id, year: taxYear, number: line('the number of the challan that you saw', 40) }),
    reply: done,
    errors: [...moved, 'not-yet', 'ruled-out'],
  },
  recordDepositReturn: {
    access: 'user',
    summary: 'As the owner, record that I paid back the deposit, less what the tenant accepted; the tenant confirms it',
    input: z.object({ id, amount: rupees, paidOn: day, reference: line('the UTR or cheque number', 40) }),
    reply: done,
    errors: [...moved, 'not-yet', 'ruled-out'],
  },
  downloadRentReceipt: {
    access: 'user',
    summary: 'The receipt of one rent payment as PDF, with the owner’s PAN where the law asks for it',
    input: z.object({ paymentId: id }),
    reply: done,
    errors: ['not-found', 'not-yet'],
    download: true,
  },
  downloadRentYear: {
    access: 'user',
    summary: 'The rent of a financial year as one receipt for an HRA claim, as PDF',
    input: z.object({ id, year: taxYear }),
    reply: done,
    errors: ['not-found', 'not-yet'],
    download: true,
  },
})
