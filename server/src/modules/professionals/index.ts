// Owns the directories of agents, lawyers and evaluators, what each says about themselves, and the paper that proves it.
// Always true: no phone number or email leaves here; a number of a profession is shown once it was found in its register;
// lawyers are neither ranked, rated nor promoted, and everybody reads no more of them than who and where.
// Reads the people's table; calls accounts, files, hires, listings, search and services.
export { professionalsModule } from './professionals.module.ts'
export { findCitiesServed, findLastVerified, findVerified } from './professionals.sql.ts'
export { replaceAreas, upsertProfile } from './profiles.sql.ts'
