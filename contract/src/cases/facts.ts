import { inForceOn } from '../bookings/law.ts'
import type { Subcategory } from '../listings/facts.ts'
import { addMonths } from '../values/days.ts'

// A lawyer's case: what is looked at before a title in Maharashtra is called clear, and what comes out of it. Free of zod.

/** How many leads a page of the lawyer's list has. */
export const leadsPageSize = 5

export const caseItemGroups = {
  identity: 'Who sells, and by what right',
  land: 'The land',
  chain: 'The chain of title',
  building: 'The building',
  flat: 'The flat and its society',
} as const
export type CaseItemGroup = keyof typeof caseItemGroups

interface CaseItem {
  group: CaseItemGroup
  name: string
  /** What is looked for. */
  about: string
}

/** In the order in which a title is searched. */
export const caseItems = {
  'seller-identity': {
    group: 'identity',
    name: 'Seller’s identity and PAN',
    about: 'The same name on the deed, the PAN and the ID.',
  },
  'power-of-attorney': {
    group: 'identity',
    name: 'Power of attorney',
    about: 'Registered, still in force, and wide enough to sell.',
  },
  'heirs-and-succession': {
    group: 'identity',
    name: 'Heirs and succession',
    about: 'Heirship or succession certificate, probate, family releases.',
  },
  'authority-to-sell': {
    group: 'identity',
    name: 'Authority to sell',
    about: 'Of a family, a minor’s guardian, a trust or a company; consent of a co-owner or spouse.',
  },
  'seven-twelve': { group: 'land', name: '7/12 extract and 8A', about: 'Holder, area, class of occupancy, entries.' },
  mutations: { group: 'land', name: 'Mutation entries (form 6)', about: 'Each change of holder, certified.' },
  'property-card': { group: 'land', name: 'Property card', about: 'City survey number, holder and area.' },
  'na-order': { group: 'land', name: 'NA order or zone certificate', about: 'The use that is permitted.' },
  'development-plan': {
    group: 'land',
    name: 'Development plan remark',
    about: 'Reservations, road widening, acquisition.',
  },
  'tenancy-and-ceiling': {
    group: 'land',
    name: 'Tenancy, ceiling and class II',
    about: 'Sections 43 and 63, urban land ceiling, permission for class-II land.',
  },
  'survey-and-access': { group: 'land', name: 'Survey map and access', about: 'Boundaries, and a road to the land.' },
  'parent-deeds': { group: 'chain', name: 'Parent deeds of 30 years', about: 'Each link, registered and stamped.' },
  'sub-registrar-search': {
    group: 'chain',
    name: 'Search at the sub-registrar',
    about: 'Index II of 30 years, by name and by number.',
  },
  'charge-search': {
    group: 'chain',
    name: 'Charges: CERSAI and ROC',
    about: 'Mortgages of the seller, the developer and the society.',
  },
  'court-search': { group: 'chain', name: 'Court cases', about: 'Pending suits, attachments, lis pendens notices.' },
  'public-notice': { group: 'chain', name: 'Public notice', about: 'Fourteen days, in two newspapers.' },
  'development-agreement': {
    group: 'building',
    name: 'Development agreement',
    about: 'With the landowner, and the developer’s power of attorney.',
  },
  'sanctioned-plan': {
    group: 'building',
    name: 'Sanctioned plan and commencement',
    about: 'The unit is on the plan, as it was built.',
  },
  'occupancy-certificate': {
    group: 'building',
    name: 'Occupancy certificate',
    about: 'Or completion certificate, for this building.',
  },
  'rera-page': { group: 'building', name: 'MahaRERA page', about: 'Registration, litigation, encumbrances declared.' },
  'building-nocs': { group: 'building', name: 'Fire, lift and environment NOCs', about: 'In force.' },
  conveyance: { group: 'building', name: 'Conveyance', about: 'To the society, or deemed conveyance.' },
  'registered-agreement': {
    group: 'flat',
    name: 'Seller’s registered agreement',
    about: 'With Index II and the stamp receipt.',
  },
  'share-certificate': { group: 'flat', name: 'Share certificate', about: 'In the seller’s name, free of a lien.' },
  'society-noc': {
    group: 'flat',
    name: 'Society’s NOC and dues',
    about: 'No objection, nothing owed, transfer premium.',
  },
  'tax-and-bills': { group: 'flat', name: 'Property tax and bills', about: 'Paid to date, and in whose name.' },
  'loan-closure': {
    group: 'flat',
    name: 'Loan closure',
    about: 'Originals returned by the lender, charge released.',
  },
  'possession-and-parking': {
    group: 'flat',
    name: 'Possession and parking',
    about: 'Possession letter, allotment of the parking space.',
  },
} as const satisfies Record<string, CaseItem>
export type CaseItemName = keyof typeof caseItems
export const caseItemNames = Object.keys(caseItems) as [CaseItemName, ...CaseItemName[]]

