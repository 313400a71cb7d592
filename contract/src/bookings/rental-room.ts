import { z } from 'zod'
import { keysOf } from '../kernel/keys-of.ts'
import {
  type BeforeKeys,
  beforeKeys,
  type DeductionKind,
  type DeductionState,
  deductionGraph,
  deductionKinds,
  type InventoryMoment,
  type ItemCondition,
  inventoryMoments,
  itemConditions,
  type Meter,
  meters,
} from './rental.ts'

// What the deal room of a rental shows besides what every deal room has. Amounts are rupees.

const moment = z.iso.datetime()
const day = z.iso.date()
const side = z.enum(['buyer', 'seller'])

export const inventoryMoment = z.enum(keysOf<InventoryMoment>(inventoryMoments), {
  error: 'Say whether it is for moving in or moving out',
})
export const beforeKeysName = z.enum(keysOf<BeforeKeys>(beforeKeys), { error: 'Choose from the list' })
export const deductionKind = z.enum(keysOf<DeductionKind>(deductionKinds), { error: 'Say what it is for' })
export const itemCondition = z.enum(keysOf<ItemCondition>(itemConditions), { error: 'Say what condition it is in' })
export const meter = z.enum(keysOf<Meter>(meters), { error: 'Say which meter it is' })

const inventoryPhoto = z.object({ id: z.number(), by: side, addedAt: moment })

const inventory = z.object({
  at: inventoryMoment,
  /** To be handed back when saving and when confirming; 0: nothing is saved yet. */
  version: z.number(),
  items: z.array(z.object({ name: z.string(), count: z.number(), condition: itemCondition, note: z.string() })),
  readings: z.array(z.object({ meter, reading: z.number() })),
  photos: z.array(inventoryPhoto),
})
export type Inventory = z.output<typeof inventory>

const deduction = z.object({
  id: z.number(),
  kind: deductionKind,
  amount: z.number(),
  note: z.string(),
  state: z.enum(keysOf<DeductionState>(deductionGraph.states)),
  /** Why the tenant disputes it. */
  answer: z.string().nullable(),
  /** Once our team has decided: what of it the owner keeps. */
  kept: z.number().nullable(),
  proposedAt: moment,
})
export type Deduction = z.output<typeof deduction>

const renewal = z.object({
  version: z.number(),
  months: z.number(),
  rent: z.number(),
  documentNumber: z.string(),
  office: z.string(),
  signedOn: day,
  registeredOn: day,
  recordedBy: side,
})

export const rentalRoom = z.object({
  /** Of the licence that was recorded; null until then. */
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  movedInOn: day.nullable(),
  /** The rent of a month as it is today, with the rises that have come. */
  rent: z.number(),
  /** What the licence costs at the counter. Who pays it is the two sides’ matter; by law it is the owner’s. */
  licence: z.object({ stampDuty: z.number(), registrationFee: z.number() }),
  police: z.object({ number: z.string(), intimatedOn: day }).nullable(),
  society: z.object({ submittedOn: day, note: z.string() }).nullable(),
  inventories: z.array(inventory),
  /** What the keys still wait for. */
  missing: z.array(beforeKeysName),
  /** What the owner has agreed to go on without, in their word about the keys. */
  without: z.array(beforeKeysName),
  /** When notice can be given, and if it were given today, the first day to leave. */
  notice: z.object({ from: day, earliestLeaving: day }).nullable(),
  leavesOn: day.nullable(),
  noticeBy: side.nullable(),
  /** The day it was inspected, or the term was over. */
  exitedOn: day.nullable(),
  /** Of each instalment that is still open: what of it is tax to be deducted, if it were paid now. */
  dues: z.array(z.object({ instalmentId: z.number(), tds: z.number(), cash: z.number() })),
  deposit: z.object({
    amount: z.number(),
    /** With the owner, or with the partner until the keys. */
    paid: z.number(),
    /** Rent that was paid for days after the last one. */
    rentBack: z.number(),
    accepted: z.number(),
    /** Proposed, disputed or with our team: kept back until it is settled. */
    open: z.number(),
    returned: z.number(),
    /** Recorded by the owner, and not confirmed yet. */
    onItsWay: z.number(),
    /** Tax that the tenant paid on a year’s rent besides the rent, and that the owner has found: it comes back too. */
    taxBack: z.number(),
    /** What the owner is to return now. */
    toReturn: z.number(),
    /** By when; null until the tenant has moved out. */
    dueOn: day.nullable(),
    isLate: z.boolean(),
  }),
  deductions: z.array(deduction),
  /** Until this day the owner can propose deductions; null while nobody moves out. */
  deductionsUntil: day.nullable(),
  /** Rent that could be taken from the deposit, in cash. */
  openRent: z.number(),
  /** Recorded by one side, to be confirmed by the other. */
  renewal: renewal.nullable(),
  /** Tax on a year’s rent of which no payment was left to deduct it from: the tenant pays it besides. */
  yearTaxes: z.array(
    z.object({
      /** In which the financial year begins. */
      year: z.number(),
      amount: z.number(),
      fileBy: day,
      challan: z
        .object({
          number: z.string(),
          paidOn: day,
          isConfirmed: z.boolean(),
          /** It comes back with the deposit; if not, the owner pays it back directly. */
          isWithDeposit: z.boolean(),
        })
        .nullable(),
    }),
  ),
  /** The financial years with rent that was paid, by the year they begin in: each has a receipt. */
  receiptYears: z.array(z.number()),
})
export type RentalRoom = z.output<typeof rentalRoom>
export type YearTax = RentalRoom['yearTaxes'][number]
