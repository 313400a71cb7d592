// Owns what the back office does: its queues, its decisions about people and listings, and the log of them.
// Always true: every decision has a reason, stands in the log for ever, and reaches the person it concerns.
// Calls accounts, auth, kyc, listings, notifications and orders.
export { type Act, findActsAbout, insertAct } from './audit.sql.ts'
export { backofficeHandlers } from './backoffice.handlers.ts'
export { backofficeJobs } from './backoffice.jobs.ts'
export { backofficeModule } from './backoffice.module.ts'
export type { Queue } from './backoffice.rules.ts'
export { orderReviewHandlers } from './order-review.handlers.ts'
export { countReportedListings } from './reports.sql.ts'
export { reviewHandlers } from './review.handlers.ts'