const groupsFor = (subcategory: Subcategory | null): readonly CaseItemGroup[] => {
  if (subcategory === 'Plots') return ['identity', 'land', 'chain']
  if (subcategory === 'Houses' || subcategory === 'Villas') return ['identity', 'land', 'chain', 'building']
  return ['identity', 'land', 'chain', 'building', 'flat']
}

/** What is gone through for such a property; without one, all of it. */
export function itemsFor(subcategory: Subcategory | null): CaseItemName[] {
  const groups = groupsFor(subcategory)
  return caseItemNames.filter((name) => groups.includes(caseItems[name].group))
}

/** `open`: not looked at yet. */
export const caseItemStates = {
  open: 'Not looked at yet',
  checking: 'Being checked',
  clear: 'In order',
  concern: 'Needs attention',
  defect: 'Defective',
  'not-applicable': 'Not applicable',
} as const
export type CaseItemState = keyof typeof caseItemStates
export const caseItemStateNames = Object.keys(caseItemStates) as [CaseItemState, ...CaseItemState[]]

/** What a title report comes to. */
export const titleOpinions = {
  clear: { name: 'Clear and marketable', about: 'Nothing was found that stands in the way.' },
  'clear-subject-to': { name: 'Clear, subject to conditions', about: 'Clear once what the report names is done.' },
  defective: { name: 'Defective', about: 'The report says what is wrong, and whether it can be cured.' },
} as const
export type TitleOpinion = keyof typeof titleOpinions
export const titleOpinionNames = Object.keys(titleOpinions) as [TitleOpinion, ...TitleOpinion[]]

export const caseDocumentKinds = ['report', 'draft'] as const
export type CaseDocumentKind = (typeof caseDocumentKinds)[number]

/** What became of a request for a paper; `open`: the client is asked. */
export const paperRequestStates = ['open', 'given', 'cannot', 'withdrawn'] as const
export type PaperRequestState = (typeof paperRequestStates)[number]

/** Where a case has got to, as it is called in chambers. */
export const caseStages = {
  accepted: 'Accepted',
  awaited: 'Papers awaited',
  search: 'Under search',
  query: 'Query raised',
  reported: 'Report issued',
  drafted: 'Agreement drafted',
  approved: 'Draft approved',
} as const
export type CaseStage = keyof typeof caseStages
export const caseStageNames = Object.keys(caseStages) as [CaseStage, ...CaseStage[]]

/**
 * For so long after a case is closed its lawyer can still open its papers: a claim about the work, by either of the two,
 * can be brought to court for three years (Limitation Act 1963, article 113). Then they are the client's alone.
 */
export const caseReadingRules = [{ from: '2026-04-01', years: 3 }] as const

/** The last day on which the lawyer of a case that was closed on that day can open its papers. */
export const lawyerReadsUntil = (closedOn: string): string =>
  addMonths(closedOn, 12 * inForceOn(caseReadingRules, closedOn).years)

/** Of one case. */
export const mostPaperRequests = 60
export const mostCasePapers = 150
export const mostCaseDocuments = 60
export const mostDraftComments = 200
/** Of a draft given as text: more than the longest agreement. */
export const mostDraftLetters = 200_000
