import type { Context } from '../../context.ts'
import { type Purpose, refundOrder } from '../orders/index.ts'
import { findPaidOrders } from './payments.sql.ts'

/** Held money goes back to the buyer: the newest payment first, each at most as much as was paid with it. */
export async function giveBack(
  tx: Context,
  purposes: readonly Purpose[],
  bookingId: number,
  { paise, ...asked }: { paise: number; reason: string; key: string },
): Promise<void> {
  let left = paise
  for (const { orderId, leftPaise } of await findPaidOrders(tx.db, bookingId)) {
    const amountPaise = Math.min(left, leftPaise)
    if (amountPaise === 0) continue
    await refundOrder(tx, purposes, { ...asked, orderId, amountPaise, adminId: null })
    left -= amountPaise
  }
}
