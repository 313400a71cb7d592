import type { search } from '@properysearch/contract/search/calls'
import type { foundListings } from '@properysearch/contract/search/listing-calls'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { findCategoryCounts } from './counting/category-counts.sql.ts'
import { countFacets } from './counting/count-facets.ts'
import { findProperties } from './finding/find-properties.ts'
import { listNearby } from './finding/list-nearby.ts'
import { clusterProperties } from './grouping/cluster-properties.ts'
import { listOffers } from './similar/list-offers.ts'
import { listPromoted } from './similar/list-promoted.ts'
import { recommendProperties } from './similar/recommend-properties.ts'
import { suggestPlaces } from './suggesting/suggest-places.ts'

export const searchHandlers: Handlers<CallContext, typeof search> = {
  getFacets: async (ctx, input) => ({ data: await countFacets(ctx.db, input) }),
  getClusters: async (ctx, input) => ({ data: await clusterProperties(ctx.db, input) }),
  suggest: async (ctx, input) => ({ data: await suggestPlaces(ctx.db, input.text) }),
  getCategoryCounts: async (ctx, input) => ({ data: await findCategoryCounts(ctx.db, input.city) }),
}

/** The searches that answer listings. */
export const foundListingsHandlers: Handlers<CallContext, typeof foundListings> = {
  searchProperties: (ctx, input) => findProperties(ctx.db, input),
  listProperties: (ctx, input) => findProperties(ctx.db, input),
  listNearby: (ctx, input) => listNearby(ctx.db, input),
  recommend: async (ctx, input) => ({ data: await recommendProperties(ctx, input) }),
  getOffers: async (ctx, input) => ({ data: await listOffers(ctx.db, input.id) }),
  listPromoted,
}
