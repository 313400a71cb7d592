// Owns visits to listings: the times proposed and agreed on, and whether they took place.
// Always true: a visitor has one visit to a listing that waits or is agreed on, by the database; it took place when both
// have said so; a visitor's number is read afresh, by the host alone, while a visit is agreed on. Calls accounts, contacts, diaries, leads,
// listings, notifications, representations and reveals.
export { findVisitsByIds, findVisitsForCalendar } from './calendar-of-visits.ts'
export { visitsModule } from './visits.module.ts'
