import { z } from 'zod'
import { wholeNumber } from '../kernel/page.ts'
import { isWholePaise } from '../values/money.ts'
import { channelNames, conditionKindNames, mostParts } from './facts.ts'

// What an owner asks for before anybody books, and what both sides are then bound by.

const rupees = (label: string) =>
  z
    .number({ error: `${label} must be an amount in rupees.` })
    .min(1, `${label} must be ₹1 or more.`)
    .max(10_000_00_00_000, `${label} is too large.`)
    .refine(isWholePaise, `${label} can have at most two decimals.`)

const whole = (label: string, min: number, max: number) =>
  wholeNumber({ min, max }, `${label} must be a whole number from ${min} to ${max}.`)

/** Hundredths of a per cent. */
const rate = (label: string, mostPercent: number) =>
  wholeNumber(
    { min: 0, max: mostPercent * 100 },
    `${label} must be 0 to ${mostPercent} per cent, with at most two decimals.`,
  )

const shared = {
  bookingAmount: rupees('The booking amount'),
  channel: z.enum(channelNames, { error: 'Choose how the money is to be paid' }),
  /** Whoever books at the asking price need not wait for an answer. */
  isInstant: z.boolean().default(false),
  /** What stays in the home, in the owner's words. */
  includes: z.string().trim().max(500, 'At most 500 characters').default(''),
}

export const saleTerms = z.object({
  kind: z.literal('sale'),
  ...shared,
  /** The balance is paid in so many equal monthly parts. */
  parts: whole('The number of parts', 1, mostParts),
  /** The first part is due so many days after the agreement. */
  firstDueDays: whole('The days until the first part', 1, 365),
  /** Hundredths of a per cent a year on what is paid late; 0: none was agreed. */
  lateRate: rate('The interest on late payments', 24),
  conditions: z
    .array(z.enum(conditionKindNames))
    .max(conditionKindNames.length)
    .refine((kinds) => new Set(kinds).size === kinds.length, 'Name each condition once.'),
})
export type SaleTerms = z.output<typeof saleTerms>

/** Eleven is the habit, sixty the most that the law lets a licence last. */
export const licenceMonths = whole('The months of the licence', 11, 60)

export const rentalTerms = z.object({
  kind: z.literal('rental'),
  ...shared,
  deposit: rupees('The deposit'),
  months: licenceMonths,
  lockInMonths: whole('The lock-in', 0, 60),
  noticeDays: whole('The notice', 0, 180),
  yearlyRise: rate('The yearly rise', 25),
  maintenanceBy: z.enum(['owner', 'tenant'], { error: 'Say who pays the maintenance' }),
})
export type RentalTerms = z.output<typeof rentalTerms>

export const bookingTerms = z.discriminatedUnion('kind', [saleTerms, rentalTerms], {
  error: 'Say whether it is a sale or a rental.',
})
export type BookingTerms = z.output<typeof bookingTerms>
