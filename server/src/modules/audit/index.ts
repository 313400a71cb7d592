// Owns the log of what the back office decides.
// Always true: every decision has a reason, and its line is written in the transaction of what was decided; no line is
// ever changed or removed. Calls nobody, so that whoever decides can write in it.
export { auditModule } from './audit.module.ts'
export { countActs, findActs, findDecision, insertAct } from './audit.sql.ts'
export { logged } from './logged.ts'
