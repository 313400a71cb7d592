// Owns mandates: which agent represents which side of a deal, for what commission, and how that is paid.
// Always true: a side has at most one agent, by the database; each part of a commission is asked for once at a time; an
// agent reads the room of a deal as their client does, without papers, disputes, releases and shares, presses nothing in
// it, and only while the mandate is in force. Calls accounts, bookings, kyc, listings, notifications, orders and
// releases.
export { adoptMandate } from './adopt-mandate.ts'
export { listMandates } from './list-mandates.ts'
export { mandatesModule } from './mandates.module.ts'
