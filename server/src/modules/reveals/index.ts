// Owns the log of whose number became visible to whom.
// Always true: the log only grows, by the database; a line is written in the transaction that shows or hides a number.
// Calls no other module; whoever shows a number to somebody logs it.

export { revealsModule } from './reveals.module.ts'
export { hideFromHost, logReveal, logReveals, type Reveal, showHostAgain } from './reveals.sql.ts'
