// Owns who may see the number behind a listing, and whom an owner has blocked.
// Always true: a number leaves here only to people who have unlocked it, while its owner has not taken it back; a person
// unlocks a listing once, however often they ask. Calls accounts, notifications, orders (types), properties,
// reveals, subscriptions.
export { contactPurposeList } from './contact-purposes.ts'
export { contactsHandlers } from './contacts.handlers.ts'
export { contactsJobs } from './contacts.jobs.ts'
export { contactsModule } from './contacts.module.ts'
export { countHolders, countUnlocks, isBlocked, lockPair } from './contacts.sql.ts'
export { copyContacts } from './copy-contacts.ts'
export { eraseContacts } from './erase-contacts.sql.ts'
export { findUnlocked, findUnlockedListings } from './find-unlocked.ts'
export { blockPerson, unblockPerson } from './revoke-contact.ts'
