// Owns what the back office does that belongs to no other module: its overview of the queues, and suspending people.
// Always true: what it decides has a reason, stays in the log forever, and reaches the person it concerns.
// Calls accounts, audit, auth and listings. Deciding about checks, listings and orders belongs to their modules.
export { backofficeModule } from './backoffice.module.ts'
export type { Queue } from './backoffice.rules.ts'
