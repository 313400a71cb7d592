// Owns listings: posting, showing and deciding about them; their pictures, papers, prices, views and reports, and every
// change of their state. Always true: a state changes only along the contract's graph; what is not live is shown to
// nobody but its owner and the back office; a phone number or an email never leaves here; no file is left that no row
// names. Calls accounts, audit, auth, files, notifications, places, subscriptions, visitors. Its table is `properties`.

export { approve, moveForDeal, pauseAllOf, reject, settleDuplicate } from './deciding/decide.ts'
export { getForReview, listSubmitted, openPaperForReview } from './deciding/review.ts'
export { learnNewWords, tellSearchers } from './listings.jobs.ts'
export { listingsModule } from './listings.module.ts'
export { insertPictures, type NewPicture } from './media/insert-pictures.sql.ts'
export { openPaper, readPaper } from './media/papers.ts'
export { insertProperties, type NewProperty } from './posting/insert-properties.sql.ts'
export type { Counters } from './posting/list-own.ts'
export { shownFileName } from './posting/listings.rules.ts'
export { guidePrice } from './prices/guide-price.ts'
export { findPriceSteps } from './prices/price-history.sql.ts'
export { getProperty } from './showing/get-property.ts'
export { findItems, type ItemRow, itemColumns, itemJoins, toItem } from './showing/item.sql.ts'
export { findLiveListings, findLiveParts } from './showing/live-listings.sql.ts'
export { findPlainName } from './showing/plain-name.sql.ts'
export {
  endPromotions,
  existingIds,
  findLiveOf,
  findLivePageOf,
  findStanding,
  lockProperty,
  lockStanding,
  recordUsualPrices,
  setPromotedUntil,
  wasPublic,
} from './showing/standing.sql.ts'
export { announceChange } from './states/announce-change.ts'
export { badgeNoticeOf } from './states/listings.notices.ts'
