import { usualWays } from '@properysearch/contract/notifications/kinds'
import { type Context, inTransaction } from '../../context.ts'
import { findItems } from '../listings/index.ts'
import { findMailPaces, notify } from '../notifications/index.ts'
import { findMatched, type ListingQuery, whichShow } from '../search/index.ts'
import { type Candidate, findCandidates, findReadings } from './keys.sql.ts'
import { enqueueMail } from './mail-search.ts'
import { type Found, insertNews } from './news.sql.ts'
import { foundWords } from './saved-searches.notices.ts'

/** A transaction tells so many: each holds the counts of the people it tells. */
const atOnce = 200

/**
 * Tells whoever looks for such a listing. The index of keys answers the few searches that may show it; each of those is
 * asked by the conditions of the search itself. Done twice, it tells nothing twice.
 */
export async function tellSearchers(
  ctx: Context,
  { propertyId }: { propertyId: number },
  size = atOnce,
): Promise<void> {
  const listing = await findMatched(ctx.db, propertyId)
  if (!listing) return
  const candidates = await findCandidates(ctx.db, listing)
  let failure: unknown
  for (const some of batchesOf(candidates, size)) {
    try {
      const fitting = await findFitting(ctx, propertyId, some)
      if (fitting.length > 0) await tell(ctx, propertyId, fitting)
    } catch (err) {
      ctx.log.error({ err, propertyId }, 'some of those who look for a listing could not be told')
      failure = err
    }
  }
  // Whoever has been told is not told again when it is tried again.
  if (failure !== undefined) throw failure
}

/** By person, and nobody's searches are torn apart: else somebody would be told twice. */
export function batchesOf(candidates: readonly Candidate[], size: number): Candidate[][] {
  const batches: Candidate[][] = []
  for (let from = 0; from < candidates.length; ) {
    let end = Math.min(from + size, candidates.length)
    while (candidates[end] && candidates[end]?.userId === candidates[end - 1]?.userId) end++
    batches.push(candidates.slice(from, end))
    from = end
  }
  return batches
}

/** Many people save the same search: it is asked once. */
export async function findFitting(ctx: Context, propertyId: number, some: readonly Candidate[]): Promise<number[]> {
  const rows = await findReadings(
    ctx.db,
    some.map(({ id }) => id),
  )
  const byReading = new Map<string, { reading: ListingQuery; ids: number[] }>()
  for (const { id, reading } of rows) {
    const key = JSON.stringify(reading)
    const same = byReading.get(key) ?? { reading, ids: [] }
    same.ids.push(id)
    byReading.set(key, same)
  }
  const all = [...byReading.values()]
  const shown = await whichShow(
    ctx.db,
    propertyId,
    all.map(({ reading }) => reading),
  )
  return all.flatMap(({ ids }, i) => (shown[i] ? ids : []))
}

async function tell(ctx: Context, propertyId: number, searchIds: readonly number[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const found = await insertNews(tx.db, { propertyId, searchIds, now: tx.now })
    if (found.length === 0) return
    const [item] = await findItems(tx.db, [propertyId])
    if (!item) throw new Error('The listing is gone before its searchers were told.')
    const told = onePerPerson(found)
    const paces = await findMailPaces(
      tx.db,
      'searches',
      told.map(({ userId }) => userId),
    )
    for (const one of told) {
      const isMailedNow = (paces.get(one.userId) ?? usualWays('searches').mail) === 'at-once'
      await notify(
        tx,
        { userId: one.userId, kind: 'searches', ...foundWords(one, item) },
        // Its own mail says which search it comes from, and ends that search’s mails alone.
        { hasOwnMail: isMailedNow || !one.isMailed },
      )
      if (isMailedNow && one.isMailed) await enqueueMail(tx.db, one.searchId, [propertyId])
    }
    const people = [...new Set(found.map(({ userId }) => userId))]
    tx.db.afterCommit(() => tx.events.publish({ name: 'saved-search.found', to: { people } }))
  })
}

/** Whose several searches found the same is told once: by one that may send a mail, if there is one. */
function onePerPerson(found: readonly Found[]): Found[] {
  const byPerson = Map.groupBy(
    found.filter(({ isTold }) => isTold),
    ({ userId }) => userId,
  )
  return [...byPerson.values()].flatMap((own) => own.find(({ isMailed }) => isMailed) ?? own[0] ?? [])
}
