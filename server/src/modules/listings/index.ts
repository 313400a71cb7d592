// Owns listings: posting, showing and deciding about them; their pictures, papers, prices, views and reports, and every
// change of their state. Always true: a state changes only along the contract's graph; what is not live is shown to
// nobody but its owner and the back office; a phone number or an email never leaves here; no file is left that no row
// names. Calls accounts, audit, auth, files, notifications, subscriptions, visitors. Its table is `properties`.

export { approve, lookAgain, moveForDeal, pauseAllOf, reject, settleDuplicate, takeDown } from './deciding/decide.ts'
export { changesOf } from './deciding/follow-badge.ts'
export { getForReview, listSubmitted, openPaperForReview, type Review, type SubmittedPage } from './deciding/review.ts'
export {
  findOwnVerifications,
  recordVerifications,
  type Verification,
  verificationOf,
} from './deciding/verifications.sql.ts'
export { eraseListings } from './leaving/erase-listings.sql.ts'
export { eraseOwnListings } from './leaving/erase-own-listings.ts'
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
export { insertPictures, type NewPicture } from './media/insert-pictures.sql.ts'
export { findOwnActs, findOwnPapers } from './media/papers.sql.ts'
export { insertProperties, type NewProperty } from './posting/insert-properties.sql.ts'
export type { CountByListing, Counters } from './posting/list-own.ts'
export { findOwnReports } from './reports/reports.sql.ts'
export { getProperty } from './showing/get-property.ts'
export { findItems, type ItemRow, itemColumns, itemJoins, toItem, toPicture } from './showing/item.sql.ts'
export { findLiveListings, findLiveParts } from './showing/live-listings.sql.ts'
export {
  countPlacesTaken,
  endPromotions,
  existingIds,
  findLiveOf,
  findOwnListings,
  findStanding,
  isPublic,
  lockProperty,
  recordUsualPrices,
  setPromotedUntil,
  wasPublic,
} from './showing/standing.sql.ts'
export { announceChange } from './states/announce-change.ts'
export { badgeNoticeOf } from './states/listings.notices.ts'
