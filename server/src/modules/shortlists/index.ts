// Owns what a person keeps: favourites, the shortlist, and what they are interested in.
// Always true: a listing is on each only once; a mark outlives the listing, which then says that it is gone; an owner
// never learns from here who is interested. Calls contacts, notifications, properties.
export { countInterests, findInterests, insertInterest } from './interests.sql.ts'
export { shortlistsHandlers } from './shortlists.handlers.ts'
export { shortlistsJobs } from './shortlists.jobs.ts'
export { shortlistsModule } from './shortlists.module.ts'
export { countMarks, deleteKept, findFavouriteIds, findKept, insertMarks } from './shortlists.sql.ts'
