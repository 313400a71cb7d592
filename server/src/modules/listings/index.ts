// Owns posting and owning a listing: drafts, media, papers, duplicates, views, and every change of a listing's state.
// Always true: a state changes only along the contract's graph; nobody but the owner and the back office sees a draft or
// a paper; no file is left that no row names. Calls accounts, auth, files, notifications, properties,
// subscriptions, visitors.
export { announceChange } from './announce-change.ts'
export { approve, lookAgain, moveForDeal, pauseAllOf, reject, settleDuplicate, takeDown } from './decide.ts'
export { eraseOwnListings } from './erase-own-listings.ts'
export { changesOf } from './follow-badge.ts'
export type { CountByListing, Counters } from './list-own.ts'

export {
  countChanged,
  countSubmitted,
  countToCompare,
  findOwnerId,
  hasSentBack,
  type SubmittedRow,
} from './listing.sql.ts'

export { listingsHandlers } from './listings.handlers.ts'
export { learnNewWords, listingsJobs } from './listings.jobs.ts'
export { listingsModule } from './listings.module.ts'
export { badgeNoticeOf } from './listings.notices.ts'
export { findOwnActs, findOwnPapers } from './papers.sql.ts'
export { getForReview, listSubmitted, openPaperForReview, type Review, type SubmittedPage } from './review.ts'
