import { commissionPartNames, invitationDays } from '@properysearch/contract/mandates/facts'
import { type Context, inTransaction } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { eachApart } from '../../platform/jobs/each-apart.ts'
import { type DealParties, lockDealOf } from '../bookings/index.ts'
import { showMandate, tellAgent, tellSide } from './mandates.notices.ts'
import { isPartDue, lastDayOf } from './mandates.rules.ts'
import { findOpenMandates, lockMandate, type MandateRow, markTold, moveMandate } from './mandates.sql.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Every few minutes: agents hear once of what is due, and what nobody answered or used in time expires. */
export async function watchMandates(ctx: Context): Promise<void> {
  for (let afterId = 0; ; ) {
    const open = await findOpenMandates(ctx.db, afterId)
    await eachApart(ctx.log, open, ({ id, bookingId, clientId }) =>
      inTransaction(ctx, async (tx) => {
        const deal = await lockDealOf(tx, bookingId, clientId)
        const mandate = await lockMandate(tx.db, id)
        if (mandate) await watch(tx, mandate, deal)
      }),
    )
    const last = open.at(-1)
    if (open.length < 500 || !last) return
    afterId = last.id
  }
}

async function watch(tx: Context, mandate: MandateRow, deal: DealParties): Promise<void> {
  if (mandate.state === 'invited') {
    const isOver = mandate.invitedAt.getTime() + invitationDays * dayMs <= tx.now.getTime() || deal.endedAt !== null
    return isOver ? expire(tx, mandate, deal) : undefined
  }
  for (const part of commissionPartNames) {
    if (!isPartDue(mandate, deal, part) || !(await markTold(tx.db, mandate.id, part))) continue
    await tellAgent(tx, mandate, deal, (listing) => ({
      title: `A part of your commission for ${listing} is due`,
      body: 'Ask your client for it under Booked Properties.',
    }))
    showMandate(tx, mandate, deal)
  }
  // Nothing was agreed while it lasted, nor in the time after it in which the agent has a claim.
  const isUnused = deal.agreedOn === null && deal.kind === 'sale' && deal.endedAt === null
  if (isUnused && dayInIndia(tx.now) > lastDayOf(mandate)) await expire(tx, mandate, deal)
}

async function expire(tx: Context, mandate: MandateRow, deal: DealParties): Promise<void> {
  const step = { id: mandate.id, act: 'expire', by: 'timer', byUser: null } as const
  if (!(await moveMandate(tx.db, step, tx.now))) return
  showMandate(tx, mandate, deal)
  const words = (listing: string) => ({
    title:
      mandate.state === 'invited' ? `An invitation for ${listing} has expired` : `A mandate for ${listing} has expired`,
    body:
      mandate.state === 'invited'
        ? 'It was not answered in 7 days.'
        : 'No agreement was registered while it lasted or in the 90 days after.',
  })
  await tellAgent(tx, mandate, deal, words)
  await tellSide(tx, mandate, deal, mandate.side, words)
}
