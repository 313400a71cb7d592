import type { Module } from '../../module.ts'
import { savedSearchesHandlers } from './saved-searches.handlers.ts'
import { savedSearchesJobs } from './saved-searches.jobs.ts'
import { deleteSearchesOf, findForCopy } from './saved-searches.sql.ts'
import { stopSearchRoutes } from './stop-search.ts'

export const savedSearchesModule: Module = {
  name: 'saved-searches',
  handlers: () => ({ savedSearches: savedSearchesHandlers }),
  jobs: () => savedSearchesJobs,
  routes: (http, { context }) => stopSearchRoutes(http, context),
  dataCopy: { savedSearches: (ctx, userId) => findForCopy(ctx.db, userId) },
  erasers: [{ goes: 'Your saved searches', erase: (tx, { userId }) => deleteSearchesOf(tx.db, userId) }],
}
