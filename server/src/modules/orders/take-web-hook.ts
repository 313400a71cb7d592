import type { IncomingHttpHeaders } from 'node:http'
import { payoutNewsJob } from '../../adapters/payouts/port.ts'
import { type Context, inTransaction } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { fail } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { insertEvent } from './events.sql.ts'
import { findIdByReference } from './orders.sql.ts'
import { settleOrderJob } from './settle-order.ts'
import { countRefusal, insertWebHook } from './web-hooks.sql.ts'

/**
 * A webhook is only a hint to ask the partner. It is answered at once: what it causes is a job, written in the same
 * transaction as the note that it came, so a crash loses neither.
 */
export async function takeWebHook(
  ctx: Context,
  webHook: { gateway: string; headers: IncomingHttpHeaders; body: Buffer },
): Promise<'taken' | 'known'> {
  const { payments } = ctx.adapters
  if (webHook.gateway !== payments.name) throw fail('not-found')
  const told = payments.readWebHook(webHook.headers, webHook.body)
  if (told.is === 'refused') {
    await refuse(ctx, webHook.gateway, told.because)
    throw fail('signed-out', 'The signature does not match.')
  }
  if (told.is === 'noted') {
    await refuse(ctx, webHook.gateway, 'no-order')
    return 'known'
  }
  const { eventId, kind, reference, about } = told
  return inTransaction(ctx, async (tx) => {
    const isNew = await insertWebHook(tx.db, { gateway: webHook.gateway, eventId, kind, reference, now: tx.now })
    if (isNew && about === 'payout') {
      await enqueue(tx.db, payoutNewsJob, {}, { key: 'payout-news' })
      return 'taken'
    }
    const orderId = isNew ? await findIdByReference(tx.db, webHook.gateway, reference) : undefined
    if (orderId === undefined) {
      await refuse(tx, webHook.gateway, isNew ? 'unknown-order' : 'replayed')
      return 'known'
    }
    await insertEvent(tx.db, { orderId, at: tx.now, what: 'web-hook', detail: kind })
    await enqueue(tx.db, settleOrderJob, { orderId }, { key: `settle-order:${orderId}` })
    return 'taken'
  })
}

/** Says that it was refused and why, and nothing of what was sent. */
async function refuse(ctx: Context, gateway: string, because: string): Promise<void> {
  ctx.log.warn({ gateway, because }, 'a webhook was not processed')
  await countRefusal(ctx.db, { gateway, because, day: dayInIndia(ctx.now) })
}
