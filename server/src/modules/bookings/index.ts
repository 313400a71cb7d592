// Owns bookings: the terms of a listing, each deal from the request to its end, and who has which share of a side.
// Always true: a property has at most one active booking, by the database, and its listing is on hold for exactly as
// long, and rented from the keys on; a state changes only along the graph of its kind; nobody but the two sides can open a
// booking, and whoever holds the link to a share sees what they are asked to confirm. Calls accounts, audit, auth, bids, files,
// invoices, kyc, ledger, listings, notifications and orders. A rental’s own steps are in `rental`, shares in `sharers`.
export { dealBegunJob } from './accept-booking.ts'
export { bookingsModule } from './bookings.module.ts'
export { findDeal, findSoldBy, isParty } from './bookings.sql.ts'
export { deadlinesOfDeals } from './deadlines.ts'
export { getRoom, getRoomOf } from './get-room.ts'
export { giveBack } from './give-back.ts'
export { decidedAccount, disputedAccount, heldAccount, heldAccounts } from './held-accounts.ts'
export { keptBySellerJob } from './kept-by-seller.ts'
export { listFor } from './list-bookings.ts'
export { type DealParties, findDealOf, lockDeal, lockDealOf } from './lock-own-booking.ts'
export { findCollecting } from './payments.sql.ts'
export {
  bringDeduction,
  decideDeduction,
  lockDeductionOf,
  takeBackDeduction,
} from './rental/bring-deduction.ts'
export { requestBooking } from './request-booking.ts'
export { findShareIdsOf } from './sharers/leave-sharers.ts'
export { findByToken } from './sharers/lock-sharer.ts'
export { confirmingMobile, ownShareOf, shortName } from './sharers/sharers.rules.ts'
export { findSharer, findSharers, type SharerRow } from './sharers/sharers.sql.ts'
export { findAccountOf, listSharers } from './sharers/show-sharers.ts'
export { tellSharerJob } from './sharers/tell-sharer.ts'
