// Owns ads: what runs in which slot, and who has viewed or clicked it.
// Always true: a view or click counts once per ad and visitor, a click only after a view; a count is the sum of its rows;
// no address is kept.
// Calls visitors.

export { adsHandlers } from './ads.handlers.ts'
export { adsJobs } from './ads.jobs.ts'
export { adsModule } from './ads.module.ts'
export { insertAds, insertCounts, type NewAd } from './ads.sql.ts'
export { adsForOtherSites } from './ads-for-other-sites.ts'
export { copyAdEvents } from './copy-ad-events.ts'
export { type DrawingFile, drawingVersion } from './drawing-urls.ts'
