// Owns what a person keeps: favourites and the shortlist.
// Always true: a listing stands once on each; a mark outlives the listing, which then says that it is gone.
// Calls properties.
export { shortlistsHandlers, userPropertiesHandlers } from './shortlists.handlers.ts'
export { countMarks, findFavouriteIds, findKept } from './shortlists.sql.ts'
