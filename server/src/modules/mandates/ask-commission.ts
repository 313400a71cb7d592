import { isHeld } from '@properysearch/contract/bookings/facts'
import type { Mandate } from '@properysearch/contract/mandates/calls'
import { commissionDirect, commissionThroughUs } from '@properysearch/contract/mandates/commission'
import { type CommissionMeans, type CommissionPart, commissionParts } from '@properysearch/contract/mandates/facts'
import { gstOn, type PayoutFigures } from '@properysearch/contract/releases/payout'
import { formatRupees } from '@properysearch/contract/values/money'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { fail } from '../../platform/errors.ts'
import { findUser, lockUser } from '../accounts/index.ts'
import type { DealParties } from '../bookings/index.ts'
import { findPayoutAccount } from '../kyc/index.ts'
import { findStanding } from '../listings/index.ts'
import { askForCommission, feesOfYear, isAvailable } from '../releases/index.ts'
import { lockOwnMandate } from './act-on-mandate.ts'
import { insertCommission, setRelease, sumUnpaidFees, wasAsked } from './commissions.sql.ts'
import { showOwn } from './list-mandates.ts'
import { showMandate, tellSide } from './mandates.notices.ts'
import { feeOfPart, isPartDue, mandateMovedOn } from './mandates.rules.ts'
import type { MandateRow } from './mandates.sql.ts'

export interface AskedCommission {
  id: number
  part: CommissionPart
  key: string
}

/** The agent asks for what is due; nothing moves until their client approves or pays. The same press twice is one. */
export async function askCommission(ctx: CallContext, asked: AskedCommission): Promise<Mandate> {
  const { id: agentId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { mandate, deal } = await lockOwnMandate(tx, asked.id, agentId)
    if (mandate.agentId !== agentId) throw fail('not-found')
    if (await wasAsked(tx.db, mandate.id, asked.key)) return
    if (mandate.state !== 'accepted') throw mandateMovedOn(mandate)
    mustBeDue(mandate, deal, asked.part)
    await request(tx, mandate, deal, asked)
  })
  return showOwn(ctx, asked.id)
}

function mustBeDue(mandate: MandateRow, deal: DealParties, part: CommissionPart): void {
  if (feeOfPart(mandate, deal, part) === 0) throw fail('ruled-out', 'Nothing was agreed on for this part.')
  if (isPartDue(mandate, deal, part)) return
  if (['cancelled', 'expired', 'rejected'].includes(deal.state)) throw fail('ruled-out', 'This deal came to nothing.')
  throw fail('not-yet', `This part is due later: ${commissionParts[part].label.toLowerCase()}.`)
}

async function request(tx: Context, mandate: MandateRow, deal: DealParties, asked: AskedCommission): Promise<void> {
  const { part, key } = asked
  const { means, figures } = await wayToPay(tx, mandate, deal, part)
  if (means !== 'direct' && !(await findPayoutAccount(tx.db, mandate.agentId))) {
    throw fail('not-yet', 'Add a bank account in your name and have it verified first.')
  }
  const made = await insertCommission(tx.db, { mandateId: mandate.id, part, means, figures, key, now: tx.now })
  if (!made) throw fail('moved-on', 'This part has already been asked for.')
  if (means === 'held') {
    const release = await askForCommission(tx, releaseOf(mandate, figures, made.id))
    await setRelease(tx.db, made.id, release.id)
  }
  const total = formatRupees((figures.feePaise + figures.gstPaise) / 100, 2)
  showMandate(tx, mandate, deal)
  await tellSide(tx, mandate, deal, mandate.side, (listing) => ({
    title: `Your agent for ${listing} asks for ${total}`,
    body: {
      held: 'It comes out of the money held for you. Approve it with a code, or refuse it, within 7 days.',
      order: 'Pay it through the payment partner or directly, or say why not.',
      direct: 'Pay it directly and record it in the deal, or say why not.',
    }[means],
  }))
}

export const releaseOf = (
  mandate: Pick<MandateRow, 'bookingId' | 'clientId' | 'agentId'>,
  figures: Pick<PayoutFigures, 'feePaise' | 'gstPaise' | 'payoutPaise'>,
  commissionId: number,
) => ({
  bookingId: mandate.bookingId,
  payerId: mandate.clientId,
  payeeId: mandate.agentId,
  amountPaise: figures.payoutPaise,
  withheldPaise: figures.feePaise + figures.gstPaise - figures.payoutPaise,
  feePaise: figures.feePaise,
  key: `commission-${commissionId}`,
})

/**
 * Held money is the seller's once the agreement is registered, so the seller can direct a part of it to their agent. A
 * buyer, and a seller for whom too little is held, pays it in for the agent; where nothing is held, it is theirs to settle.
 */
async function wayToPay(
  tx: Context,
  mandate: MandateRow,
  deal: DealParties,
  part: CommissionPart,
): Promise<{ means: CommissionMeans; figures: PayoutFigures }> {
  const feePaise = feeOfPart(mandate, deal, part)
  const day = dayInIndia(tx.now)
  const isRegistered = mandate.isRegistered === true
  const totalPaise = feePaise + gstOn(feePaise, isRegistered, day)
  if (!isHeld(deal.channel)) return { means: 'direct', figures: commissionDirect(feePaise, isRegistered, day) }
  const isFromHeld = mandate.side === 'seller' && deal.kind === 'sale' && (await isAvailable(tx, deal.id, totalPaise))
  // One fee of somebody after the other: what is deducted depends on what they were paid before in the year.
  await lockUser(tx.db, mandate.agentId)
  const agent = await findUser(tx.db, mandate.agentId)
  const property = await findStanding(tx.db, deal.propertyId)
  const ourState = tx.config.supplier.state
  const profile = {
    isRegistered,
    isIndividual: mandate.isIndividual === true,
    hasPan: agent?.panVerifiedAt != null,
    feesThisYearPaise: (await feesOfYear(tx.db, mandate.agentId, day)) + (await sumUnpaidFees(tx.db, mandate.agentId)),
  }
  const on = { day, placeOfSupply: property?.inState ?? ourState, ourState }
  return { means: isFromHeld ? 'held' : 'order', figures: commissionThroughUs(feePaise, profile, on) }
}
