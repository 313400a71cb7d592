// Owns the papers of a deal and its handover, and draws the record and the statement of the whole.
// Always true: a file is opened by the two sides alone, and one that somebody keeps for themselves by nobody else; the
// back office opens none; a version is never given twice. Calls accounts, bookings, files, kyc, ledger, listings,
// mandates, notifications and releases.
export { dealPapersModule } from './deal-papers.module.ts'
