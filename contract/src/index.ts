import { accounts } from './accounts/calls.ts'
import { numberDecisions } from './accounts/deciding-calls.ts'
import { ads } from './ads/calls.ts'
import { analysis } from './analysis/calls.ts'
import { analysisReports } from './analysis/report-calls.ts'
import { auth } from './auth/calls.ts'
import { backoffice } from './backoffice/calls.ts'
import { bids } from './bids/calls.ts'
import { bookings } from './bookings/calls.ts'
import { deals } from './bookings/deal-calls.ts'
import { heldCalls } from './bookings/held-calls.ts'
import { rentals } from './bookings/rental-calls.ts'
import { sharerCalls } from './bookings/sharer-calls.ts'
import { cases } from './cases/calls.ts'
import { caseDocuments } from './cases/document-calls.ts'
import { contacts } from './contacts/calls.ts'
import { conversations } from './conversations/calls.ts'
import { conversationDecisions } from './conversations/deciding-calls.ts'
import { dashboard } from './dashboard/calls.ts'
import { dealPapers } from './deal-papers/calls.ts'
import { disputes } from './disputes/calls.ts'
import { disputeDecisions } from './disputes/deciding-calls.ts'
import { erasure } from './erasure/calls.ts'
import { estimates } from './estimates/calls.ts'
import { hires } from './hires/calls.ts'
import { hireDecisions } from './hires/deciding-calls.ts'
import { hireDisputes } from './hires/dispute-calls.ts'
import { invoices } from './invoices/calls.ts'
import type { EndpointSpec } from './kernel/endpoint.ts'
import { kyc } from './kyc/calls.ts'
import { kycDecisions } from './kyc/deciding-calls.ts'
import { leads } from './leads/calls.ts'
import { ledger } from './ledger/calls.ts'
import { listings } from './listings/calls.ts'
import { listingDecisions } from './listings/deciding-calls.ts'
import { publicListings } from './listings/public-calls.ts'
import { listingReports } from './listings/report-calls.ts'
import { mandates } from './mandates/calls.ts'
import { meetings } from './meetings/calls.ts'
import { notifications } from './notifications/calls.ts'
import { callBacks, orders } from './orders/calls.ts'
import { orderDecisions } from './orders/deciding-calls.ts'
import type { Paths } from './paths.ts'
import { places } from './places/calls.ts'
import { professionals } from './professionals/calls.ts'
import { professionalProofs } from './professionals/proof-calls.ts'
import { promotions } from './promotions/calls.ts'
import { releases } from './releases/calls.ts'
import { shareReleases } from './releases/share-calls.ts'
import { representations } from './representations/calls.ts'
import { reveals } from './reveals/calls.ts'
import { savedSearches } from './saved-searches/calls.ts'
import { search } from './search/calls.ts'
import { foundListings } from './search/listing-calls.ts'
import { services } from './services/calls.ts'
import { shortlists } from './shortlists/calls.ts'
import { subscriptions } from './subscriptions/calls.ts'
import { valuations } from './valuations/calls.ts'
import { visitors } from './visitors/calls.ts'
import { visits } from './visits/calls.ts'

/** Everything the server answers. The mounted routes, the typed client and the OpenAPI page derive from it. */
export const contract = {
  auth,
  accounts: { ...accounts, ...numberDecisions },
  kyc: { ...kyc, ...kycDecisions },
  erasure,
  dashboard,
  notifications,
  savedSearches,
  promotions,
  subscriptions,
  contacts,
  search: { ...foundListings, ...search },
  shortlists,
  bids,
  bookings: { ...bookings, ...deals, ...rentals, ...sharerCalls, ...heldCalls },
  dealPapers,
  releases: { ...releases, ...shareReleases },
  disputes: { ...disputes, ...disputeDecisions },
  mandates,
  hires: { ...hires, ...hireDisputes, ...hireDecisions },
  cases: { ...cases, ...caseDocuments },
  valuations,
  analysis: { ...analysis, ...analysisReports },
  leads,
  representations,
  visits,
  meetings,
  conversations: { ...conversations, ...conversationDecisions },
  reveals,
  listings: { ...publicListings, ...listingReports, ...listings, ...listingDecisions },
  orders: { ...orders, ...orderDecisions },
  callBacks,
  professionals: { ...professionals, ...professionalProofs },
  services,
  places,
  ads,
  visitors,
  backoffice,
  ledger,
  invoices,
  estimates,
} satisfies { [Domain in keyof Paths]: Record<keyof Paths[Domain], EndpointSpec> }

export type Contract = typeof contract
