// Owns bookings: the terms of a listing, and each deal from the request to its end.
// Always true: a property has at most one active booking, by the database, and its listing is on hold for exactly as
// long, and rented from the keys on; a state changes only along the graph of its kind; nobody but the two sides can open a booking. Calls accounts, bids,
// files, invoices, kyc, ledger, listings, notifications and orders. A rental’s own steps are in `rental`.
export { bookingsModule } from './bookings.module.ts'
export { findDeal, findSoldBy, isParty } from './bookings.sql.ts'
export { getRoom, getRoomOf } from './get-room.ts'
export { giveBack } from './give-back.ts'
export { decidedAccount, disputedAccount, heldAccount, heldAccounts } from './held-accounts.ts'
export { keptBySellerJob } from './kept-by-seller.ts'
export { listFor } from './list-bookings.ts'
export { type DealParties, findDealOf, lockDeal, lockDealOf } from './lock-own-booking.ts'
export { findCollecting } from './payments.sql.ts'
export { requestBooking } from './request-booking.ts'
