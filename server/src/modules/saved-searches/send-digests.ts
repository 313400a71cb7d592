import { usualWays } from '@properysearch/contract/notifications/kinds'
import { type Context, inTransaction } from '../../context.ts'
import { eachApart } from '../../platform/jobs/each-apart.ts'
import { findItems } from '../listings/index.ts'
import { findMailPaces, notify } from '../notifications/index.ts'
import { whichAreShown } from '../search/index.ts'
import { enqueueMail } from './mail-search.ts'
import { findPricesBefore, findWaiting, findWaitingListings, lockWaiting, settleWaiting } from './news.sql.ts'
import { digestWords, namedInDigest } from './saved-searches.notices.ts'

const atOnce = 200
const indiaAheadMs = 5.5 * 60 * 60 * 1000

/** In the morning: what the searches of the day found, and on Mondays those of the week. */
export async function sendDigests(ctx: Context): Promise<void> {
  const isMonday = new Date(ctx.now.getTime() + indiaAheadMs).getUTCDay() === 1
  for (let after = 0; ; ) {
    const ids = await findWaiting(ctx.db, { after, limit: atOnce, isMonday })
    await eachApart(
      ctx.log,
      ids.map((id) => ({ id })),
      ({ id }) => sendDigest(ctx, id),
    )
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
  }
}

async function sendDigest(ctx: Context, searchId: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const search = await lockWaiting(tx.db, searchId)
    if (!search) return
    const waiting = await findWaitingListings(tx.db, searchId)
    const shown = new Set(await whichAreShown(tx.db, search.reading, waiting))
    const told = waiting.filter((id) => shown.has(id))
    await settleWaiting(tx.db, { searchId, told, now: tx.now })
    if (told.length === 0) return
    const named = told.slice(0, namedInDigest)
    const before = new Map(
      (await findPricesBefore(tx.db, searchId, named)).map((price) => [price.propertyId, price.beforePaise]),
    )
    const words = digestWords(search, { items: await findItems(tx.db, named), count: told.length }, before)
    const paces = await findMailPaces(tx.db, 'searches', [search.userId])
    const isMailedNow = (paces.get(search.userId) ?? usualWays('searches').mail) === 'at-once'
    const hasOwnMail = isMailedNow || !search.isMailed
    if (isMailedNow && search.isMailed) await enqueueMail(tx.db, searchId, told)
    await notify(tx, { userId: search.userId, kind: 'searches', ...words }, { hasOwnMail })
  })
}
