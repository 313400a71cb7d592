import { type Context, inTransaction } from '../../context.ts'
import { announceBid } from './bids.notices.ts'
import { type BidRow, lockExpired, moveBid } from './bids.sql.ts'

const atOnce = 100

/** Each in a transaction of its own: telling somebody holds their count until the commit. */
export async function expireBids(ctx: Context): Promise<void> {
  for (let left = atOnce; left > 0; left--) {
    const isDone = await inTransaction(ctx, async (tx) => {
      const [bid] = await lockExpired(tx.db, tx.now, 1)
      if (bid) await expireBid(tx, bid)
      return !bid
    })
    if (isDone) return
  }
}

export async function expireBid(tx: Context, bid: BidRow): Promise<void> {
  await moveBid(tx.db, { id: bid.id, act: 'expire', by: 'timer', byUser: null }, tx.now)
  await announceBid(tx, bid, 'expire', bid.amountPaise)
}
