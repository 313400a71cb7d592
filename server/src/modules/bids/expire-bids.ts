import { type Context, inTransaction } from '../../context.ts'
import { announceBid } from './bids.notices.ts'
import { lockExpired, moveBid } from './bids.sql.ts'

const atOnce = 100

/** Each in a transaction of its own: telling somebody holds their count until the commit. */
export async function expireBids(ctx: Context): Promise<void> {
  for (let left = atOnce; left > 0; left--) {
    const isDone = await inTransaction(ctx, async (tx) => {
      const [bid] = await lockExpired(tx.db, tx.now, 1)
      if (!bid) return true
      await moveBid(tx.db, { id: bid.id, act: 'expire', by: 'timer', byUser: null }, tx.now)
      await announceBid(tx, bid, 'expire', bid.amountPaise)
      return false
    })
    if (isDone) return
  }
}
