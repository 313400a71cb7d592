import { pathTo } from '@properysearch/contract/screens'
import { remindedDaysBefore } from '@properysearch/contract/subscriptions/facts'
import { type Context, inTransaction } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { notify } from '../notifications/index.ts'
import { announceSubscription } from './subscriptions.rules.ts'
import { type Due, findDueIds, noteTold } from './subscriptions.sql.ts'

const dayMs = 24 * 60 * 60 * 1000
const spokenDay = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long' })

const tellDueJob = jobKind<Record<string, never>>('subscriptions-tell-due')

/** Each is told of in a transaction of its own. Whoever has bought the same again hears nothing. */
async function tellDue(ctx: Context, due: Due): Promise<void> {
  const before = new Date(ctx.now.getTime() + remindedDaysBefore * dayMs)
  for (const id of await findDueIds(ctx.db, due, { now: ctx.now, before })) {
    await inTransaction(ctx, async (tx) => {
      const subscription = await noteTold(tx.db, due, id, tx.now)
      if (!subscription) return
      if (due === 'end') announceSubscription(tx, subscription.userId)
      if (subscription.isRenewed) return
      await notify(tx, {
        kind: 'packages',
        userId: subscription.userId,
        ...words(due, subscription),
        link: pathTo('myPackages'),
      })
    })
  }
}

function words(due: Due, { name, endsAt }: { name: string; endsAt: Date }) {
  if (due === 'reminder') {
    const title = `${name} ends on ${spokenDay.format(endsAt)}`
    return { title, body: 'If you renew before then, the new days are added at the end.' }
  }
  const body = 'Contacts you unlocked and listings you posted stay. What was left in the package has lapsed.'
  return { title: `${name} has ended`, body }
}

export const subscriptionsJobs: JobHandler<Context>[] = [
  handleJob(
    tellDueJob,
    async (ctx: Context) => {
      await tellDue(ctx, 'reminder')
      await tellDue(ctx, 'end')
    },
    { every: '7 * * * *' },
  ),
]
