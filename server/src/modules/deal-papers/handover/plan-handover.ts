import {
  type CostPayer,
  type HandoverCost,
  type HandoverItem,
  handoverItemsFor,
  takesHandover,
} from '@properysearch/contract/deal-papers/facts'
import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { type DealParties, lockDealOf } from '../../bookings/index.ts'
import { showChange, tellOther } from '../deal-papers.notices.ts'
import { subcategoryOf } from '../whose-deal.ts'
import { agreeToProposal, deleteTick, findHandover, saveProposal, saveTick } from './handover.sql.ts'

async function lockForHandover(tx: CallContext, bookingId: number): Promise<DealParties> {
  const deal = await lockDealOf(tx, bookingId, signedIn(tx).id)
  if (deal.kind === 'rental')
    throw fail('ruled-out', 'A rented home is handed over by the licence, with its inventory.')
  if (!takesHandover(deal.kind, deal.state)) {
    throw fail('moved-on', 'The handover can be planned from the booking until the keys are handed over.')
  }
  return deal
}

interface Proposal {
  bookingId: number
  possessionOn: string | null
  costs: Record<HandoverCost, CostPayer | null>
}

/** The other side agrees, or proposes something else. Proposing the same again changes nothing. */
export async function proposeHandover(ctx: CallContext, { bookingId, possessionOn, costs }: Proposal): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const deal = await lockForHandover(tx, bookingId)
    const before = await findHandover(tx.db, bookingId)
    const isSame =
      before !== undefined &&
      before.possessionOn === possessionOn &&
      before.stampDuty === costs.stampDuty &&
      before.registration === costs.registration &&
      before.societyTransfer === costs.societyTransfer
    if (isSame) return
    await saveProposal(tx.db, { bookingId, possessionOn, ...costs, proposedBy: userId, now: tx.now })
    showChange(tx, deal)
    await tellOther(tx, deal, userId, (who, listing) => ({
      title: `${who} proposes how to hand over ${listing}`,
      body: 'Look at the day of possession and at who pays what, and agree or propose something else in the deal.',
    }))
  })
}

/** To what was seen: a proposal that was changed meanwhile is read again first. */
export async function agreeHandover(
  ctx: CallContext,
  { bookingId, version }: { bookingId: number; version: number },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const deal = await lockForHandover(tx, bookingId)
    const plan = await findHandover(tx.db, bookingId)
    if (!plan) throw fail('not-yet', 'Nothing has been proposed for the handover yet.')
    if (plan.version !== version) throw fail('changed-meanwhile')
    if (plan.proposedBy === userId) throw fail('not-yet', 'The other side has to agree to what you proposed.')
    if (plan.agreedAt) return
    await agreeToProposal(tx.db, bookingId, userId, tx.now)
    showChange(tx, deal)
    await tellOther(tx, deal, userId, (who, listing) => ({
      title: `${who} agrees to the handover of ${listing}`,
      body: 'The day of possession and who pays what are in the deal.',
    }))
  })
}

/** Each side ticks for itself. */
export async function tickItem(
  ctx: CallContext,
  { bookingId, item, isDone }: { bookingId: number; item: HandoverItem; isDone: boolean },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const deal = await lockForHandover(tx, bookingId)
    if (!handoverItemsFor(await subcategoryOf(tx, deal)).includes(item)) {
      throw fail('ruled-out', 'This is not part of such a handover.')
    }
    const tick = { bookingId, item, userId, now: tx.now }
    if (isDone ? await saveTick(tx.db, tick) : await deleteTick(tx.db, tick)) showChange(tx, deal)
  })
}
