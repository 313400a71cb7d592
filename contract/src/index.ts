import { accounts } from './accounts.ts'
import { ads } from './ads.ts'
import { auth } from './auth.ts'
import { backoffice } from './backoffice.ts'
import { contacts } from './contacts.ts'
import { dashboard } from './dashboard.ts'
import { erasure } from './erasure.ts'
import { invoices } from './invoices.ts'
import { kyc } from './kyc.ts'
import { ledger } from './ledger.ts'
import { listings } from './listings.ts'
import { notifications } from './notifications.ts'
import { orderReview } from './order-review.ts'
import { callBacks, orders } from './orders.ts'
import { places } from './places.ts'
import { professionals } from './professionals.ts'
import { promotions } from './promotions.ts'
import { properties } from './properties.ts'
import { review } from './review.ts'
import { search } from './search.ts'
import { shortlists } from './shortlists.ts'
import { subscriptions } from './subscriptions.ts'
import { visitors } from './visitors.ts'

/** Everything the server answers. The mounted routes, the typed client and the OpenAPI page derive from it. */
export const contract = {
  auth,
  accounts,
  kyc,
  erasure,
  dashboard,
  notifications,
  properties,
  promotions,
  subscriptions,
  contacts,
  search,
  shortlists,
  listings,
  orders,
  callBacks,
  professionals,
  places,
  ads,
  visitors,
  backoffice,
  review,
  orderReview,
  ledger,
  invoices,
}

export type Contract = typeof contract
