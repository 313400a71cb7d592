import type { Access, RegistrationRole } from './roles.ts'

/** Packages are sold to whoever can register. */
const customers: readonly RegistrationRole[] = ['user', 'agent', 'lawyer', 'evaluator']

/**
 * The one table of all screens: where each is and who may open it. Routes, menus and links derive from it, those that
 * the server writes too: a link to what is not here does not compile.
 */
export const screens = {
  home: { path: '/', access: 'public' },
  login: { path: '/Login', access: 'public' },
  registration: { path: '/Registration', access: 'public' },
  mobileVerification: { path: '/MobilenoVerification', access: 'public' },
  forgotPassword: { path: '/ForgetPassword', access: 'public' },
  privacy: { path: '/privacy', access: 'public' },
  terms: { path: '/TermsOfServices', access: 'public' },
  homeBuyingGuide: { path: '/home/homebuying-guidance', access: 'public' },
  homeDesignGuide: { path: '/home/homedesign-guidance', access: 'public' },
  homeLoanGuide: { path: '/home/homeloan-guidance', access: 'public' },
  propertyEvaluationGuide: { path: '/home/propertyevaluation-guidance', access: 'public' },
  property: { path: '/property/ViewPropertyDetails/:id', access: 'public' },
  propertyList: { path: '/PropertyListHome', access: 'public' },
  /** The same page under its second address; the first is the one that search engines are told. */
  singleProperty: { path: '/ViewSingleProperty/:id', access: 'public' },
  compare: { path: '/PropertyCampare', access: 'public' },
  analysis: { path: '/home/propertyAnalysis', access: 'public' },
  /** The prices of one city or locality: "pune", "baner-pune". */
  analysisOf: { path: '/home/propertyAnalysis/:place', access: 'public' },
  /** The same for people who are signed in, who compare properties there. */
  myAnalysis: { path: '/PropertyAnalysis', access: 'signed-in' },
  /** What a report of one property holds and costs: `?propertyId=`. */
  analysisPayment: { path: '/propertyAnalysisPayment', access: 'signed-in' },
  /** A report that was bought, by its own id. */
  analysisReport: { path: '/PropertyAnalysis/:id', access: 'signed-in' },
  agents: { path: '/agents', access: 'public' },
  /** An agent’s own page by their id, or the agents of a city by its name. */
  agentsAt: { path: '/agents/:key', access: 'public' },
  evaluators: { path: '/evaluators', access: 'public' },
  evaluatorsAt: { path: '/evaluators/:key', access: 'public' },
  /** An owner who is a Premium User now; agents and evaluators have the pages above. */
  premiumUser: { path: '/premium/:id', access: 'public' },
  hireAgent: { path: '/HireAgent', access: 'signed-in' },
  hireAgentForProperty: { path: '/MyProperties/HireAgentForProperty/', access: 'user' },
  hireLawyer: { path: '/HireLawyer', access: 'signed-in' },
  /** Lawyers have no page for everybody: their profession’s rules forbid it. */
  lawyerDetails: { path: '/HireLawyer/:id', access: 'signed-in' },
  propertyEvaluators: { path: '/PropertyEvaluators', access: 'signed-in' },
  evaluatorDetails: { path: '/EvaluatorDetails/:id', access: 'signed-in' },
  myPropertyView: { path: '/ViewPropertyDetails/:id', access: 'signed-in' },
  myPropertyViewByAgent: { path: '/ViewPropertyDetails/:id/:agentId', access: 'signed-in' },
  favourites: { path: '/FavoritesProperties', access: 'signed-in' },
  shortlist: { path: '/ShortlistedProperty', access: 'signed-in' },
  savedSearches: { path: '/SavedSearches', access: 'signed-in' },
  interested: { path: '/InterestedProperties', access: 'signed-in' },
  ownerDetails: { path: '/OwnerDetails/:id', access: 'signed-in' },
  ownerDetailsByAgent: { path: '/OwnerDetails/:id/:agentId', access: 'signed-in' },
  sellerDetails: { path: '/SellerDetails/:id', access: 'signed-in' },
  contactRequests: { path: '/ContactRequest', access: 'user' },
  myBids: { path: '/BidProperties', access: 'user' },
  bidRequests: { path: '/BidingRequest', access: 'user' },
  myBookings: { path: '/BookedProperties', access: 'user' },
  bookingRequests: { path: '/BookingRequest', access: 'user' },
  /** The deal as its buyer opens it: the listing's id, then the booking's. */
  bookedProperty: { path: '/BookedPropertyDetails/:id/:bookingId', access: 'user' },
  /** The same as its seller opens it: the booking's id, then the listing's. */
  ownerBookedProperty: { path: '/OwnerBookedPropertyDetails/:id/:propId', access: 'user' },
  /** For a co-owner or joint buyer. What follows the # of the link that was sent to them never reaches a log. */
  dealShare: { path: '/DealShare', access: 'public' },
  bookingPayments: { path: '/BookedProperties/Payments/:id', access: 'user' },
  bookedByAgent: { path: '/BookedPropertiesByAgent', access: 'agent' },
  /** One of these deals, by the mandate's id. */
  dealOfAgent: { path: '/BookedPropertiesByAgent/:id', access: 'agent' },
  lawyerLeads: { path: '/LawyerLeadList', access: 'lawyer' },
  /** A lawyer's lead with its case, by the hire's id; a client may open it too. */
  lawyerLead: { path: '/BuyerSideDetials/:id', access: ['lawyer', 'user'] },
  /** The same for the other side of the deal: the drafts that were shared with it. */
  lawyerRequest: { path: '/LawyerRequestDetails/:id', access: 'user' },
  lawyerUpload: { path: '/DocumentUploadByLawyer', access: 'lawyer' },
  /** Hires: as a client those I asked for, as a professional those asked of me. */
  hires: { path: '/Hires', access: 'signed-in' },
  hire: { path: '/Hires/:id', access: 'signed-in' },
  hiredAgents: { path: '/HiredAgents/:id', access: 'signed-in' },
  agentPayment: { path: '/AgentPayment', access: 'user' },
  lawyerPayment: { path: '/LawyerPayment', access: 'user' },
  evaluatorPayment: { path: '/EvaluatorPayment', access: 'user' },
  agentReviews: { path: '/AgentReviews', access: ['agent', 'evaluator'] },
  evaluatorLeads: { path: '/EvaluatorLeadList', access: 'evaluator' },
  evaluatorLead: { path: '/EvaluatorLeadDetails/:id', access: 'evaluator' },
  /** Where anybody can tell whether a valuation report is genuine. */
  valuationCheck: { path: '/valuations/check/:number', access: 'public' },
  assignedProperties: { path: '/AssignedProperties', access: 'agent' },
  /** The agents who ask for one listing. */
  agentRequests: { path: '/Request/:id', access: 'user' },
  /** What one agent asks for one listing; without the listing, of this owner at all. */
  agentRequest: { path: '/RequestDetails/:agentId/:id', access: 'user' },
  requestsOfAgent: { path: '/RequestDetails/:agentId', access: 'user' },
  /** Visits of others to my listings, and my own. */
  propertyVisitors: { path: '/PropertyVisitors', access: ['user', 'agent'] },
  /** Meetings with people one shares a deal, a hire or a listing with. */
  scheduleMeeting: { path: '/ScheduleMeeting', access: customers },
  /** What a person tells agents they need, and which of them have it. */
  tellAgents: { path: '/TellAgents', access: 'user' },
  agentLeads: { path: '/AgentLeadList', access: 'agent' },
  agentLeadPayment: { path: '/agentLeadPayment', access: 'agent' },
  /** All that people ask of one listing. */
  propertyRequests: { path: '/PropertyRequest/:id', access: 'user' },
  ownerContactPayment: { path: '/OwnerContactPayment', access: 'signed-in' },
  rentContactPayment: { path: '/RentContactPayment', access: 'signed-in' },
  promotePropertyPayment: { path: '/promotePropertyPayment', access: 'user' },
  /** Never lawyers: their profession's rules forbid it. */
  promoteProfilePayment: { path: '/promoteProfilePayment', access: ['user', 'agent', 'evaluator'] },
  dashboard: { path: '/UserDashboard', access: 'signed-in' },
  myProfile: { path: '/MyProfile', access: 'signed-in' },
  mapDashboard: { path: '/MapDashboard', access: 'signed-in' },
  notifications: { path: '/Notification', access: 'signed-in' },
  /** `?c=` and a conversation's id opens it; `?ask=`, `?deal=` and `?hire=` open the one about a listing, deal or hire. */
  messenger: { path: '/Messanger', access: 'signed-in' },
  selectPropertyFor: { path: '/SelectPropertyFor', access: 'user' },
  selectPropertyType: { path: '/SelectPropertyType', access: 'user' },
  addProperty: { path: '/AddProperty', access: 'user' },
  propertyMedia: { path: '/PropertyMedia', access: 'user' },
  propertyVerification: { path: '/PropertyVerification/:id', access: 'user' },
  editProperty: { path: '/EditProperty/:id', access: 'user' },
  ownerProperties: { path: '/OwnerPropertiesScreen', access: 'user' },
  propertyPlans: { path: '/PropertyPlans', access: customers },
  myPackages: { path: '/MyPackages', access: customers },
  paymentCheckout: { path: '/PaymentCheckout/:packageid', access: customers },
  subscriptionPayment: { path: '/subscriptionPayment', access: customers },
  paymentHistory: { path: '/PaymentHistory', access: 'signed-in' },
  /** The tabs of the payment history alone. */
  tabPanel: { path: '/TabPanel', access: 'signed-in' },
  previewInvoice: { path: '/PreviewInvoice/:id', access: 'signed-in' },
  admin: { path: '/admin', access: 'admin' },
  adminUsers: { path: '/admin/users', access: 'admin' },
  adminKyc: { path: '/admin/kyc', access: 'admin' },
  adminListings: { path: '/admin/listings', access: 'admin' },
  adminListing: { path: '/admin/listings/:id', access: 'admin' },
  adminOrders: { path: '/admin/orders', access: 'admin' },
  adminOrder: { path: '/admin/orders/:id', access: 'admin' },
  adminDisputes: { path: '/admin/disputes', access: 'admin' },
  adminDispute: { path: '/admin/disputes/:id', access: 'admin' },
  adminHeld: { path: '/admin/held', access: 'admin' },
  adminHireDisputes: { path: '/admin/hiredisputes', access: 'admin' },
  adminHireDispute: { path: '/admin/hiredisputes/:id', access: 'admin' },
  adminReports: { path: '/admin/reports', access: 'admin' },
  adminMessages: { path: '/admin/messages', access: 'admin' },
  adminLedger: { path: '/admin/ledger', access: 'admin' },
  adminAudit: { path: '/admin/audit', access: 'admin' },
} as const satisfies Record<string, Place>

