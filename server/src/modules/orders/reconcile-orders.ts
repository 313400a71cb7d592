import { type GatewayOrder, GatewaySilent } from '../../adapters/payments/port.ts'
import type { Context } from '../../context.ts'
import { closeAtGateway } from './close-at-gateway.ts'
import { closeOrder } from './close-order.ts'
import { nextCheckAfter } from './orders.rules.ts'
import { findOrder, findUnpaid, giveMoreTime, setNextCheck, takeDueChecks } from './orders.sql.ts'
import type { Purpose } from './purpose.ts'
import { setRefundCheck, takeDueRefunds } from './refunds.sql.ts'
import { sendRefund } from './send-refund.ts'
import { settleOrder } from './settle-order.ts'

const atOnce = 20
/** These come every minute. */
const patienceMs = 45_000
const pendingMs = 10 * 60_000

/** Asks about orders of which nobody told us anything, ever more seldom. One that cannot be asked about holds up no other. */
export async function reconcileOrders(ctx: Context, purposes: readonly Purpose[]): Promise<void> {
  const due = () => takeDueChecks(ctx.db, ctx.now, atOnce)
  await workThrough(due, ({ id, checks }) =>
    quietly(ctx, { orderId: id }, async () => {
      const told = await settleOrder(ctx, purposes, id)
      const order = await findOrder(ctx.db, id)
      // Paid while we asked: its last check is set.
      if (order?.paidAt && order.checks === 0) return
      // Paid before: this was its last check, unless a second payment is still on its way.
      const wasLast = order?.paidAt && !isPending(told)
      await setNextCheck(ctx.db, id, wasLast ? null : nextCheckAfter(checks, ctx.now))
    }),
  )
}

const isPending = (told: GatewayOrder | null) => told?.payments.some((payment) => payment.state === 'pending') ?? false

/** Closes orders whose time is over. While a payment is pending at a bank, or nobody can say, they are given more. */
export async function expireOrders(ctx: Context, purposes: readonly Purpose[]): Promise<void> {
  const due = () => findUnpaid(ctx.db, ctx.now, atOnce)
  await workThrough(due, async ({ id }) => {
    const moreTime = () => giveMoreTime(ctx.db, id, new Date(ctx.now.getTime() + pendingMs))
    const outcome = await quietly(ctx, { orderId: id }, async () => {
      if (isPending(await settleOrder(ctx, purposes, id))) return moreTime()
      await closeOrder(ctx, id, { act: 'expire', by: 'timer', byUser: null })
      const order = await findOrder(ctx.db, id)
      if (order && !order.paidAt) await closeAtGateway(ctx, order)
    })
    if (outcome !== 'followed') await moreTime()
    return outcome
  })
}

export async function followRefunds(ctx: Context): Promise<void> {
  const due = () => takeDueRefunds(ctx.db, ctx.now, atOnce)
  await workThrough(due, ({ id, checks }) =>
    quietly(ctx, { refundId: id }, async () => {
      await sendRefund(ctx, { refundId: id })
      // Nobody's money is given up on: once a day for as long as it takes.
      const dayMs = 24 * 60 * 60_000
      await setRefundCheck(ctx.db, id, nextCheckAfter(checks, ctx.now) ?? new Date(ctx.now.getTime() + dayMs))
    }),
  )
}

type Outcome = 'followed' | 'not followed' | 'silence'

/** A few at a time. A partner that is silent is so for all: the rest waits for the next minute, and workers are free. */
async function workThrough<T>(due: () => Promise<T[]>, work: (item: T) => Promise<Outcome>): Promise<void> {
  const until = performance.now() + patienceMs
  for (let some = await due(); some.length > 0; some = await due()) {
    for (const item of some) {
      if ((await work(item)) === 'silence' || performance.now() > until) return
    }
  }
}

async function quietly(ctx: Context, about: object, work: () => Promise<void>): Promise<Outcome> {
  try {
    await work()
    return 'followed'
  } catch (error) {
    ctx.log.error({ err: error, ...about }, 'what the payment partner reported could not be processed')
    return error instanceof GatewaySilent ? 'silence' : 'not followed'
  }
}
