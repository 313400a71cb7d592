// For the demo world: its hires move along their graph like everybody's, and nobody is told.
export { type AlsoSet, type HireMove, insertHire, moveHire } from './hires.sql.ts'
