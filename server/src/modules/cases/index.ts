// Owns the cases of lawyers: leads and what is looked at before them, the title checklist, papers asked for and given,
// title reports, and the versions of the draft agreement with comments and approval.
// Always true: the papers of a case are opened by its client and, while the law lets them, its lawyer alone; the other
// side of a deal reads only drafts that the client shared; the back office opens nothing; a version never changes.
// Calls accounts, auth, bookings, files, hires, listings and notifications.
export { casesModule } from './cases.module.ts'
