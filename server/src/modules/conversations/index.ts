// Owns conversations: who is in one, what they write and send each other, what is read, and what is reported.
// Always true: one conversation for each listing and asker, each deal and each hire, by the database; messages are
// numbered without a gap; who may read or write is asked of the listing, the deal or the hire every time; no number leaves
// here; the back office reads nothing but the messages that somebody showed it. Calls accounts, audit, bookings, contacts,
// files, hires, listings and notifications.
export { tellUnreadJob } from './announce.ts'
export { conversationsModule } from './conversations.module.ts'
