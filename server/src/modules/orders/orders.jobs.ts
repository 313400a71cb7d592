import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { mailPapers, mailPapersJob } from './mail-papers.ts'
import type { Purpose } from './purpose.ts'
import { expireOrders, followRefunds, reconcileOrders } from './reconcile-orders.ts'
import { findPendingOf } from './refunds.sql.ts'
import { sendRefund, sendRefundJob } from './send-refund.ts'
import { settleOrder, settleOrderJob } from './settle-order.ts'
import { deleteWebHooksBefore } from './web-hooks.sql.ts'

type Nothing = Record<string, never>
export const reconcileOrdersJob = jobKind<Nothing>('reconcile-orders')
export const expireOrdersJob = jobKind<Nothing>('expire-orders')
export const followRefundsJob = jobKind<Nothing>('follow-refunds')
export const purgeWebHooksJob = jobKind<Nothing>('purge-web-hooks')

/** Far longer than one is fresh. */
const webHookDays = 7

export function ordersJobs({ purposes }: { purposes: readonly Purpose[] }): JobHandler<Context>[] {
  return [
    handleJob(settleOrderJob, async (ctx: Context, { orderId }) => {
      await settleOrder(ctx, purposes, orderId)
      for (const { id } of await findPendingOf(ctx.db, orderId)) await sendRefund(ctx, { refundId: id })
    }),
    handleJob(mailPapersJob, mailPapers),
    handleJob(sendRefundJob, sendRefund),
    handleJob(reconcileOrdersJob, (ctx: Context) => reconcileOrders(ctx, purposes), { every: '* * * * *' }),
    handleJob(expireOrdersJob, (ctx: Context) => expireOrders(ctx, purposes), { every: '* * * * *' }),
    handleJob(followRefundsJob, followRefunds, { every: '* * * * *' }),
    handleJob(
      purgeWebHooksJob,
      (ctx: Context) => deleteWebHooksBefore(ctx.db, new Date(ctx.now.getTime() - webHookDays * 24 * 60 * 60_000)),
      { every: '17 21 * * *' },
    ),
  ]
}
