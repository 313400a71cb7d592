import { dealPath } from '@properysearch/contract/bookings/deal-path'
import { formatRupees } from '@properysearch/contract/values/money'
import { type Context, inTransaction } from '../../context.ts'
import { dayInIndia, spokenDay } from '../../platform/day-in-india.ts'
import { eachPageApart } from '../../platform/jobs/each-apart.ts'
import { findPlainName } from '../listings/index.ts'
import { notify } from '../notifications/index.ts'
import { findToRemind, markReminded } from './payments.sql.ts'
import { nameOfDue } from './rental/name-of-due.ts'
import { remindOfReturns } from './rental/remind-of-returns.ts'

/** Before an instalment is due, on the day, and every week it is late; on one day once, however often this runs. */
export async function remindOfInstalments(ctx: Context): Promise<void> {
  const day = dayInIndia(ctx.now)
  const findPage = (afterId: number) => findToRemind(ctx.db, day, { daysAhead: 7, afterId })
  await eachPageApart(ctx.log, findPage, (due) =>
    inTransaction(ctx, async (tx) => {
      if (!(await markReminded(tx.db, due.id, day))) return
      const amount = formatRupees((due.grossPaise - due.paidPaise) / 100, 2)
      const title = await findPlainName(tx.db, due.propertyId)
      const isLate = due.dueOn < day
      const dueOn = spokenDay(new Date(`${due.dueOn}T12:00:00Z`))
      await notify(tx, {
        kind: 'payments',
        userId: due.buyerId,
        title: isLate ? `${amount} for ${title} is late` : `${amount} for ${title} is due on ${dueOn}`,
        body: isLate
          ? `It was due on ${dueOn}. Pay it, or write to the ${due.what === 'instalment' ? 'seller' : 'owner'}.`
          : `${nameOfDue(due)}, tax included.`,
        link: dealPath('buyer', due),
      })
    }),
  )
  await remindOfReturns(ctx)
}
