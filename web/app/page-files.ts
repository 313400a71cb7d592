import * as contract from '@properysearch/contract/screens'
import { searchFields } from '@properysearch/contract/search/url'
import type { Screen } from './screens.ts'

// Which file is the page of a screen, and what it reads: for the build and the server. Browsers know the screens alone.

interface Page {
  file: string
  /**
   * What a public screen reads after the question mark. Anything else, such as utm_source, is dropped before the page is
   * rendered and kept, so that one page is kept once.
   */
  query?: readonly string[]
  /** Left out of the sitemap: nobody looks for it from outside. */
  isUnlisted?: true
}

export type ScreenWithPage = Screen & Page

/** The page of each screen of the contract's table. */
const pages: Record<contract.ScreenName, Page> = {
  home: { file: 'pages/home/home-page.tsx', query: ['city'] },
  login: { file: 'pages/account/login-page.tsx', query: [], isUnlisted: true },
  registration: { file: 'pages/account/registration-page.tsx', query: ['role'], isUnlisted: true },
  mobileVerification: { file: 'pages/account/mobile-verification-page.tsx', query: [], isUnlisted: true },
  forgotPassword: { file: 'pages/account/forgot-password-page.tsx', query: [], isUnlisted: true },
  privacy: { file: 'pages/legal/privacy-page.tsx', query: [] },
  terms: { file: 'pages/legal/terms-page.tsx', query: [] },
  homeBuyingGuide: { file: 'pages/guides/home-buying-guide-page.tsx', query: [] },
  homeDesignGuide: { file: 'pages/guides/home-design-guide-page.tsx', query: [] },
  homeLoanGuide: { file: 'pages/guides/home-loan-guide-page.tsx', query: [] },
  propertyEvaluationGuide: { file: 'pages/guides/property-evaluation-guide-page.tsx', query: [] },
  property: { file: 'pages/property/property-page.tsx', query: [] },
  propertyList: {
    file: 'pages/search/property-list-page.tsx',
    query: ['search', 'location', 'locality', ...searchFields],
  },
  singleProperty: { file: 'pages/property/property-page.tsx', query: [], isUnlisted: true },
  compare: { file: 'pages/property/compare-page.tsx', query: ['ids'] },
  analysis: {
    file: 'pages/analysis/analysis-page.tsx',
    query: [
      'country',
      'state',
      'city',
      'locality',
      'category',
      'subcategory',
      'bedrooms',
      'bathrooms',
      'floorsNo',
      'possession',
      'exteriorMaterial',
      'structureType',
      'min_price',
      'max_price',
    ],
  },
  analysisOf: { file: 'pages/analysis/place-analysis-page.tsx', query: [] },
  myAnalysis: { file: 'pages/analysis/my-analysis-page.tsx' },
  analysisPayment: { file: 'pages/analysis/analysis-payment-page.tsx' },
  analysisReport: { file: 'pages/analysis/analysis-report-page.tsx' },
  agents: { file: 'pages/professionals/directory-page.tsx', query: ['text', 'page'] },
  agentsAt: { file: 'pages/professionals/profile-or-city-page.tsx', query: ['page'] },
  evaluators: { file: 'pages/professionals/directory-page.tsx', query: ['text', 'page'] },
  evaluatorsAt: { file: 'pages/professionals/profile-or-city-page.tsx', query: ['page'] },
  premiumUser: { file: 'pages/promotions/premium-user-page.tsx', query: ['page'] },
  hireAgent: { file: 'pages/professionals/hire-agent-page.tsx' },
  hireAgentForProperty: { file: 'pages/professionals/hire-agent-for-property-page.tsx' },
  hireLawyer: { file: 'pages/professionals/hire-lawyer-page.tsx' },
  lawyerDetails: { file: 'pages/professionals/lawyer-details-page.tsx' },
  propertyEvaluators: { file: 'pages/professionals/property-evaluators-page.tsx' },
  evaluatorDetails: { file: 'pages/professionals/evaluator-details-page.tsx' },
  myPropertyView: { file: 'pages/property/my-property-view-page.tsx' },
  myPropertyViewByAgent: { file: 'pages/property/my-property-view-page.tsx' },
  favourites: { file: 'pages/kept/favourites-page.tsx' },
  shortlist: { file: 'pages/kept/shortlist-page.tsx' },
  savedSearches: { file: 'pages/kept/saved-searches-page.tsx' },
  interested: { file: 'pages/kept/interested-page.tsx' },
  ownerDetails: { file: 'pages/contacts/owner-details-page.tsx' },
  ownerDetailsByAgent: { file: 'pages/contacts/owner-details-page.tsx' },
  sellerDetails: { file: 'pages/contacts/seller-details-page.tsx' },
  contactRequests: { file: 'pages/contacts/contact-requests-page.tsx' },
  myBids: { file: 'pages/bids/my-bids-page.tsx' },
  bidRequests: { file: 'pages/bids/bid-requests-page.tsx' },
  myBookings: { file: 'pages/bookings/my-bookings-page.tsx' },
  bookingRequests: { file: 'pages/bookings/booking-requests-page.tsx' },
  bookedProperty: { file: 'pages/bookings/deal-page.tsx' },
  ownerBookedProperty: { file: 'pages/bookings/deal-page.tsx' },
  dealShare: { file: 'pages/bookings/deal-share-page.tsx', query: [], isUnlisted: true },
  bookingPayments: { file: 'pages/bookings/deal-payments-page.tsx' },
  bookedByAgent: { file: 'pages/mandates/booked-by-agent-page.tsx' },
  dealOfAgent: { file: 'pages/mandates/deal-of-agent-page.tsx' },
  hires: { file: 'pages/hires/hires-page.tsx' },
  hire: { file: 'pages/hires/hire-page.tsx' },
  hiredAgents: { file: 'pages/hires/hired-agents-page.tsx' },
  agentPayment: { file: 'pages/hires/agent-payment-page.tsx' },
  lawyerPayment: { file: 'pages/hires/lawyer-payment-page.tsx' },
  evaluatorPayment: { file: 'pages/hires/evaluator-payment-page.tsx' },
  agentReviews: { file: 'pages/hires/agent-reviews-page.tsx' },
  lawyerLeads: { file: 'pages/cases/lawyer-leads-page.tsx' },
  lawyerLead: { file: 'pages/cases/lawyer-lead-page.tsx' },
  lawyerRequest: { file: 'pages/cases/lawyer-request-page.tsx' },
  lawyerUpload: { file: 'pages/cases/lawyer-upload-page.tsx' },
  evaluatorLeads: { file: 'pages/valuations/evaluator-leads-page.tsx' },
  evaluatorLead: { file: 'pages/valuations/evaluator-lead-page.tsx' },
  valuationCheck: { file: 'pages/valuations/valuation-check-page.tsx', query: [], isUnlisted: true },
  assignedProperties: { file: 'pages/representations/assigned-properties-page.tsx' },
  agentRequests: { file: 'pages/representations/agent-requests-page.tsx' },
  agentRequest: { file: 'pages/representations/requests-of-agent-page.tsx' },
  requestsOfAgent: { file: 'pages/representations/requests-of-agent-page.tsx' },
  scheduleMeeting: { file: 'pages/meetings/schedule-meeting-page.tsx' },
  propertyVisitors: { file: 'pages/visits/property-visitors-page.tsx' },
  tellAgents: { file: 'pages/leads/tell-agents-page.tsx' },
  agentLeads: { file: 'pages/leads/agent-leads-page.tsx' },
  agentLeadPayment: { file: 'pages/leads/agent-lead-payment-page.tsx' },
  propertyRequests: { file: 'pages/bookings/property-requests-page.tsx' },
  ownerContactPayment: { file: 'pages/contacts/owner-contact-payment-page.tsx' },
  rentContactPayment: { file: 'pages/contacts/rent-contact-payment-page.tsx' },
  promotePropertyPayment: { file: 'pages/promotions/promote-property-payment-page.tsx' },
  promoteProfilePayment: { file: 'pages/promotions/promote-profile-payment-page.tsx' },
  dashboard: { file: 'pages/dashboard/dashboard-page.tsx' },
  myProfile: { file: 'pages/account/my-profile-page.tsx' },
  mapDashboard: { file: 'pages/map/map-dashboard-page.tsx' },
  notifications: { file: 'pages/account/notifications-page.tsx' },
  messenger: { file: 'pages/talk/messenger-page.tsx' },
  selectPropertyFor: { file: 'pages/posting/select-property-for-page.tsx' },
  selectPropertyType: { file: 'pages/posting/select-property-type-page.tsx' },
  addProperty: { file: 'pages/posting/add-property-page.tsx' },
  propertyMedia: { file: 'pages/posting/property-media-page.tsx' },
  propertyVerification: { file: 'pages/posting/property-verification-page.tsx' },
  editProperty: { file: 'pages/posting/edit-property-page.tsx' },
  ownerProperties: { file: 'pages/posting/owner-properties-page.tsx' },
  propertyPlans: { file: 'pages/payments/property-plans-page.tsx' },
  myPackages: { file: 'pages/payments/my-packages-page.tsx' },
  paymentCheckout: { file: 'pages/payments/payment-checkout-page.tsx' },
  subscriptionPayment: { file: 'pages/payments/subscription-payment-page.tsx' },
  paymentHistory: { file: 'pages/payments/payment-history-page.tsx' },
  tabPanel: { file: 'pages/payments/tab-panel-page.tsx' },
  previewInvoice: { file: 'pages/payments/preview-invoice-page.tsx' },
  admin: { file: 'pages/admin/admin-page.tsx' },
  adminUsers: { file: 'pages/admin/admin-users-page.tsx' },
  adminKyc: { file: 'pages/admin/admin-kyc-page.tsx' },
  adminListings: { file: 'pages/admin/admin-listings-page.tsx' },
  adminListing: { file: 'pages/admin/admin-listing-page.tsx' },
  adminOrders: { file: 'pages/admin/admin-orders-page.tsx' },
  adminOrder: { file: 'pages/admin/admin-order-page.tsx' },
  adminDisputes: { file: 'pages/admin/admin-disputes-page.tsx' },
  adminDispute: { file: 'pages/admin/admin-dispute-page.tsx' },
  adminHeld: { file: 'pages/admin/admin-held-page.tsx' },
  adminHireDisputes: { file: 'pages/admin/admin-hire-disputes-page.tsx' },
  adminHireDispute: { file: 'pages/admin/admin-hire-dispute-page.tsx' },
  adminReports: { file: 'pages/admin/admin-reports-page.tsx' },
  adminMessages: { file: 'pages/admin/admin-messages-page.tsx' },
  adminLedger: { file: 'pages/admin/admin-ledger-page.tsx' },
  adminAudit: { file: 'pages/admin/admin-audit-page.tsx' },
}

/** Every screen with its page. */
export const screensWithPages = Object.fromEntries(
  Object.entries(contract.screens).map(([name, place]) => [name, { ...place, ...pages[name as contract.ScreenName] }]),
) as Record<contract.ScreenName, ScreenWithPage>

/** What is not for people: written for search engines. */
export const textFiles = {
  robots: { path: '/robots.txt', file: 'pages/search-engines/robots.ts' },
  sitemapOfPages: { path: '/sitemap-pages.xml', file: 'pages/search-engines/sitemap-of-pages.ts' },
} as const
