import type { Call } from './calls.ts'

/** What a number that names something names. `ownListing` is a listing that only its owner may change. */
export type IdKind =
  | 'person'
  | 'professional'
  | 'session'
  | 'dataExport'
  | 'pushDevice'
  | 'savedSearch'
  | 'bankAccount'
  | 'check'
  | 'listing'
  | 'ownListing'
  | 'picture'
  | 'paper'
  | 'order'
  | 'refund'
  | 'invoice'
  | 'receipt'
  | 'contact'
  | 'bid'
  | 'booking'
  | 'instalment'
  | 'dealPayment'
  | 'condition'
  | 'dealPaper'
  | 'dealPaperFile'
  | 'sharer'
  | 'deduction'
  | 'inventoryPhoto'
  | 'release'
  | 'dispute'
  | 'disputeFile'
  | 'mandate'
  | 'commission'
  | 'requirement'
  | 'offer'
  | 'lead'
  | 'visit'
  | 'meeting'
  | 'representation'
  | 'conversation'
  | 'messageReport'
  | 'agentOfMine'
  | 'hire'
  | 'hireFile'
  | 'service'
  | 'offeredService'
  | 'caseRequest'
  | 'casePaper'
  | 'caseDocument'
  | 'valuationPhoto'
  | 'valuationReport'
  | 'analysisReport'
  | 'report'
  | 'package'
  | 'ad'

/** The fields that take several ids. */
export const listsOfIds: readonly string[] = ['ids', 'propertyIds', 'personIds']

/** What the id-like fields of a domain's calls name; a call that means something else by a name is listed below. */
const byDomain: Record<string, Record<string, IdKind>> = {
  auth: { sessionId: 'session' },
  accounts: { id: 'person', exportId: 'dataExport', userId: 'person' },
  kyc: { id: 'person', bankId: 'bankAccount', checkId: 'check' },
  erasure: { id: 'person' },
  dashboard: { id: 'person' },
  notifications: { id: 'person', deviceId: 'pushDevice' },
  savedSearches: { id: 'savedSearch' },
  search: { id: 'listing', propertyIds: 'listing' },
  promotions: { id: 'person', propertyId: 'ownListing' },
  subscriptions: { packageId: 'package', userId: 'person' },
  contacts: { propertyId: 'listing', id: 'person', sellerId: 'person', userId: 'person', contactId: 'contact' },
  bookings: {
    id: 'booking',
    bookingId: 'booking',
    instalmentId: 'instalment',
    paymentId: 'dealPayment',
    conditionId: 'condition',
    sharerId: 'sharer',
    deductionId: 'deduction',
    photoId: 'inventoryPhoto',
    propertyId: 'listing',
    userId: 'person',
  },
  dealPapers: { bookingId: 'booking', paperId: 'dealPaper', fileId: 'dealPaperFile' },
  releases: { id: 'release', bookingId: 'booking', propId: 'listing', userId: 'person' },
  disputes: { id: 'dispute', bookingId: 'booking', deductionId: 'deduction', fileId: 'disputeFile' },
  mandates: { id: 'mandate', bookingId: 'booking', commissionId: 'commission', userId: 'person' },
  leads: { id: 'lead' },
  visits: { id: 'visit', propertyId: 'listing', userid: 'person' },
  meetings: { id: 'meeting', subjectId: 'booking', personIds: 'professional', userId: 'person' },
  representations: { id: 'representation', propertyId: 'listing', agentId: 'agentOfMine', userId: 'person' },
  conversations: {
    id: 'conversation',
    propertyId: 'listing',
    bookingId: 'booking',
    hireId: 'hire',
    reportId: 'messageReport',
  },
  hires: {
    id: 'hire',
    fileId: 'hireFile',
    professionalId: 'professional',
    propertyId: 'listing',
    bookingId: 'booking',
    serviceId: 'offeredService',
  },
  cases: {
    id: 'hire',
    leadId: 'hire',
    bookingId: 'booking',
    requestId: 'caseRequest',
    paperId: 'casePaper',
    documentId: 'caseDocument',
    userId: 'person',
  },
  analysis: { id: 'listing', _id: 'listing', reportId: 'analysisReport' },
  valuations: {
    id: 'hire',
    hireId: 'hire',
    photoId: 'valuationPhoto',
    reportId: 'valuationReport',
    propertyId: 'listing',
  },
  bids: { id: 'bid', propertyId: 'listing' },
  shortlists: { userid: 'person', propertyid: 'listing', propertyId: 'listing', id: 'person', userId: 'person' },
  listings: {
    id: 'ownListing',
    ids: 'picture',
    pictureId: 'picture',
    paperId: 'paper',
    otherId: 'listing',
    propertyId: 'listing',
    lastReportId: 'report',
  },
  orders: { id: 'order', subjectId: 'package', userId: 'person', refundId: 'refund' },
  callBacks: { order_id: 'order' },
  professionals: { id: 'person', userId: 'person' },
  services: { id: 'service' },
  ads: { adId: 'ad', shownAdId: 'ad', userId: 'person' },
  backoffice: { userId: 'person' },
  invoices: { id: 'invoice' },
  estimates: { propertyId: 'listing', without: 'listing' },
}

