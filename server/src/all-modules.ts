import type { Module } from './module.ts'
import { accountsModule } from './modules/accounts/index.ts'
import { adsModule } from './modules/ads/index.ts'
import { analysisModule } from './modules/analysis/index.ts'
import { auditModule } from './modules/audit/index.ts'
import { authModule } from './modules/auth/index.ts'
import { backofficeModule } from './modules/backoffice/index.ts'
import { bidsModule } from './modules/bids/index.ts'
import { bookingsModule } from './modules/bookings/index.ts'
import { casesModule } from './modules/cases/index.ts'
import { checkoutModule } from './modules/checkout/index.ts'
import { contactsModule } from './modules/contacts/index.ts'
import { conversationsModule } from './modules/conversations/index.ts'
import { dashboardModule } from './modules/dashboard/index.ts'
import { dealPapersModule } from './modules/deal-papers/index.ts'
import { diariesModule } from './modules/diaries/index.ts'
import { disputesModule } from './modules/disputes/index.ts'
import { erasureModule } from './modules/erasure/index.ts'
import { estimatesModule } from './modules/estimates/index.ts'
import { filesModule } from './modules/files/index.ts'
import { hiresModule } from './modules/hires/index.ts'
import { invoicesModule } from './modules/invoices/index.ts'
import { kycModule } from './modules/kyc/index.ts'
import { leadsModule } from './modules/leads/index.ts'
import { ledgerModule } from './modules/ledger/index.ts'
import { listingsModule } from './modules/listings/index.ts'
import { mandatesModule } from './modules/mandates/index.ts'
import { meetingsModule } from './modules/meetings/index.ts'
import { notificationsModule } from './modules/notifications/index.ts'
import { ordersModule } from './modules/orders/index.ts'
import { outboxModule } from './modules/outbox/index.ts'
import { placesModule } from './modules/places/index.ts'
import { professionalsModule } from './modules/professionals/index.ts'
import { promotionsModule } from './modules/promotions/index.ts'
import { releasesModule } from './modules/releases/index.ts'
import { representationsModule } from './modules/representations/index.ts'
import { revealsModule } from './modules/reveals/index.ts'
import { savedSearchesModule } from './modules/saved-searches/index.ts'
import { searchModule } from './modules/search/index.ts'
import { servicesModule } from './modules/services/index.ts'
import { shareCardsModule } from './modules/share-cards/index.ts'
import { shortlistsModule } from './modules/shortlists/index.ts'
import { sitemapModule } from './modules/sitemap/index.ts'
import { subscriptionsModule } from './modules/subscriptions/index.ts'
import { valuationsModule } from './modules/valuations/index.ts'
import { visitorsModule } from './modules/visitors/index.ts'
import { visitsModule } from './modules/visits/index.ts'

/** Every module of the product: adding one is a line. People read what they give in this order. */
export const allModules: Module[] = [
  kycModule,
  notificationsModule,
  conversationsModule,
  subscriptionsModule,
  listingsModule,
  shortlistsModule,
  savedSearchesModule,
  promotionsModule,
  contactsModule,
  revealsModule,
  bidsModule,
  bookingsModule,
  releasesModule,
  disputesModule,
  mandatesModule,
  leadsModule,
  representationsModule,
  visitsModule,
  meetingsModule,
  hiresModule,
  valuationsModule,
  analysisModule,
  dealPapersModule,
  casesModule,
  accountsModule,
  outboxModule,
  authModule,
  ordersModule,
  adsModule,
  auditModule,
  backofficeModule,
  checkoutModule,
  dashboardModule,
  diariesModule,
  erasureModule,
  estimatesModule,
  filesModule,
  invoicesModule,
  ledgerModule,
  placesModule,
  professionalsModule,
  servicesModule,
  searchModule,
  shareCardsModule,
  sitemapModule,
  visitorsModule,
]
