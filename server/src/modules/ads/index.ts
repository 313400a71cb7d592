// Owns ads: what runs in which slot, what is drawn for it, and who has viewed or clicked it.
// Always true: a view or click counts once per ad and visitor, a click only after a view; a count is the sum of its rows;
// no address is kept.
// Calls visitors, and pictures for their manner of drawing.

export { adsHandlers } from './ads.handlers.ts'
export { adsJobs } from './ads.jobs.ts'
export { adsModule } from './ads.module.ts'
export { insertAds, insertCounts, type NewAd } from './ads.sql.ts'
export { adsForOtherSites } from './ads-for-other-sites.ts'
export { copyAdEvents } from './copy-ad-events.ts'
export { type AdDrawingName, adDrawings } from './drawings/ad-drawings.ts'
export { sizeOf } from './drawings/draw-drawing.ts'
export { drawingRoutes } from './drawings/drawings.routes.ts'
