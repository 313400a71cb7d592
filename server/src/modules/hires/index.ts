// Owns hires: an agent, a lawyer or an evaluator is asked, quotes, is paid for, works and delivers; and how they are taxed.
// Always true: the fee is held until the work is accepted, decided or given back; a lawyer has one side in a matter, by
// the database, gets their whole fee, and is rated by nobody; silence accepts nothing but delivered work, after two
// reminders. Calls accounts, audit, bookings, files, listings, notifications, orders, places and releases. A module with
// services of their own fees gives them as `findService`; what each kind does with a hire that was accepted is another
// module’s.
export { acceptHire, agentHireAcceptedJob } from './accept-hire.ts'
export { askForPaper, provided } from './ask-for-paper.ts'
export type { FindService, StandingService } from './ask-hire.ts'
export { agentHireGivenUpJob } from './decline-hire.ts'
export { deliverHire } from './deliver-hire.ts'
export { hiresModule } from './hires.module.ts'
export { clientName, ourFeeTitle, professionalName } from './hires.rules.ts'
export { countHires, findAnyHire, findHire, type HireRow, listHires } from './hires.sql.ts'
export { lockHire } from './lock-hire.ts'
export { findRatingSummaries, findResponseTimes } from './measures.sql.ts'
export { listReviews } from './rate-hire.ts'
