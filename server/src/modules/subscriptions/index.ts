// Owns packages, what people have of them and used of it, and the prices of what is sold by the piece.
// Always true: nobody uses more than was granted, however many ask at once; every unit used has its line and can be
// given back once. Calls accounts, notifications, orders (types), places.

export { copySubscriptions } from './copy-subscriptions.ts'
export { costOf, type Piece } from './cost.rules.ts'
export { customerState } from './customer-state.ts'
export type { CountsInUse } from './get-mine.ts'
export { findPiecePrices } from './packages.sql.ts'
export { allowedListings, countLeft, giveBack, spendQuota } from './quotas.sql.ts'
export { subscriptionPurpose } from './subscription-purpose.ts'
export { subscriptionsHandlers } from './subscriptions.handlers.ts'
export { subscriptionsJobs } from './subscriptions.jobs.ts'
export { subscriptionsModule } from './subscriptions.module.ts'
export {
  deleteSubscriptions,
  endsSoon,
  insertSubscription,
  markRefunded,
  type NewSubscription,
} from './subscriptions.sql.ts'
