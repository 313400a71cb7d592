import type { Access, RegistrationRole } from '@properysearch/contract/roles'
import { searchFields } from '@properysearch/contract/search-url'

export interface Screen {
  /** As the address bar shows it; matched without regard to case. */
  path: string
  file: string
  /** Public screens are rendered on the server for everyone; the others in the browser, behind the guard. */
  access: Access
  /**
   * What a public screen reads after the question mark. Anything else, such as utm_source, is dropped before the page is
   * rendered and kept, so that one page is kept once.
   */
  query?: readonly string[]
  /** Left out of the sitemap: nobody looks for it from outside. */
  isUnlisted?: true
}

/** Packages are sold to whoever can register. */
const customers: readonly RegistrationRole[] = ['user', 'agent', 'lawyer', 'evaluator']

/** The one table of all screens. Routes, menus and links derive from it: a link to what is not here does not compile. */
export const screens = {
  home: { path: '/', file: 'pages/home/home-page.tsx', access: 'public', query: [] },
  login: { path: '/Login', file: 'pages/account/login-page.tsx', access: 'public', query: [], isUnlisted: true },
  registration: {
    path: '/Registration',
    file: 'pages/account/registration-page.tsx',
    access: 'public',
    query: ['role'],
    isUnlisted: true,
  },
  mobileVerification: {
    path: '/MobilenoVerification',
    file: 'pages/account/mobile-verification-page.tsx',
    access: 'public',
    query: [],
    isUnlisted: true,
  },
  forgotPassword: {
    path: '/ForgetPassword',
    file: 'pages/account/forgot-password-page.tsx',
    access: 'public',
    query: [],
    isUnlisted: true,
  },
  privacy: { path: '/privacy', file: 'pages/legal/privacy-page.tsx', access: 'public', query: [] },
  terms: { path: '/TermsOfServices', file: 'pages/legal/terms-page.tsx', access: 'public', query: [] },
  homeBuyingGuide: {
    path: '/home/homebuying-guidance',
    file: 'pages/guides/home-buying-guide-page.tsx',
    access: 'public',
    query: [],
  },
  homeDesignGuide: {
    path: '/home/homedesign-guidance',
    file: 'pages/guides/home-design-guide-page.tsx',
    access: 'public',
    query: [],
  },
  homeLoanGuide: {
    path: '/home/homeloan-guidance',
    file: 'pages/guides/home-loan-guide-page.tsx',
    access: 'public',
    query: [],
  },
  propertyEvaluationGuide: {
    path: '/home/propertyevaluation-guidance',
    file: 'pages/guides/property-evaluation-guide-page.tsx',
    access: 'public',
    query: [],
  },
  property: {
    path: '/property/ViewPropertyDetails/:id',
    file: 'pages/property/property-page.tsx',
    access: 'public',
    query: [],
  },
  propertyList: {
    path: '/PropertyListHome',
    file: 'pages/search/property-list-page.tsx',
    access: 'public',
    query: ['search', 'location', 'locality', ...searchFields],
  },
  /** The same page under its second address; the first is the one that search engines are told. */
  singleProperty: {
    path: '/ViewSingleProperty/:id',
    file: 'pages/property/property-page.tsx',
    access: 'public',
    query: [],
    isUnlisted: true,
  },
  compare: {
    path: '/PropertyCampare',
    file: 'pages/property/compare-page.tsx',
    access: 'public',
    query: ['ids'],
  },
  myPropertyView: {
    path: '/ViewPropertyDetails/:id',
    file: 'pages/property/my-property-view-page.tsx',
    access: 'signed-in',
  },
  myPropertyViewByAgent: {
    path: '/ViewPropertyDetails/:id/:agentId',
    file: 'pages/property/my-property-view-page.tsx',
    access: 'signed-in',
  },
  favourites: { path: '/FavoritesProperties', file: 'pages/kept/favourites-page.tsx', access: 'signed-in' },
  shortlist: { path: '/ShortlistedProperty', file: 'pages/kept/shortlist-page.tsx', access: 'signed-in' },
  interested: { path: '/InterestedProperties', file: 'pages/kept/interested-page.tsx', access: 'signed-in' },
  ownerDetails: { path: '/OwnerDetails/:id', file: 'pages/contacts/owner-details-page.tsx', access: 'signed-in' },
  ownerDetailsByAgent: {
    path: '/OwnerDetails/:id/:agentId',
    file: 'pages/contacts/owner-details-page.tsx',
    access: 'signed-in',
  },
  sellerDetails: { path: '/SellerDetails/:id', file: 'pages/contacts/seller-details-page.tsx', access: 'signed-in' },
  contactRequests: {
    path: '/ContactRequest',
    file: 'pages/contacts/contact-requests-page.tsx',
    access: 'user',
  },
  ownerContactPayment: {
    path: '/OwnerContactPayment',
    file: 'pages/contacts/owner-contact-payment-page.tsx',
    access: 'signed-in',
  },
  rentContactPayment: {
    path: '/RentContactPayment',
    file: 'pages/contacts/rent-contact-payment-page.tsx',
    access: 'signed-in',
  },
  promotePropertyPayment: {
    path: '/promotePropertyPayment',
    file: 'pages/promotions/promote-property-payment-page.tsx',
    access: 'user',
  },
  /** Never lawyers: their profession's rules forbid it. */
  promoteProfilePayment: {
    path: '/promoteProfilePayment',
    file: 'pages/promotions/promote-profile-payment-page.tsx',
    access: ['user', 'agent', 'evaluator'],
  },
  dashboard: { path: '/UserDashboard', file: 'pages/dashboard/dashboard-page.tsx', access: 'signed-in' },
  myProfile: { path: '/MyProfile', file: 'pages/account/my-profile-page.tsx', access: 'signed-in' },
  mapDashboard: { path: '/MapDashboard', file: 'pages/map/map-dashboard-page.tsx', access: 'signed-in' },
  notifications: { path: '/Notification', file: 'pages/account/notifications-page.tsx', access: 'signed-in' },
  selectPropertyFor: {
    path: '/SelectPropertyFor',
    file: 'pages/posting/select-property-for-page.tsx',
    access: 'user',
  },
  selectPropertyType: {
    path: '/SelectPropertyType',
    file: 'pages/posting/select-property-type-page.tsx',
    access: 'user',
  },
  addProperty: { path: '/AddProperty', file: 'pages/posting/add-property-page.tsx', access: 'user' },
  propertyMedia: { path: '/PropertyMedia', file: 'pages/posting/property-media-page.tsx', access: 'user' },
  propertyVerification: {
    path: '/PropertyVerification/:id',
    file: 'pages/posting/property-verification-page.tsx',
    access: 'user',
  },
  editProperty: { path: '/EditProperty/:id', file: 'pages/posting/edit-property-page.tsx', access: 'user' },
  ownerProperties: {
    path: '/OwnerPropertiesScreen',
    file: 'pages/posting/owner-properties-page.tsx',
    access: 'user',
  },
  propertyPlans: { path: '/PropertyPlans', file: 'pages/payments/property-plans-page.tsx', access: customers },
  myPackages: { path: '/MyPackages', file: 'pages/payments/my-packages-page.tsx', access: customers },
  paymentCheckout: {
    path: '/PaymentCheckout/:packageid',
    file: 'pages/payments/payment-checkout-page.tsx',
    access: customers,
  },
  subscriptionPayment: {
    path: '/subscriptionPayment',
    file: 'pages/payments/subscription-payment-page.tsx',
    access: customers,
  },
  paymentHistory: { path: '/PaymentHistory', file: 'pages/payments/payment-history-page.tsx', access: 'signed-in' },
  /** The tabs of the payment history alone. */
  tabPanel: { path: '/TabPanel', file: 'pages/payments/tab-panel-page.tsx', access: 'signed-in' },
  previewInvoice: {
    path: '/PreviewInvoice/:id',
    file: 'pages/payments/preview-invoice-page.tsx',
    access: 'signed-in',
  },
  admin: { path: '/admin', file: 'pages/admin/admin-page.tsx', access: 'admin' },
  adminUsers: { path: '/admin/users', file: 'pages/admin/admin-users-page.tsx', access: 'admin' },
  adminKyc: { path: '/admin/kyc', file: 'pages/admin/admin-kyc-page.tsx', access: 'admin' },
  adminListings: { path: '/admin/listings', file: 'pages/admin/admin-listings-page.tsx', access: 'admin' },
  adminListing: { path: '/admin/listings/:id', file: 'pages/admin/admin-listing-page.tsx', access: 'admin' },
  adminOrders: { path: '/admin/orders', file: 'pages/admin/admin-orders-page.tsx', access: 'admin' },
  adminOrder: { path: '/admin/orders/:id', file: 'pages/admin/admin-order-page.tsx', access: 'admin' },
  adminReports: { path: '/admin/reports', file: 'pages/admin/admin-reports-page.tsx', access: 'admin' },
  adminLedger: { path: '/admin/ledger', file: 'pages/admin/admin-ledger-page.tsx', access: 'admin' },
  adminAudit: { path: '/admin/audit', file: 'pages/admin/admin-audit-page.tsx', access: 'admin' },
} as const satisfies Record<string, Screen>

