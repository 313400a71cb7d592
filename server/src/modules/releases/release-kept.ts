import { type Context, inTransaction } from '../../context.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { findDeal } from '../bookings/index.ts'
import { findPayoutAccount } from '../kyc/index.ts'
import { announceRelease } from './releases.notices.ts'
import { findReleaseOfKey, insertRelease, moveRelease, type ReleaseRow } from './releases.sql.ts'
import { sendReleaseJob } from './send-release.ts'

/** By what both agreed on, this part is the seller's: kept when the buyer cancelled, rent, a deposit at the keys. It waits until they have an account. */
export async function releaseKept(
  ctx: Context,
  { bookingId, amountPaise, key = 'kept-by-the-terms' }: { bookingId: number; amountPaise: number; key?: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const deal = await findDeal(tx.db, bookingId)
    if (!deal) return
    const account = await findPayoutAccount(tx.db, deal.sellerId)
    const made = await insertRelease(tx.db, {
      bookingId,
      kind: 'kept',
      payerId: deal.buyerId,
      payeeId: deal.sellerId,
      amountPaise,
      accountHash: account?.numberHash ?? null,
      accountShown: account?.shown ?? null,
      key,
      now: tx.now,
      lapsesAt: null,
    })
    if (!made) return
    const set = { nextCheckAt: tx.now }
    await moveRelease(tx.db, { id: made.id, act: 'approve', by: 'system', byUser: null, set }, tx.now)
    await enqueue(tx.db, sendReleaseJob, { releaseId: made.id })
    await announceRelease(tx, (await findReleaseOfKey(tx.db, bookingId, key)) as ReleaseRow, 'approve')
  })
}
