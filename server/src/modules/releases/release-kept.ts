import { type Context, inTransaction } from '../../context.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { findDeal } from '../bookings/index.ts'
import { findPayoutAccount } from '../kyc/index.ts'
import { insertParts, partsOfSellers } from './insert-parts.ts'
import { announceRelease } from './releases.notices.ts'
import { findReleaseOfKey, moveRelease, type ReleaseRow } from './releases.sql.ts'
import { sendReleaseJob } from './send-release.ts'

/** By what both agreed on, this part is the owners': kept when the buyer cancelled, rent, a deposit at the keys. Each waits until they have an account. */
export async function releaseKept(
  ctx: Context,
  { bookingId, amountPaise, key = 'kept-by-the-terms' }: { bookingId: number; amountPaise: number; key?: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const deal = await findDeal(tx.db, bookingId)
    if (!deal) return
    const { buyerId: payerId, sellerId: payeeId } = deal
    const parts = await partsOfSellers(tx, { bookingId, amountPaise }, () => findPayoutAccount(tx.db, payeeId))
    const made = await insertParts(tx, { bookingId, kind: 'kept', payerId, payeeId, key, now: tx.now }, parts)
    if (made.length === 0) return
    const set = { nextCheckAt: tx.now }
    for (const { id } of made) {
      await moveRelease(tx.db, { id, act: 'approve', by: 'system', byUser: null, set }, tx.now)
      await enqueue(tx.db, sendReleaseJob, { releaseId: id })
    }
    const first = (await findReleaseOfKey(tx.db, bookingId, key)) as ReleaseRow
    await announceRelease(tx, { ...first, amountPaise }, 'approve')
  })
}
