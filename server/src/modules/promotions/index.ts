// Owns who is promoted as a Premium User, and until when.
// Always true: no lawyer is among them; the database refuses it.
// Reads people.
export { promotionsHandlers } from './promotions.handlers.ts'
export { deleteProfilePromotion, insertProfilePromotion } from './promotions.sql.ts'
