import { pathTo } from '@properysearch/contract/screens'
import { type Context, inTransaction } from '../../context.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { findStanding } from '../listings/index.ts'
import { notify } from '../notifications/index.ts'
import { tellUntold } from './interests.sql.ts'

export const tellInterestJob = jobKind<{ propertyId: number }>('shortlists-tell-interest')

/** One notification for all who came since the last. It says how many, never who. */
export async function tellInterest(ctx: Context, { propertyId }: { propertyId: number }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const property = await findStanding(tx.db, propertyId)
    const count = await tellUntold(tx.db, propertyId, tx.now)
    if (!property || count === 0) return
    await notify(tx, {
      kind: 'contacts',
      userId: property.ownerId,
      title: `${count === 1 ? 'Someone is' : `${count} people are`} interested in ${property.title}`,
      body: 'Keep the listing up to date: confirm the price and that it is still available. We do not share names or numbers without consent.',
      link: pathTo('myPropertyView', { id: propertyId }),
    })
  })
}
