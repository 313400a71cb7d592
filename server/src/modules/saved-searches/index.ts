// Owns the searches that people keep, and what they were told of.
// Always true: a saved search finds what the search itself would show; it tells of a listing once, and again only when it
// has become cheaper; nobody is told of their own listing. Calls accounts, listings, notifications, search.
export { findCandidates, insertKeys } from './keys.sql.ts'
export { savedSearchesModule } from './saved-searches.module.ts'
export { foundWords } from './saved-searches.notices.ts'
export { findFitting, tellSearchers } from './tell-searchers.ts'
