import { formatRupees } from '@properysearch/contract/values/money'
import { type Context, inTransaction } from '../../context.ts'
import { findDealOf } from '../bookings/index.ts'
import { findStanding } from '../listings/index.ts'
import { bookKeptBack, invoiceKeptBack, type KeptBack } from '../releases/index.ts'
import { type CommissionRow, findCommissionOfRelease, lockCommission, moveCommission } from './commissions.sql.ts'
import { showMandate, tellAgent } from './mandates.notices.ts'
import { lockMandate, type MandateRow } from './mandates.sql.ts'
import { refusedWords } from './settle-commission.ts'

/** The release that pays a commission has ended, one way or another: so has the commission. However often it runs. */
export async function followCommission(ctx: Context, { releaseId }: { releaseId: number }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const seen = await findCommissionOfRelease(tx.db, releaseId)
    if (!seen) return
    const mandate = (await lockMandate(tx.db, seen.mandateId)) as MandateRow
    const commission = (await lockCommission(tx.db, seen.id)) as CommissionRow
    const deal = await findDealOf(tx, commission.bookingId, commission.clientId)
    if (!deal) return
    const act = { paid: 'pay-out', refused: 'refuse', withdrawn: 'withdraw', lapsed: 'withdraw' } as const
    const now = act[commission.releaseState as keyof typeof act]
    if (!now) return
    const step = { id: commission.id, act: now, by: 'system', byUser: null } as const
    if (!(await moveCommission(tx.db, step, tx.now))) return
    showMandate(tx, mandate, deal)
    if (now === 'refuse') return tellAgent(tx, mandate, deal, refusedWords)
    if (now === 'withdraw') {
      return tellAgent(tx, mandate, deal, (listing) => ({
        title: `Your request for the commission for ${listing} has lapsed`,
        body: 'It was not approved in time. You can ask again.',
      }))
    }
    await bookKeptBack(tx, keptBackOf(commission), 'commission', commission.id)
    await tellAgent(tx, mandate, deal, (listing) => ({
      title: `Your commission for ${listing} was paid out`,
      body: `${formatRupees(commission.payoutPaise / 100, 2)} went to your account. Our invoice is among your payments.`,
    }))
    await invoiceOurFee(tx, commission, mandate, deal.propertyId)
  })
}

async function invoiceOurFee(tx: Context, row: CommissionRow, mandate: MandateRow, propertyId: number): Promise<void> {
  if (row.releaseId === null) return
  const placeOfSupply = (await findStanding(tx.db, propertyId))?.inState ?? tx.config.supplier.state
  await invoiceKeptBack(tx, keptBackOf(row), {
    userId: row.agentId,
    gstin: mandate.gstin,
    placeOfSupply,
    title: `Our fee on a commission, booking ${row.bookingId}`,
    paidBy: 'Kept back from the commission',
  })
}

const keptBackOf = (row: CommissionRow): KeptBack => ({ ...row, releaseId: row.releaseId as number })
