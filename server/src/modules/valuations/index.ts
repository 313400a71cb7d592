// Owns valuation reports: what an evaluator writes for a hire, the reports delivered, and where they are shown.
// Always true: a report that was delivered never changes; it is read by the client and the evaluator alone, and on the
// property's page only while both agree; a stranger learns its number, date, hash and evaluator.
// Calls accounts, files, hires, invoices, listings, notifications and search.
export { valuationsModule } from './valuations.module.ts'
