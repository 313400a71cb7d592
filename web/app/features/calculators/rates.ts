// Every rate of the law that the calculators use, with the day it was last checked and where it was read.
// A change of law is an edit here and nowhere else; the tests' worked examples and the guides' figures follow.

export const checkedOn = '2026-11-15'

/** Cost Inflation Index by the year in which the financial year begins: 2024 is April 2024 to March 2025. */
export const costInflationIndex: Readonly<Record<number, number>> = {
  2001: 100,
  2002: 105,
  2003: 109,
  2004: 113,
  2005: 117,
  2006: 122,
  2007: 129,
  2008: 137,
  2009: 148,
  2010: 167,
  2011: 184,
  2012: 200,
  2013: 220,
  2014: 240,
  2015: 254,
  2016: 264,
  2017: 272,
  2018: 280,
  2019: 289,
  2020: 301,
  2021: 317,
  2022: 331,
  2023: 348,
  2024: 363,
  // Notification 70/2025
  2025: 376,
  // Notification 85/2026 of 15 July 2026
  2026: 384,
}

/** Tax on the sale of land and buildings; Income-tax Act 2025, section 197 (section 112 of the 1961 Act). */
export const capitalGainsLaw = {
  /** Transfers from this day, and the indexation cap for what was acquired before it. */
  since: '2024-07-23',
  longTermAfterMonths: 24,
  plainPercent: 12.5,
  indexedPercent: 20,
  cessPercent: 4,
}

/** Maharashtra, on the higher of agreement value and Ready Reckoner value. */
export const stampDutyRates = {
  pmc: { label: 'Pune city (PMC)', percent: 7, isEstimate: false },
  pcmc: { label: 'Pimpri-Chinchwad (PCMC)', percent: 7, isEstimate: false },
  // Published rates for councils and villages differ between 3 and 6 percent: we take the highest and say so.
  outside: { label: 'Outside both corporations (PMRDA, villages)', percent: 6, isEstimate: true },
} as const

export type StampDutyPlace = keyof typeof stampDutyRates

/** Off the rate, for homes bought by women only; order of 31 March 2021. */
export const womenOnlyReductionPercent = 1

/** Off the rate for a man and a woman together. The order names women only; some offices are said to allow 0.5. */
export const jointReductionPercent = 0

export const registrationFee = { percent: 1, maximumRupees: 30_000 }

/** Flats sold before their completion or occupancy certificate. */
export const gstOnUnderConstruction = {
  percent: 5,
  affordable: { percent: 1, priceUpToRupees: 45_00_000, carpetUpToSqm: 90, carpetUpToSqmInMetros: 60 },
}

/** Where a smaller home already is too large to be called affordable; Mumbai and Delhi with their regions. */
export const metroCities: readonly string[] = [
  'Bengaluru',
  'Chennai',
  'Delhi',
  'Gurugram',
  'Noida',
  'Hyderabad',
  'Kolkata',
  'Mumbai',
  'Navi Mumbai',
  'Thane',
]

/** Withheld by the buyer from a resident seller; section 393(1) of the 2025 Act (194-IA of the 1961 Act). */
export const tdsOnPurchase = { percent: 1, fromRupees: 50_00_000 }

/** Withheld by tenants who are individuals; section 393(1) of the 2025 Act (194-IB of the 1961 Act). */
export const tdsOnRent = { percent: 2, aboveRupeesPerMonth: 50_000 }

/** Reserve Bank of India: the largest part of a home's price that a loan may cover, by the size of the loan. */
export const loanToValueCaps = [
  { loanUpToRupees: 30_00_000, percent: 90 },
  { loanUpToRupees: 75_00_000, percent: 80 },
  { loanUpToRupees: Number.POSITIVE_INFINITY, percent: 75 },
]

/** A convention of banks, not a law: instalments as a part of monthly income. */
export const fixedObligationsOfIncome = { lowPercent: 40, usualPercent: 50, highPercent: 55 }

/** Maharashtra, leave and licence. */
export const leaveAndLicenceRates = {
  dutyPercent: 0.25,
  /** Each year of a refundable deposit counts as this part of it. */
  depositPercentPerYear: 10,
  longestMonths: 60,
  registrationRupees: { corporation: 1000, elsewhere: 500 },
  documentHandlingRupees: 300,
}
