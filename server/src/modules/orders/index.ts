// Owns orders, their payments and refunds, and what payment partners tell us.
// Always true: an order is paid once, by money that the payment partner itself confirms, and what it buys is given in
// the same transaction; any other rupees that arrive go back, and another currency waits for a person.
// Calls accounts, audit, invoices, ledger, notifications and places. What can be bought is handed in.

export { heldUntil } from './held-until.sql.ts'
export { followRefundsJob, reconcileOrdersJob } from './orders.jobs.ts'
export { ordersModule } from './orders.module.ts'
export { findPaidOf } from './orders.sql.ts'
export type { CallBackName, PaidOrder, Purpose } from './purpose.ts'
export { refundOrder } from './refund-order.ts'
