// Owns the market analysis: what the live listings, the monthly medians and the closed deals of each place say about prices.
// Always true: every number says its source, its date and of how many it is made; medians of fewer than five are not shown.
// A report that was bought never changes. Reads the tables of listings and bookings; calls estimates,
// listings, orders (types), search and subscriptions.

export { findAnalysedPlaces } from './analysed-places.sql.ts'
export { analysisModule } from './analysis.module.ts'
export { packAnew } from './keeping/refresh-blocks.ts'
