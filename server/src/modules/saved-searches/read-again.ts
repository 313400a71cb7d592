import { searchFilters } from '@properysearch/contract/search/calls'
import { fromSearchParams } from '@properysearch/contract/search/url'
import { type Context, inTransaction } from '../../context.ts'
import { readQuery } from '../search/index.ts'
import { fileSearch } from './keys.sql.ts'
import { deleteRemoved, findWithText, type ReadAgain, setReading } from './saved-searches.sql.ts'

const atOnce = 500
const dayMs = 24 * 60 * 60 * 1000

/**
 * Each night: what a text means hangs on the places, projects and words that we know, and we learn new ones. So a text is
 * understood anew, as the search would understand it now. And what was deleted a day ago is gone for good.
 */
export async function readAllAgain(ctx: Context): Promise<void> {
  await deleteRemoved(ctx.db, new Date(ctx.now.getTime() - dayMs))
  let failure: unknown
  for (let after = 0; ; ) {
    const some = await findWithText(ctx.db, { after, limit: atOnce })
    for (const same of Map.groupBy(some, ({ search }) => search).values()) {
      try {
        await readSame(ctx, same)
      } catch (err) {
        ctx.log.error({ err, id: same[0]?.id }, 'a saved search could not be read again')
        failure = err
      }
    }
    const last = some.at(-1)
    if (!last) break
    after = last.id
  }
  if (failure !== undefined) throw failure
}

/** Several people’s same search is read once. */
async function readSame(ctx: Context, same: readonly ReadAgain[]): Promise<void> {
  const asked = searchFilters.safeParse(fromSearchParams(new URLSearchParams(same[0]?.search)))
  if (!asked.success) return
  const { query } = await readQuery(ctx.db, asked.data)
  for (const { id, reading } of same) {
    if (inOrder(reading) === inOrder(query)) continue
    await inTransaction(ctx, async (tx) => {
      await setReading(tx.db, id, query)
      await fileSearch(tx.db, id)
    })
  }
}

/** As text, whatever order the fields came in: the database keeps one of its own. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