interface Place {
  /** As the address bar shows it; matched without regard to case. */
  path: string
  /** Public screens are rendered on the server for everyone; the others in the browser, behind the guard. */
  access: Access
}

export type ScreenName = keyof typeof screens

type PathOf<N extends ScreenName> = (typeof screens)[N]['path']

type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type PathArguments<N extends ScreenName> = [ParametersOf<PathOf<N>>] extends [never]
  ? []
  : [parameters: Record<ParametersOf<PathOf<N>>, string | number>]

type Filled<Path extends string> = Path extends `${infer Start}:${string}/${infer Rest}`
  ? `${Start}${string}/${Filled<Rest>}`
  : Path extends `${infer Start}:${string}`
    ? `${Start}${string}`
    : Path

export type PathTo<N extends ScreenName> = N extends ScreenName ? Filled<PathOf<N>> : never

/** An address that leads to a screen, with what may follow it: `${pathTo('myProfile')}#kyc`. */
export type ScreenLink = PathTo<ScreenName> | `${PathTo<ScreenName>}${'?' | '#'}${string}`

/** pathTo('login'); with parameters where the path has some. */
export function pathTo<N extends ScreenName>(name: N, ...[parameters]: PathArguments<N>): PathTo<N> {
  return screens[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String((parameters as Record<string, string | number> | undefined)?.[key])),
  ) as PathTo<N>
}

/** The screen an address leads to, if there is one. */
export function screenAt<S extends Place>(path: string, table: Record<string, S>): S | undefined {
  const parts = partsOf(path.split(/[?#]/)[0] ?? '')
  return Object.values(table).find((screen) => {
    const pattern = patternOf(screen)
    return pattern.length === parts.length && pattern.every((part, i) => part.startsWith(':') || part === parts[i])
  })
}

/** Taken apart once: every link of every menu asks. */
const patterns = new WeakMap<Place, string[]>()

function patternOf(screen: Place): string[] {
  const pattern = patterns.get(screen) ?? partsOf(screen.path)
  patterns.set(screen, pattern)
  return pattern
}

function partsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean)
}
