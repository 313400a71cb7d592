// Owns meetings: the times proposed and agreed on, whether they took place, reminders, and calendars of them.
// Always true: only people who share a deal, a hire or a listing, or talk about one, meet, and only they read it; all of them have accepted a
// time before it is agreed, and nobody has two things at that time, by the database; a calendar address is known to its
// owner alone. Calls accounts, diaries, listings, notifications and visits.
export { meetingsModule } from './meetings.module.ts'
