import type { properties } from '@properysearch/contract/listings/public-calls'
import type { search } from '@properysearch/contract/search/calls'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { findCategoryCounts } from './category-counts.sql.ts'
import { clusterProperties } from './cluster-properties.ts'
import { countFacets } from './count-facets.ts'
import { findProperties } from './find-properties.ts'
import { listNearby } from './list-nearby.ts'
import { listOffers } from './list-offers.ts'
import { listPromoted } from './list-promoted.ts'
import { recommendProperties } from './recommend-properties.ts'
import { suggestPlaces } from './suggest-places.ts'

export const searchHandlers: Handlers<CallContext, typeof search> = {
  getFacets: async (ctx, input) => ({ data: await countFacets(ctx.db, input) }),
  getClusters: async (ctx, input) => ({ data: await clusterProperties(ctx.db, input) }),
  suggest: async (ctx, input) => ({ data: await suggestPlaces(ctx.db, input.text) }),
  getCategoryCounts: async (ctx, input) => ({ data: await findCategoryCounts(ctx.db, input.city) }),
}

/** The calls of the properties domain that are searches. */
export const foundPropertiesHandlers: Pick<
  Handlers<CallContext, typeof properties>,
  'searchProperties' | 'listProperties' | 'listNearby' | 'recommend' | 'getOffers' | 'listPromoted'
> = {
  searchProperties: (ctx, input) => findProperties(ctx.db, input),
  listProperties: (ctx, input) => findProperties(ctx.db, input),
  listNearby: (ctx, input) => listNearby(ctx.db, input),
  recommend: async (ctx, input) => ({ data: await recommendProperties(ctx, input) }),
  getOffers: async (ctx, input) => ({ data: await listOffers(ctx.db, input.id) }),
  listPromoted,
}