const byCall: Record<string, Record<string, IdKind>> = {
  'contacts.getOwnerDetails': { id: 'listing' },
  'contacts.listRequests': { id: 'listing' },
  'bookings.setTerms': { propertyId: 'ownListing' },
  'bookings.listMine': { id: 'person' },
  'bookings.listReceived': { id: 'ownListing' },
  'bookings.listSold': { id: 'person' },
  'bookings.findForUser': { id: 'listing' },
  'bookings.listInstalmentsPaid': { id: 'listing' },
  'mandates.listByAgent': { id: 'person' },
  'representations.listByAgent': { id: 'person' },
  'representations.listForListing': { id: 'ownListing' },
  'meetings.getRecord': { id: 'listing' },
  'leads.close': { id: 'requirement' },
  'leads.listForAgent': { id: 'person' },
  'leads.getOffer': { id: 'offer' },
  'leads.unlock': { id: 'offer' },
  'hires.listAgents': { id: 'person' },
  'hires.listRatings': { id: 'person' },
  'hires.listLawyers': { id: 'person' },
  'hires.listEvaluators': { id: 'person' },
  'cases.listLeads': { id: 'person' },
  'cases.listBySeller': { id: 'ownListing' },
  'valuations.listLeads': { id: 'person' },
  'bids.listMine': { id: 'person' },
  'bids.listReceived': { id: 'ownListing' },
  'bids.setMode': { propertyId: 'ownListing' },
  'shortlists.showInterest': { id: 'listing' },
  'shortlists.withdrawInterest': { id: 'listing' },
  'listings.listMine': { id: 'person' },
  'listings.listVerified': { id: 'person' },
  'listings.listByRequests': { id: 'person' },
  'listings.countView': { id: 'listing' },
  'listings.listByIds': { ids: 'listing' },
  'estimates.getOfMine': { propertyId: 'ownListing' },
  'listings.getProperty': { id: 'listing' },
  'listings.getPropertyData': { id: 'listing' },
  'listings.reportProperty': { id: 'listing' },
  'shortlists.findForUser': { id: 'listing' },
  'invoices.downloadReceipt': { id: 'receipt' },
}

/** Names that somebody makes up for themselves: nothing of anybody else's can be reached by one. */
const madeUp = ['registrationId', 'resetId', 'uploadId', 'visitorId', 'clientId']

/** The fields of a call that name something, each with what it names. */
export function idFieldsOf({ domain, title, endpoint }: Call): Record<string, IdKind> {
  const kinds = { ...byDomain[domain], ...byCall[title] }
  const fields = Object.keys(endpoint.input.shape).filter((field) => /ids?$/i.test(field) && !madeUp.includes(field))
  return Object.fromEntries(
    fields.map((field) => {
      const kind = kinds[field]
      if (!kind) throw new Error(`Say in id-kinds.ts what ${field} of ${title} names.`)
      return [field, kind]
    }),
  )
}
