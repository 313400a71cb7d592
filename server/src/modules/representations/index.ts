// Owns who represents a listing: an agent who asked its owner or was hired, for which commission and until when.
// Always true: a listing has at most one agent in force, by the database; only an agent with a RERA number represents a
// unit of a project; a deal that begins has the seller's mandate on the terms that both agreed. Calls accounts, bookings,
// hires, leads, listings, mandates and notifications.

export { representationsModule } from './representations.module.ts'
export { findInForce } from './representations.sql.ts'
