// Owns the double-entry ledger: accounts, movements, their entries and the chain over them.
// Always true: every movement is balanced, none is ever changed, and no account is below zero that may not be.
// Calls nobody.

export { findHeld, findHolding, sumHeld } from './balances.sql.ts'
export { checkLedger, type LedgerReport } from './check-ledger.ts'
export { ledgerHandlers } from './ledger.handlers.ts'
export { ledgerJobs, sealMovementsJob } from './ledger.jobs.ts'
export { ledgerModule } from './ledger.module.ts'
export { findLines, type LedgerLine } from './lines.sql.ts'
export { isOverdrawn, type Movement, post } from './post.ts'
