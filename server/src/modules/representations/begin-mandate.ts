import { type Context, inTransaction } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { lockDeal } from '../bookings/index.ts'
import { adoptMandate } from '../mandates/index.ts'
import { findInForce } from './representations.sql.ts'

/** A deal has begun on a listing: its agent represents the seller in it, on the terms that both agreed before. */
export async function beginMandate(ctx: Context, { bookingId }: { bookingId: number }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const deal = await lockDeal(tx, bookingId)
    const row = await findInForce(tx.db, deal.propertyId, dayInIndia(tx.now))
    // A hire without a commission has been paid already.
    if (!row || row.ownerId !== deal.sellerId || (row.rate === null && row.amountPaise === null)) return
    // An agent does not represent somebody in a deal with themselves.
    if (deal.endedAt !== null || deal.buyerId === row.agentId) return
    const { agentId, rate, amountPaise, agreementShare, expiresOn, gstin, isIndividual } = row
    await adoptMandate(tx, deal, { agentId, rate, amountPaise, agreementShare, expiresOn, gstin, isIndividual })
  })
}
