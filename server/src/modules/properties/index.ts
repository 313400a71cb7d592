// Owns listings: what they are, what was verified of them, their pictures, their price history, what people report about them.
// Always true: what is not live is shown to nobody but its owner; a phone number or an email never leaves here.
// Calls accounts.
export { eraseListings } from './erase-listings.sql.ts'
export { getProperty } from './get-property.ts'
export { insertPictures, type NewPicture } from './insert-pictures.sql.ts'
export { insertProperties, type NewProperty } from './insert-properties.sql.ts'
export { findItems, type ItemRow, itemColumns, itemJoins, toItem, toPicture } from './item.sql.ts'
export { findLiveListings, findLiveParts } from './live-listings.sql.ts'
export { propertiesHandlers } from './properties.handlers.ts'
export { propertiesJobs } from './properties.jobs.ts'
export { propertiesModule } from './properties.module.ts'
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
} from './properties.sql.ts'
export { findOwnReports } from './reports.sql.ts'
export { findOwnVerifications, recordVerifications, type Verification, verificationOf } from './verifications.sql.ts'
