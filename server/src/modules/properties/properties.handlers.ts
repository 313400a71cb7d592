import type { properties } from '@properysearch/contract/listings/public-calls'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { getProperty } from './get-property.ts'
import { listByIds } from './list-by-ids.ts'
import { reportProperty } from './report-property.ts'

/** The calls about one listing; those that search are the search module's, those with my marks the shortlists'. */
export const propertiesHandlers: Pick<
  Handlers<CallContext, typeof properties>,
  'listByIds' | 'getProperty' | 'getPropertyData' | 'reportProperty'
> = {
  listByIds: async (ctx, input) => ({ data: await listByIds(ctx.db, input.ids) }),
  getProperty: async (ctx, input) => ({ data: await getProperty(ctx, input.id) }),
  getPropertyData: async (ctx, input) => ({ data: await getProperty(ctx, input.id) }),
  reportProperty: async (ctx, input) => {
    await reportProperty(ctx, input)
    return { message: 'Thank you. We will look into it.' }
  },
}
