import type { publicListings } from '@properysearch/contract/listings/public-calls'
import type { CallContext } from '../../../context.ts'
import type { Handlers } from '../../../platform/http/handlers.ts'
import { getProperty } from './get-property.ts'
import { listByIds } from './list-by-ids.ts'

export const showingHandlers: Handlers<CallContext, typeof publicListings> = {
  listByIds: async (ctx, input) => ({ data: await listByIds(ctx.db, input.ids) }),
  getProperty: async (ctx, input) => ({ data: await getProperty(ctx, input.id) }),
  getPropertyData: async (ctx, input) => ({ data: await getProperty(ctx, input.id) }),
}
