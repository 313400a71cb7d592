// Owns promotions: which listings are Featured and who is a Premium User, until when, and how that was paid for.
// Always true: no lawyer is promoted, the database refuses it; a listing's flag, which search is ordered by, is that of
// its promotions; days paid for are never lost to others that run. Calls accounts, listings, orders (types),
// properties, subscriptions.
export { promotionPurposes } from './promotion-purposes.ts'
export { promotionsHandlers } from './promotions.handlers.ts'
export { promotionsJobs } from './promotions.jobs.ts'
export { promotionsModule } from './promotions.module.ts'
export {
  deleteProfilePromotions,
  findPromotionsOf,
  findProvenOwners,
  insertProfilePromotion,
  insertPropertyPromotion,
} from './promotions.sql.ts'
