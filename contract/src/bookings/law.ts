// Rates, days and tables that law or our own terms set, each with the day from which it holds: a change is a new row,
// and what was agreed before it keeps the row of its day. Amounts are paise, rates hundredths of a per cent.

interface Dated {
  from: string
}

/** The row that held on that day. */
export function inForceOn<Row extends Dated>(rows: readonly Row[], day: string): Row {
  const row = rows.findLast(({ from }) => from <= day) ?? rows[0]
  if (!row) throw new Error('A table of rates has no row.')
  return row
}

/** Tax that the buyer of a property deducts from the price, from a resident seller. */
export const saleTdsRules = [
  {
    from: '2026-04-01',
    /** From this amount on. Whether the amount itself is included is disputed; deducting is the safe side. */
    thresholdPaise: 50_00_000_00,
    rate: 100,
    rateWithoutPan: 2000,
    /** After the end of the month in which it was deducted. */
    daysToFile: 30,
    form: 'Form 141',
    section: 'section 393(1) of the Income-tax Act, 2025 (earlier 194-IA)',
  },
] as const

/** Tax that an individual tenant deducts from the rent. */
export const rentTdsRules = [
  {
    from: '2026-04-01',
    /** Above this rent a month. */
    thresholdPaise: 50_000_00,
    rate: 200,
    rateWithoutPan: 2000,
    daysToFile: 30,
    form: 'Form 141',
    section: 'section 393(1) of the Income-tax Act, 2025 (earlier 194-IB)',
  },
] as const

export interface RefundRules extends Dated {
  /** Whose rule it is, as people read it. */
  whose: string
  /** What the kept part is a part of. */
  of: 'price' | 'booking amount'
  /** Counted in days from the booking; the last row has no end. */
  steps: readonly { untilDay: number | null; kept: number }[]
  /** Never more than this part of the price. */
  atMostOfPrice: number | null
}

/** What stays with the seller when the buyer cancels. None of it is ours. */
export const refundTables = {
  promoter: [
    {
      from: '2017-05-01',
      whose: 'MahaRERA’s order for projects',
      of: 'price',
      steps: [
        { untilDay: 15, kept: 0 },
        { untilDay: 30, kept: 100 },
        { untilDay: 60, kept: 150 },
        { untilDay: null, kept: 200 },
      ],
      atMostOfPrice: null,
    },
  ],
  resale: [
    {
      from: '2026-04-01',
      whose: 'our terms',
      of: 'booking amount',
      steps: [
        { untilDay: 3, kept: 0 },
        { untilDay: 15, kept: 1000 },
        { untilDay: 30, kept: 2500 },
        { untilDay: null, kept: 5000 },
      ],
      atMostOfPrice: 100,
    },
  ],
  rental: [
    {
      from: '2026-04-01',
      whose: 'our terms',
      of: 'booking amount',
      steps: [
        { untilDay: 3, kept: 0 },
        { untilDay: 15, kept: 1000 },
        { untilDay: 30, kept: 2500 },
        { untilDay: null, kept: 5000 },
      ],
      atMostOfPrice: null,
    },
  ],
} as const satisfies Record<string, readonly RefundRules[]>
export type RefundTable = keyof typeof refundTables

/** How much a seller may take before a registered agreement is recorded. */
export const bookingRules = [
  {
    from: '2026-04-01',
    atMostOfPrice: 1000,
    whose: {
      promoter: 'the law for projects (section 13 of the Real Estate Act)',
      resale: 'our terms, for the safety of both sides',
    },
  },
] as const

/** Stamp duty on a leave and licence agreement in Maharashtra. */
export const licenceDutyRules = [{ from: '2026-04-01', rate: 25, ofRefundableDepositAYear: 1000 }] as const

/** As long as the payment partner may keep money that it collected, as agreed with it; and when both sides are told. */
export const partnerHoldRules = [{ from: '2026-04-01', days: 30, warnDaysBefore: [10, 3, 0] }] as const

/** Cash for a property, from this amount on, is against the law. */
export const cashRules = [{ from: '2026-04-01', belowPaise: 20_000_00 }] as const

/** What a licence is registered for at the counter, in a municipal corporation. */
export const licenceFeeRules = [{ from: '2026-04-01', registrationPaise: 1_000_00 }] as const

/** What is usual in a rental in Pune, and what our terms hold to. */
export const rentalRules = [
  {
    from: '2026-04-01',
    tokenPaise: { least: 5_000_00, most: 10_000_00 },
    /** In months of rent. */
    deposit: { usual: 3, most: 4 },
    /** Rent is due on this day of its month, or on the first day that it is for. */
    dueDay: 5,
    /** So long the owner can propose deductions; then what is not in dispute is due. */
    settlementDays: 7,
  },
] as const

/** A tenant who claims house rent allowance names the owner’s PAN above this rent a year. */
export const hraRules = [{ from: '2026-04-01', panAbovePaise: 1_00_000_00 }] as const
