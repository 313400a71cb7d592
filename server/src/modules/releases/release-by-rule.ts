import { type Context, inTransaction } from '../../context.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { findDeal } from '../bookings/index.ts'
import { findPayoutAccount } from '../kyc/index.ts'
import { announceRelease } from './releases.notices.ts'
import { findReleaseOfKey, insertRelease, moveRelease, type ReleaseRow } from './releases.sql.ts'
import { sendReleaseJob } from './send-release.ts'

/** By what both agreed on, this part is the seller's: kept when the buyer cancelled, rent, a deposit at the keys. */
export async function releaseKept(
  ctx: Context,
  { key = 'kept-by-the-terms', ...kept }: { bookingId: number; amountPaise: number; key?: string },
): Promise<void> {
  await inTransaction(ctx, (tx) => release(tx, { ...kept, kind: 'kept', key }))
}

/** A dispute was decided: this part is the seller's, and waits in an account of its own. */
export async function releaseDecided(
  tx: Context,
  decided: { bookingId: number; amountPaise: number; key: string },
): Promise<void> {
  await release(tx, { ...decided, kind: 'decided', heldFor: `decided:${decided.bookingId}` })
}

/** Nobody has to approve it. It waits until the seller has an account. */
async function release(
  tx: Context,
  rest: { bookingId: number; amountPaise: number; kind: 'kept' | 'decided'; key: string; heldFor?: string },
): Promise<void> {
  const { bookingId, key } = rest
  const deal = await findDeal(tx.db, bookingId)
  if (!deal) return
  const account = await findPayoutAccount(tx.db, deal.sellerId)
  const made = await insertRelease(tx.db, {
    ...rest,
    payerId: deal.buyerId,
    payeeId: deal.sellerId,
    accountHash: account?.numberHash ?? null,
    accountShown: account?.shown ?? null,
    now: tx.now,
    lapsesAt: null,
  })
  if (!made) return
  const set = { nextCheckAt: tx.now }
  await moveRelease(tx.db, { id: made.id, act: 'approve', by: 'system', byUser: null, set }, tx.now)
  await enqueue(tx.db, sendReleaseJob, { releaseId: made.id })
  await announceRelease(tx, (await findReleaseOfKey(tx.db, bookingId, key)) as ReleaseRow, 'approve')
}
