import type { BookingKind, BookingSide, BookingState, ConditionKind } from '../bookings/facts.ts'
import type { Subcategory } from '../listings/facts.ts'

// The papers that are usual in a deal and who gives them, the costs of the handover and its checklist. Free of zod.

/** Who gives a paper; `either`: whoever has it. */
export type PaperGiver = BookingSide | 'either'

interface DealPaper {
  name: string
  about: string
  from: PaperGiver
}

export const dealPaperKinds = {
  'agreement-draft': {
    name: 'Draft of the agreement for sale',
    about: 'To be agreed on before it is stamped and signed.',
    from: 'either',
  },
  'title-papers': {
    name: 'Title papers',
    about: 'The chain of deeds, and the search report if there is one.',
    from: 'seller',
  },
  'index-ii': { name: 'Index II', about: 'Of the deed that the seller holds the property by.', from: 'seller' },
  'occupancy-certificate': {
    name: 'Occupancy certificate',
    about: 'The municipal corporation’s permission to live in the building.',
    from: 'seller',
  },
  'share-certificate': {
    name: 'Share certificate',
    about: 'Of the housing society, in the seller’s name.',
    from: 'seller',
  },
  'society-noc': {
    name: 'Society’s no-dues certificate and NOC',
    about: 'Nothing is owed to the society, and it has no objection to the transfer.',
    from: 'seller',
  },
  'parking-allotment': { name: 'Parking allotment', about: 'The letter that names the parking space.', from: 'seller' },
  'seven-twelve': { name: '7/12 extract', about: 'Not older than three months.', from: 'seller' },
  'na-order': {
    name: 'NA order',
    about: 'Permits the land to be used for purposes other than farming.',
    from: 'seller',
  },
  'loan-sanction': { name: 'Loan sanction letter', about: 'If a bank pays a part of the price.', from: 'buyer' },
  'foreclosure-letter': {
    name: 'Foreclosure letter',
    about: 'What the seller’s lender wants before it gives up its charge; only if there is a loan.',
    from: 'seller',
  },
  'leave-and-licence': {
    name: 'Leave and licence agreement',
    about: 'The registered copy, or its draft until then.',
    from: 'either',
  },
  'police-intimation': {
    name: 'Tenant intimation to the police',
    about: 'The acknowledgement, with its number.',
    from: 'seller',
  },
  'society-form': { name: 'Society’s tenant form', about: 'Signed by both, with the society’s stamp.', from: 'either' },
  'inventory-photographs': {
    name: 'Inventory and photographs',
    about: 'What is in the home and its condition on the day of the keys.',
    from: 'either',
  },
  other: { name: 'Another paper', about: 'Anything else that the two of you need.', from: 'either' },
} as const satisfies Record<string, DealPaper>
export type DealPaperKind = keyof typeof dealPaperKinds
export const dealPaperKindNames = Object.keys(dealPaperKinds) as [DealPaperKind, ...DealPaperKind[]]

const plotPapers: DealPaperKind[] = [
  'agreement-draft',
  'title-papers',
  'index-ii',
  'seven-twelve',
  'na-order',
  'loan-sanction',
  'foreclosure-letter',
]
const builtPapers: DealPaperKind[] = [
  'agreement-draft',
  'title-papers',
  'index-ii',
  'occupancy-certificate',
  'share-certificate',
  'society-noc',
  'parking-allotment',
  'loan-sanction',
  'foreclosure-letter',
]
const rentalPapers: DealPaperKind[] = [
  'leave-and-licence',
  'police-intimation',
  'society-form',
  'inventory-photographs',
]

/** What is usual in such a deal, in the order in which it is needed. */
export function usualDealPapers(kind: BookingKind, subcategory: Subcategory): DealPaperKind[] {
  if (kind === 'rental') return rentalPapers
  return subcategory === 'Plots' ? plotPapers : builtPapers
}

/** What a condition is judged by. */
export const papersOfConditions = {
  title: 'title-papers',
  loan: 'loan-sanction',
  'society-noc': 'society-noc',
  foreclosure: 'foreclosure-letter',
} as const satisfies Record<ConditionKind, DealPaperKind>

/** Whoever gives a paper does not ask for it. */
export const mayAskFor = (from: PaperGiver, side: BookingSide): boolean => from !== side

/** `open`: nobody has asked for it, and nobody has given it. */
export const dealPaperStates = ['open', 'asked', 'given', 'not-needed'] as const
export type DealPaperState = (typeof dealPaperStates)[number]
export const dealPaperMarks = ['asked', 'not-needed', 'none'] as const

/** Who can open a file: both sides, or only whoever sent it. */
export const fileReaders = ['both', 'only-me'] as const
export type FileReaders = (typeof fileReaders)[number]

/** Of one side, in one deal. */
export const mostOwnPapers = 30
export const mostFilesOfOneSide = 100

/** From the acceptance on; Index II and the share certificate may come after the keys. */
export function takesPapers(state: BookingState): boolean {
  return !['requested', 'rejected', 'cancelled', 'expired'].includes(state)
}

/** Once money is in a sale, until the keys are handed over. In a rental the licence says all this. */
export function takesHandover(kind: BookingKind, state: BookingState): boolean {
  return kind === 'sale' && takesPapers(state) && !['accepted', 'penny-paid', 'completed'].includes(state)
}

export const costPayers = ['buyer', 'seller', 'half'] as const
export type CostPayer = (typeof costPayers)[number]

export const handoverCosts = {
  stampDuty: 'Stamp duty',
  registration: 'Registration fee',
  societyTransfer: 'Society’s transfer charges',
} as const
export type HandoverCost = keyof typeof handoverCosts

export const handoverCostNames = Object.keys(handoverCosts) as [HandoverCost, ...HandoverCost[]]

export const handoverItems = {
  keys: 'All sets of keys and access cards',
  meters: 'Electricity, gas and water meters read and noted',
  fittings: 'What is included is there and works',
  dues: 'Maintenance, property tax and bills paid up to this day',
  originals: 'Original papers and receipts handed over',
  society: 'Society informed, its forms handed in',
  parking: 'Parking space shown, its sticker handed over',
  boundaries: 'Boundaries measured and marked',
  access: 'Road access and gate shown',
} as const
export type HandoverItem = keyof typeof handoverItems
export const handoverItemNames = Object.keys(handoverItems) as [HandoverItem, ...HandoverItem[]]

/** What is gone through on the day of the keys. */
export function handoverItemsFor(subcategory: Subcategory): HandoverItem[] {
  if (subcategory === 'Plots') return ['boundaries', 'access', 'dues', 'originals']
  return ['keys', 'meters', 'fittings', 'dues', 'originals', 'society', 'parking']
}
