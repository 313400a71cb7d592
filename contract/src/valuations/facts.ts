// What a valuation report is made of, with the words shown to people. Free of zod.

export const valuationPurposes = {
  sale: 'To sell the property',
  purchase: 'To buy the property',
  loan: 'Loan or mortgage',
  tax: 'Capital gains or another tax',
  family: 'Gift, partition or settlement in the family',
  'net-worth': 'Visa or statement of net worth',
  insurance: 'Insurance',
  other: 'Another purpose',
} as const
export type ValuationPurpose = keyof typeof valuationPurposes
export const valuationPurposeNames = Object.keys(valuationPurposes) as [ValuationPurpose, ...ValuationPurpose[]]

export const tenures = {
  freehold: 'Freehold',
  leasehold: 'Leasehold',
  society: 'Member of a housing society',
  'class-ii': 'Occupancy class II',
} as const
export type Tenure = keyof typeof tenures
export const tenureNames = Object.keys(tenures) as [Tenure, ...Tenure[]]

export const occupancies = {
  owner: 'Lived in or used by the owner',
  let: 'Let out',
  vacant: 'Vacant',
  building: 'Under construction',
} as const
export type Occupancy = keyof typeof occupancies
export const occupancyNames = Object.keys(occupancies) as [Occupancy, ...Occupancy[]]

/** What a valuer asks to see; which of it they saw is a part of the report. */
export const seenDocuments = {
  deed: 'Sale deed or agreement',
  'index-ii': 'Index II',
  'sanctioned-plan': 'Sanctioned plan',
  'occupancy-certificate': 'Occupancy or completion certificate',
  'share-certificate': 'Share certificate of the society',
  'tax-receipt': 'Property tax receipt',
  'land-record': '7/12 extract or property card',
  'na-order': 'NA order',
  lease: 'Lease, or leave and licence agreement',
} as const
export type SeenDocument = keyof typeof seenDocuments
export const seenDocumentNames = Object.keys(seenDocuments) as [SeenDocument, ...SeenDocument[]]

/** What a comparable is adjusted for, each in per cent of its rate: above zero where the property valued is the better. */
export const adjustmentFactors = {
  negotiation: { name: 'Negotiation', about: 'Homes sell below what is asked: usually 3 to 7 per cent less.' },
  floor: { name: 'Floor', about: 'A higher floor with a lift is usually worth more.' },
  age: { name: 'Age', about: 'A newer building is worth more.' },
  area: { name: 'Area', about: 'Small homes have a higher rate than large ones.' },
  view: { name: 'View and location', about: 'The road, the view, light and noise.' },
} as const
export type AdjustmentFactor = keyof typeof adjustmentFactors
export const adjustmentFactorNames = Object.keys(adjustmentFactors) as [AdjustmentFactor, ...AdjustmentFactor[]]

/** The steps of the report, in the order in which they are usually taken. */
export const reportSteps = {
  assignment: 'Purpose and inspection',
  property: 'The property',
  documents: 'Documents seen',
  photos: 'Photos',
  comparables: 'Comparables and rate',
  values: 'Values and remarks',
  declaration: 'Declaration',
} as const
export type ReportStep = keyof typeof reportSteps
export const reportStepNames = Object.keys(reportSteps) as ReportStep[]

/** What an evaluator declares under every report. */
export const declarations = {
  hasNoInterest: 'I have no interest in the property, direct or indirect, and none in its sale or loan.',
  inspectedMyself: 'I inspected the property myself on the day named in this report.',
  feeIsIndependent: 'My fee does not depend on the value that I found.',
} as const
export const declarationNames = Object.keys(declarations) as (keyof typeof declarations)[]

export const leastComparables = 3
export const mostComparables = 6
export const mostReportPhotos = 12
export const reportPhotoMaxBytes = 15 * 1024 * 1024
export const leadsPageSize = 10

/** The lists that an evaluator's leads are divided into. */
export const leadLists = ['all', 'new', 'work', 'done'] as const
export type LeadList = (typeof leadLists)[number]

/** What banks usually lend by: a convention, not a law. */
export const usualPercents = { realisable: { from: 85, to: 95, start: 90 }, distress: { from: 70, to: 80, start: 75 } }

/** Upper-case letters and digits without those that are taken for others, in two groups of four: PV-7K4Q-9XTD. */
export const reportNumberLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const reportNumberPattern = /^PV-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/

/** As somebody copies it from paper: in small letters, with blanks, without the dashes. */
export function readReportNumber(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const number = `${letters.slice(0, 2)}-${letters.slice(2, 6)}-${letters.slice(6)}`
  return reportNumberPattern.test(number) ? number : undefined
}
