import type { places } from '@properysearch/contract/places/calls'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { findCity } from './find-city.ts'
import { findCities, findLocalities } from './places.sql.ts'

export const placesHandlers: Handlers<CallContext, typeof places> = {
  listCities: async (ctx) => ({ data: await findCities(ctx.db) }),
  listLocalities: async (ctx, input) => ({ data: await findLocalities(ctx.db, input.city) }),
  findCity: async (ctx, input) => ({ data: await findCity(ctx, input.latlng) }),
  findMapTiles: async (ctx) => ({ data: await ctx.adapters.mapTiles.findSource() }),
}