/** What is not for people: written for search engines. */
export const textFiles = {
  robots: { path: '/robots.txt', file: 'pages/search-engines/robots.ts' },
  sitemapOfPages: { path: '/sitemap-pages.xml', file: 'pages/search-engines/sitemap-of-pages.ts' },
} as const

export type ScreenName = keyof typeof screens

type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type PathArguments<N extends ScreenName> = [ParametersOf<(typeof screens)[N]['path']>] extends [never]
  ? []
  : [parameters: Record<ParametersOf<(typeof screens)[N]['path']>, string | number>]

/** pathTo('login'); with parameters where the path has some. */
export function pathTo<N extends ScreenName>(name: N, ...[parameters]: PathArguments<N>): string {
  return screens[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String((parameters as Record<string, string | number> | undefined)?.[key])),
  )
}

/** The screen an address leads to, if there is one. */
export function screenAt(path: string, table: Record<string, Screen> = screens): Screen | undefined {
  const parts = partsOf(path.split(/[?#]/)[0] ?? '')
  return Object.values(table).find((screen) => {
    const pattern = patternOf(screen)
    return pattern.length === parts.length && pattern.every((part, i) => part.startsWith(':') || part === parts[i])
  })
}

/** Whether an address leads to a screen that exists: menus show only what does. */
export function leadsSomewhere(path: string, table: Record<string, Screen> = screens): boolean {
  return screenAt(path, table) !== undefined
}

/** Taken apart once: every link of every menu asks. */
const patterns = new WeakMap<Screen, string[]>()

function patternOf(screen: Screen): string[] {
  const pattern = patterns.get(screen) ?? partsOf(screen.path)
  patterns.set(screen, pattern)
  return pattern
}

function partsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean)
}
