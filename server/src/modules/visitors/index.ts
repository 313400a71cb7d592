// Owns what visitors are counted by: the numbers of browsers, and how much one network address may add to counts.
// Always true: only a number that this server gave is believed; no address is kept, nor who has which number.
// Calls no other module.

export { type Allowance, allowanceOf } from './allowance-of.ts'
export { type CallerName, callerNames } from './caller-names.ts'
export { visitorsModule } from './visitors.module.ts'
export { takesAllowance } from './visitors.sql.ts'
