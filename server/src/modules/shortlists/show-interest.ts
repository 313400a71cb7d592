import { type CallContext, inTransaction } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { findStanding } from '../listings/index.ts'
import { findLastTold, insertInterest } from './interests.sql.ts'
import { tellInterestJob } from './tell-interest.ts'

/** The owner hears of the first at once, of all that follow together a day later. */
const quietMs = 24 * 60 * 60 * 1000

/** Only in what is live, and not in one's own. */
export async function showInterest(ctx: CallContext, userId: number, propertyId: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const property = await findStanding(tx.db, propertyId)
    if (!property || !['verified', 'on-hold'].includes(property.state)) throw fail('not-found')
    if (property.ownerId === userId) throw fail('ruled-out', 'This is your own listing.')
    if (property.state !== 'verified') throw fail('moved-on', 'This property is on hold for a booking.')
    const { isUntold } = await insertInterest(tx.db, { userId, propertyId, now: tx.now })
    if (!isUntold) return
    const told = await findLastTold(tx.db, propertyId)
    await enqueue(
      tx.db,
      tellInterestJob,
      { propertyId },
      {
        // Two at once are one job, at the same hour: the last one does not postpone it.
        key: `${tellInterestJob.name} ${propertyId}`,
        ...(told ? { afterMs: told.getTime() + quietMs - tx.now.getTime() } : {}),
      },
    )
  })
}
