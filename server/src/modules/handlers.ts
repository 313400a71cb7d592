import { accountsHandlers } from './accounts/index.ts'
import { adsHandlers } from './ads/index.ts'
import { authHandlers } from './auth/index.ts'
import { backofficeHandlers, orderReviewHandlers, reviewHandlers } from './backoffice/index.ts'
import { contactsHandlers } from './contacts/index.ts'
import { counters, erasers, figures, purposes, queues, todos } from './contributions.ts'
import { dashboardHandlers } from './dashboard/index.ts'
import { erasureHandlers } from './erasure/index.ts'
import { invoicesHandlers } from './invoices/index.ts'
import { kycHandlers } from './kyc/index.ts'
import { ledgerHandlers } from './ledger/index.ts'
import { listingsHandlers } from './listings/index.ts'
import { notificationsHandlers } from './notifications/index.ts'
import { callBacksHandlers, ordersHandlers } from './orders/index.ts'
import { placesHandlers } from './places/index.ts'
import { professionalsHandlers } from './professionals/index.ts'
import { promotionsHandlers } from './promotions/index.ts'
import { propertiesHandlers } from './properties/index.ts'
import { foundPropertiesHandlers, searchHandlers } from './search/index.ts'
import { shortlistsHandlers, userPropertiesHandlers } from './shortlists/index.ts'
import { subscriptionsHandlers } from './subscriptions/index.ts'
import { visitorsHandlers } from './visitors/index.ts'

/** Every domain's handlers under the contract's own names. */
export const handlers = {
  accounts: accountsHandlers,
  ads: adsHandlers,
  auth: authHandlers,
  backoffice: backofficeHandlers({ queues }),
  callBacks: callBacksHandlers({ purposes }),
  contacts: contactsHandlers,
  dashboard: dashboardHandlers({ figures, todos }),
  erasure: erasureHandlers({ erasers }),
  invoices: invoicesHandlers,
  kyc: kycHandlers,
  ledger: ledgerHandlers,
  listings: listingsHandlers(counters),
  notifications: notificationsHandlers,
  orderReview: orderReviewHandlers({ purposes }),
  orders: ordersHandlers({ purposes }),
  places: placesHandlers,
  professionals: professionalsHandlers,
  properties: { ...propertiesHandlers, ...foundPropertiesHandlers, ...userPropertiesHandlers },
  promotions: promotionsHandlers,
  review: reviewHandlers,
  search: searchHandlers,
  shortlists: shortlistsHandlers,
  subscriptions: subscriptionsHandlers,
  visitors: visitorsHandlers,
}
