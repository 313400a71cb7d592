import { dealPath } from '@properysearch/contract/bookings/deal-path'
import { inForceOn, partnerHoldRules } from '@properysearch/contract/bookings/law'
import { addDays } from '@properysearch/contract/values/days'
import { formatRupees } from '@properysearch/contract/values/money'
import { type Context, inTransaction } from '../../context.ts'
import { dayInIndia, spokenDay } from '../../platform/day-in-india.ts'
import { eachPageApart } from '../../platform/jobs/each-apart.ts'
import { findHolding, sumHeld } from '../ledger/index.ts'
import { findPlainName } from '../listings/index.ts'
import { notify } from '../notifications/index.ts'
import { findHeldAtPartner, type HeldAtPartner, markHeldReminded } from './held.sql.ts'
import { heldAccount, heldPrefix } from './held-accounts.ts'

/**
 * A licensed partner may keep money for some days only. Before they are over both sides are told to release it, or to
 * end the deal and have it returned; on the last day the office is told too.
 */
export async function remindOfHeld(ctx: Context): Promise<void> {
  const day = dayInIndia(ctx.now)
  const findPage = (afterId: number) => findHolding(ctx.db, heldPrefix, afterId)
  await eachPageApart(ctx.log, findPage, async ({ id }) => {
    const held = await findHeldAtPartner(ctx.db, id)
    if (!held) return
    const { days, warnDaysBefore } = inForceOn(partnerHoldRules, held.paidOn)
    const until = addDays(held.paidOn, days)
    const isToday = warnDaysBefore.some((before) => addDays(until, -before) === day)
    if (isToday || day > until) await tell(ctx, held, { until, day })
  })
}

async function tell(ctx: Context, held: HeldAtPartner, { until, day }: { until: string; day: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const paise = await sumHeld(tx.db, [heldAccount(held.bookingId)])
    if (paise === 0 || !(await markHeldReminded(tx.db, held.bookingId, day))) return
    const amount = formatRupees(paise / 100, 2)
    const name = await findPlainName(tx.db, held.propertyId)
    const last = spokenDay(new Date(`${until}T12:00:00Z`))
    const title = `The payment partner may hold ${amount} for ${name} until ${last}`
    await notify(tx, {
      kind: 'deals',
      userId: held.sellerId,
      title,
      body: 'Ask for its release once the agreement is registered. If the deal does not go on, cancel it, and the buyer gets it back.',
      link: dealPath('seller', held),
    })
    await notify(tx, {
      kind: 'deals',
      userId: held.buyerId,
      title,
      body: 'Approve its release when the seller asks. If the deal does not go on, cancel it, and it is refunded to you.',
      link: dealPath('buyer', held),
    })
    if (day >= until) tx.log.error({ bookingId: held.bookingId, until }, 'the partner may no longer hold this money')
  })
}
