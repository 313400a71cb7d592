import type { InputOf } from '@properysearch/contract/kernel/endpoint'
import type { savedSearches } from '@properysearch/contract/saved-searches/calls'
import { mostSavedSearches } from '@properysearch/contract/saved-searches/facts'
import { readSearch, searchString } from '@properysearch/contract/search/address'
import type { SearchFilters } from '@properysearch/contract/search/calls'
import { toSearchParams } from '@properysearch/contract/search/url'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { lockUser } from '../accounts/index.ts'
import { readQuery } from '../search/index.ts'
import { fileSearch } from './keys.sql.ts'
import {
  countSaved,
  findOneSaved,
  findRemoved,
  findSame,
  insertSearch,
  type SavedRow,
  setBack,
  setRemoved,
  updateSearch,
} from './saved-searches.sql.ts'

/** A search in its one spelling: `?type=buy&text=Baner`, or nothing. */
export function addressOf(search: SearchFilters): string {
  return searchString(readSearch(toSearchParams(search)))
}

/** One after another for each person, so that the limit holds. */
export async function saveSearch(
  ctx: CallContext,
  { name, search, pace }: InputOf<typeof savedSearches.save>,
): Promise<{ row: SavedRow; isNew: boolean }> {
  const { id: userId } = signedIn(ctx)
  const address = addressOf(search)
  const { query: reading } = await readQuery(ctx.db, search)
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, userId)
    const same = await findSame(tx.db, userId, address)
    if (same) return { row: same, isNew: false }
    await checkRoom(tx.db, userId)
    const hasText = search.text !== undefined
    const given = { userId, name, search: address, reading, hasText, pace, now: tx.now }
    const id = await insertSearch(tx.db, given)
    await fileSearch(tx.db, id)
    return { row: await mustFind(tx.db, { id, userId }), isNew: true }
  })
}

export async function changeSearch(ctx: CallContext, input: InputOf<typeof savedSearches.change>): Promise<SavedRow> {
  const { id: userId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    if (!(await updateSearch(tx.db, { ...input, userId, now: tx.now }))) throw fail('not-found')
    await fileSearch(tx.db, input.id)
    return mustFind(tx.db, { id: input.id, userId })
  })
}

export async function removeSearch(ctx: CallContext, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await setRemoved(tx.db, { id, userId: signedIn(tx).id, now: tx.now }))) throw fail('not-found')
    await fileSearch(tx.db, id)
  })
}

/** Undone: as it was, with what it had found. A second press finds it back already. */
export async function bringBack(ctx: CallContext, id: number): Promise<SavedRow> {
  const { id: userId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, userId)
    const present = await findOneSaved(tx.db, { id, userId })
    if (present) return present
    const removed = await findRemoved(tx.db, { id, userId })
    if (!removed) throw fail('not-found')
    if (await findSame(tx.db, userId, removed.search)) {
      throw fail('moved-on', 'You have saved this search again in the meantime.')
    }
    await checkRoom(tx.db, userId)
    await setBack(tx.db, id)
    await fileSearch(tx.db, id)
    return mustFind(tx.db, { id, userId })
  })
}

async function checkRoom(db: Db, userId: number): Promise<void> {
  if ((await countSaved(db, userId)) < mostSavedSearches) return
  throw fail(
    'limit-reached',
    `You can keep up to ${mostSavedSearches} saved searches. Delete one that you no longer need first.`,
  )
}

async function mustFind(db: Db, of: { id: number; userId: number }): Promise<SavedRow> {
  const row = await findOneSaved(db, of)
  if (!row) throw fail('not-found')
  return row
}
