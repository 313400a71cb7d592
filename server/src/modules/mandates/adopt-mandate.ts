import { mostFeeOf } from '@properysearch/contract/mandates/commission'
import type { Context } from '../../context.ts'
import type { DealParties } from '../bookings/index.ts'
import { otherSideOf, showMandate, tellAgent, tellSide } from './mandates.notices.ts'
import { nameOf } from './mandates.rules.ts'
import { insertMandate, lockMandate, type MandateRow, moveMandate, type NewMandate, taxedAs } from './mandates.sql.ts'

type Agreed = Pick<NewMandate, 'agentId' | 'rate' | 'amountPaise' | 'agreementShare' | 'expiresOn'> & {
  gstin: string | null
  isIndividual: boolean
}

/**
 * The seller's mandate in a deal, from what seller and agent agreed for the listing before: nobody is asked again. The
 * deal is locked. A seller who has invited an agent already keeps that one.
 */
export async function adoptMandate(tx: Context, deal: DealParties, agreed: Agreed): Promise<void> {
  const { gstin, isIndividual, amountPaise, ...terms } = agreed
  const made = await insertMandate(tx.db, {
    ...terms,
    bookingId: deal.id,
    side: 'seller',
    clientId: deal.sellerId,
    // The price may have become lower than the one they spoke of.
    amountPaise: amountPaise === null ? null : Math.min(amountPaise, mostFeeOf(deal)),
    now: tx.now,
  })
  if (!made) return
  const step = { id: made.id, act: 'accept', by: 'system', byUser: null } as const
  await moveMandate(tx.db, { ...step, alsoSet: taxedAs({ gstin, isIndividual }) }, tx.now)
  const mandate = (await lockMandate(tx.db, made.id)) as MandateRow
  showMandate(tx, mandate, deal)
  await tellAgent(tx, mandate, deal, (listing) => ({
    title: `A deal has begun on ${listing}`,
    body: 'You represent the seller in it, on the terms you agreed for the listing.',
  }))
  await tellSide(tx, mandate, deal, 'seller', (listing) => ({
    title: `${nameOf(mandate)} represents you in ${listing}`,
    body: 'On the terms you agreed for the listing. They can read the deal, without its papers. Only you can act in it.',
  }))
  await tellSide(tx, mandate, deal, otherSideOf('seller'), (listing) => ({
    title: `The other side of ${listing} is represented by an agent`,
    body: mandate.servesBoth
      ? 'It is the agent who represents you too. Be careful with what you tell them.'
      : `It is ${nameOf(mandate)}.`,
  }))
}
