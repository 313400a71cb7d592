import { type Context, inTransaction } from '../../context.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { findDeal, lockDeal } from '../bookings/index.ts'
import { findPayoutAccount } from '../kyc/index.ts'
import { notApprovedOf } from './ask-release.ts'
import { insertParts, partsOfSellers } from './insert-parts.ts'
import { announceRelease } from './releases.notices.ts'
import { findReleaseOfKey, moveRelease, type ReleaseRow } from './releases.sql.ts'
import { sendReleaseJob } from './send-release.ts'

/**
 * By what both agreed on, this part is the seller's: kept when the buyer cancelled, rent, a deposit at the keys. What is
 * in dispute by now stays held until that is decided.
 */
export async function releaseKept(
  ctx: Context,
  { key = 'kept-by-the-terms', ...kept }: { bookingId: number; amountPaise: number; key?: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockDeal(tx, kept.bookingId)
    const amountPaise = Math.min(kept.amountPaise, await notApprovedOf(tx, kept.bookingId))
    await release(tx, { ...kept, amountPaise, kind: 'kept', key })
  })
}

/** A dispute was decided: this part is the seller's, and waits in an account of its own. */
export async function releaseDecided(
  tx: Context,
  decided: { bookingId: number; amountPaise: number; key: string },
): Promise<void> {
  await release(tx, { ...decided, kind: 'decided', heldFor: `decided:${decided.bookingId}` })
}

/** Nobody has to approve it. Each owner's part waits until they have an account. */
async function release(
  tx: Context,
  rest: { bookingId: number; amountPaise: number; kind: 'kept' | 'decided'; key: string; heldFor?: string },
): Promise<void> {
  const { amountPaise, ...common } = rest
  const { bookingId, key } = common
  const deal = await findDeal(tx.db, bookingId)
  if (!deal) return
  const { buyerId: payerId, sellerId: payeeId } = deal
  const parts = await partsOfSellers(tx, { bookingId, amountPaise }, () => findPayoutAccount(tx.db, payeeId))
  const made = await insertParts(tx, { ...common, payerId, payeeId, now: tx.now }, parts)
  const first = (await findReleaseOfKey(tx.db, bookingId, key)) as ReleaseRow
  if (first.kind !== rest.kind) throw new Error(`The key of ${key} is another release's, ${first.id}.`)
  if (made.length === 0) return
  const set = { nextCheckAt: tx.now }
  for (const { id } of made) {
    await moveRelease(tx.db, { id, act: 'approve', by: 'system', byUser: null, set }, tx.now)
    await enqueue(tx.db, sendReleaseJob, { releaseId: id })
  }
  await announceRelease(tx, { ...first, amountPaise }, 'approve')
}
