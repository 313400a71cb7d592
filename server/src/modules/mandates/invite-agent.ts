import type { Mandate } from '@properysearch/contract/mandates/calls'
import { mostFeeOf } from '@properysearch/contract/mandates/commission'
import { mostMandateDays } from '@properysearch/contract/mandates/facts'
import { addDays } from '@properysearch/contract/values/days'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { findUserByMobile } from '../accounts/index.ts'
import { lockDealOf } from '../bookings/index.ts'
import { showMandate, tellAgent } from './mandates.notices.ts'
import { mandateOnWire } from './mandates.rules.ts'
import { insertMandate, lockMandate, type MandateRow } from './mandates.sql.ts'

export interface AskedMandate {
  bookingId: number
  agentMobile: string
  rate?: number | undefined
  amount?: number | undefined
  agreementShare: number
  expiresOn: string
}

/** What an agent is paid is agreed before they begin. The database lets a side have one agent. */
export async function inviteAgent(ctx: CallContext, asked: AskedMandate): Promise<Mandate> {
  const { id: clientId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    const deal = await lockDealOf(tx, asked.bookingId, clientId)
    checkTerms(asked, dayInIndia(tx.now))
    if (deal.endedAt !== null || deal.state === 'expired') throw fail('ruled-out', 'This deal has ended.')
    const agent = await findUserByMobile(tx.db, asked.agentMobile)
    if (agent?.role !== 'agent' || agent.suspendedAt) {
      throw invalid({ agentMobile: 'No agent is registered here with this number' })
    }
    if (asked.amount !== undefined && asked.amount * 100 > mostFeeOf(deal)) {
      const most = deal.kind === 'sale' ? '10 per cent of the price' : 'two months’ rent'
      throw invalid({ amount: `A commission can be at most ${most}` })
    }
    const side = deal.buyerId === clientId ? 'buyer' : 'seller'
    const made = await insertMandate(tx.db, {
      bookingId: deal.id,
      side,
      clientId,
      agentId: agent.id,
      rate: asked.rate ?? null,
      amountPaise: asked.amount === undefined ? null : Math.round(asked.amount * 100),
      agreementShare: asked.agreementShare,
      expiresOn: asked.expiresOn,
      now: tx.now,
    })
    if (!made) throw fail('limit-reached', 'Your side already has an agent, or has invited one. End that first.')
    const mandate = (await lockMandate(tx.db, made.id)) as MandateRow
    showMandate(tx, mandate, deal)
    await tellAgent(tx, mandate, deal, (listing) => ({
      title: `You are invited to represent the ${side} of ${listing}`,
      body: 'The commission is in the invitation. Accept or decline it within 7 days.',
    }))
    return mandateOnWire(mandate, deal, [], clientId, tx.now)
  })
}

function checkTerms({ rate, amount, expiresOn }: AskedMandate, today: string): void {
  if ((rate === undefined) === (amount === undefined)) {
    throw invalid({ rate: 'Enter the commission as a percentage of the price or as an amount' })
  }
  if (expiresOn <= today) throw invalid({ expiresOn: 'Choose a day in the future' })
  if (expiresOn > addDays(today, mostMandateDays)) throw invalid({ expiresOn: 'A mandate lasts at most two years' })
}
