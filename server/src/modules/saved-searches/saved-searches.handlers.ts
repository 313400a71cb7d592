import type { SavedSearch, savedSearches } from '@properysearch/contract/saved-searches/calls'
import { mostSavedSearches } from '@properysearch/contract/saved-searches/facts'
import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { bringBack, changeSearch, removeSearch, saveSearch } from './save-search.ts'
import { findSaved, type SavedRow, setLooked } from './saved-searches.sql.ts'

function toSaved({ id, name, search, pace, isMailed, pausedAt, createdAt, newCount }: SavedRow): SavedSearch {
  return {
    id,
    name,
    address: search,
    pace,
    isMailed,
    isPaused: pausedAt !== null,
    newCount,
    createdAt: createdAt.toISOString(),
  }
}

export const savedSearchesHandlers: Handlers<CallContext, typeof savedSearches> = {
  listMine: async (ctx) => ({
    data: (await findSaved(ctx.db, signedIn(ctx).id)).map(toSaved),
    atMost: mostSavedSearches,
  }),
  save: async (ctx, input) => {
    const { row, isNew } = await saveSearch(ctx, input)
    return { data: toSaved(row), isNew }
  },
  change: async (ctx, input) => ({ data: toSaved(await changeSearch(ctx, input)) }),
  markLooked: async (ctx, { id }) => {
    if (!(await setLooked(ctx.db, { id, userId: signedIn(ctx).id, now: ctx.now }))) throw fail('not-found')
    return {}
  },
  remove: async (ctx, { id }) => {
    await removeSearch(ctx, id)
    return {}
  },
  bringBack: async (ctx, { id }) => ({ data: toSaved(await bringBack(ctx, id)) }),
}
