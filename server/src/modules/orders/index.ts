// Owns orders, their payments and refunds, and what payment partners tell us.
// Always true: an order is paid once, by money that the payment partner itself confirms, and what it buys is given in
// the same transaction; any other rupees that arrive go back, and another currency waits for a person.
// Calls accounts, audit, invoices, ledger, notifications and places. What can be bought is handed in.

export {
  countForReview,
  findForReview,
  findOneForReview,
  findOrdersForCopy,
  findRefundsForCopy,
  type ReviewRow,
} from './deciding/review.sql.ts'
export { eraseOrders, hasMoneyHeld } from './erase-orders.ts'
export { findEvents } from './events.sql.ts'
export { callBacksHandlers, ordersHandlers } from './orders.handlers.ts'
export { expireOrdersJob, followRefundsJob, ordersJobs, reconcileOrdersJob } from './orders.jobs.ts'
export { ordersModule } from './orders.module.ts'
export { orderOnWire } from './orders.rules.ts'
export { countMisfits, findPayments } from './payments.sql.ts'
export type { CallBackName, PaidOrder, Purpose, PurposeName, Quote } from './purpose.ts'
export { refundOrder, retryRefund } from './refund-order.ts'
export { countFailedRefunds, findRefundsOfOrder } from './refunds.sql.ts'
export { webHookRoutes } from './web-hook.routes.ts'
export { findLastWebHookAt, findRefusals } from './web-hooks.sql.ts'
