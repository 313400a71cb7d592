import type { Context } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { announceBid } from './bids.notices.ts'
import { findBid, moveBid } from './bids.sql.ts'

/** The buyer books at its price: it has served. In the caller's transaction. */
export async function bookBid(tx: Context, id: number): Promise<void> {
  if (!(await moveBid(tx.db, { id, act: 'book', by: 'system', byUser: null }, tx.now))) throw fail('moved-on')
  const bid = await findBid(tx.db, id)
  await announceBid(tx, bid, 'book', bid.agreedPaise ?? bid.amountPaise)
}
