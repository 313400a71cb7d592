// Owns the times that people have given away: to meetings and to visits.
// Always true: a person has one thing at a time, by the database; of two who take it at once, one does.
// Calls no other module; whoever takes a time frees it again.
export { diariesModule } from './diaries.module.ts'
export { type Appointed, findBusy, findTimes, freeTime, type Interval, overlaps, takeTime } from './diaries.sql.ts'
export { agreedOn, calledOff, isToRemind, markingReminded, type Reminder } from './reminders.sql.ts'
