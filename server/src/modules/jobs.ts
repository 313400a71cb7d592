import type { Context } from '../context.ts'
import type { JobHandler } from '../platform/jobs/jobs.ts'
import { accountJobs } from './accounts/index.ts'
import { adsJobs } from './ads/index.ts'
import { authJobs } from './auth/index.ts'
import { backofficeJobs } from './backoffice/index.ts'
import { checkoutJobs } from './checkout/index.ts'
import { contactsJobs } from './contacts/index.ts'
import { exportParts, namedFolders, purposes } from './contributions.ts'
import { filesJobs } from './files/index.ts'
import { kycJobs } from './kyc/index.ts'
import { ledgerJobs } from './ledger/index.ts'
import { listingsJobs } from './listings/index.ts'
import { ordersJobs } from './orders/index.ts'
import { outboxJobs } from './outbox/index.ts'
import { promotionsJobs } from './promotions/index.ts'
import { propertiesJobs } from './properties/index.ts'
import { searchJobs } from './search/index.ts'
import { shortlistsJobs } from './shortlists/index.ts'
import { subscriptionsJobs } from './subscriptions/index.ts'

/** Every job the worker can do. */
export const jobHandlers: JobHandler<Context>[] = [
  ...accountJobs({ parts: exportParts }),
  ...adsJobs,
  ...authJobs,
  ...kycJobs,
  ...backofficeJobs,
  ...contactsJobs,
  ...filesJobs({ folders: namedFolders }),
  ...ledgerJobs,
  ...listingsJobs,
  ...checkoutJobs,
  ...ordersJobs({ purposes }),
  ...outboxJobs,
  ...promotionsJobs,
  ...propertiesJobs,
  ...searchJobs,
  ...shortlistsJobs,
  ...subscriptionsJobs,
]
