// Owns orders, their payments and refunds.
// Always true: an order is paid once, by money that the payment partner itself confirms, and what it buys is given in
// the same transaction; any other money that arrives goes back.
// Calls accounts, invoices, ledger and notifications. What can be bought is handed in.
export type { CallBackName, PaidOrder, Purpose, PurposeName, Quote } from './purpose.ts'
