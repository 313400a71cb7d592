import { accounts } from './accounts/calls.ts'
import { ads } from './ads/calls.ts'
import { auth } from './auth/calls.ts'
import { backoffice } from './backoffice/calls.ts'
import { review } from './backoffice/review-calls.ts'
import { contacts } from './contacts/calls.ts'
import { dashboard } from './dashboard/calls.ts'
import { erasure } from './erasure/calls.ts'
import { invoices } from './invoices/calls.ts'
import { kyc } from './kyc/calls.ts'
import { ledger } from './ledger/calls.ts'
import { listings } from './listings/calls.ts'
import { properties } from './listings/public-calls.ts'
import { notifications } from './notifications/calls.ts'
import { callBacks, orders } from './orders/calls.ts'
import { orderReview } from './orders/review-calls.ts'
import { places } from './places/calls.ts'
import { professionals } from './professionals/calls.ts'
import { promotions } from './promotions/calls.ts'
import { search } from './search/calls.ts'
import { shortlists } from './shortlists/calls.ts'
import { subscriptions } from './subscriptions/calls.ts'
import { visitors } from './visitors/calls.ts'

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
