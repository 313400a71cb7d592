// Owns disputes over money that is held for a deal, and over what an owner keeps of a deposit: who says what, and what
// the back office decides.
// Always true: what is disputed is frozen in an account of its own from the moment it is raised until it is over; a
// decision moves it once, and never more than was disputed. Calls audit, bookings, files, ledger, listings,
// notifications, orders and releases.
export { disputesModule } from './disputes.module.ts'
