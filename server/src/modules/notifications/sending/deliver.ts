import { kindOf, type QuietHours, usualQuietHours, usualWays } from '@properysearch/contract/notifications/kinds'
import { type Context, inTransaction } from '../../../context.ts'
import { enqueue, jobKind } from '../../../platform/jobs/jobs.ts'
import { deliveryOf, sentOutWithinMs } from './deliveries.rules.ts'
import { type Pending, putInDigest, takePending } from './deliveries.sql.ts'

export const deliverJob = jobKind<Record<string, never>>('notifications-deliver')
export const mailJob = jobKind<{ notificationId: number }>('notifications-mail')
export const pushJob = jobKind<{ notificationId: number }>('notifications-push')
export const smsJob = jobKind<{ notificationId: number }>('notifications-sms')

const atOnce = 200

/** Decides for each new notification how it goes out. Each is taken by one process, and leaves by jobs of its own. */
export async function deliver(ctx: Context): Promise<void> {
  for (;;) {
    const taken = await inTransaction(ctx, async (tx) => {
      const pending = await takePending(tx.db, atOnce)
      const forDigest: number[] = []
      for (const one of pending) if (await sendOut(tx, one)) forDigest.push(one.id)
      if (forDigest.length > 0) await putInDigest(tx.db, forDigest)
      return pending.length
    })
    if (taken < atOnce) return
  }
}

/** True if it waits for the mail of the day. */
async function sendOut(tx: Context, one: Pending): Promise<boolean> {
  if (tx.now.getTime() - one.createdAt.getTime() > sentOutWithinMs) return false
  const chosen = one.ways ?? usualWays(one.kind)
  const ways = one.hasOwnMail ? { ...chosen, mail: 'never' as const } : chosen
  const delivery = deliveryOf(one.kind, ways, quietHoursOf(one), tx.now)
  const payload = { notificationId: one.id }
  const { mailAfterMs, pushAfterMs, smsAfterMs } = delivery
  if (mailAfterMs !== null) await enqueue(tx.db, mailJob, payload, { afterMs: mailAfterMs })
  if (pushAfterMs !== null && one.hasDevice) {
    await enqueue(tx.db, pushJob, payload, { afterMs: pushAfterMs })
  }
  if (smsAfterMs !== null) await enqueue(tx.db, smsJob, payload, { afterMs: smsAfterMs })
  return delivery.isForDigest
}

function quietHoursOf({ hasQuietRow, fromMinute, untilMinute }: Pending): QuietHours {
  if (!hasQuietRow) return usualQuietHours
  return fromMinute === null || untilMinute === null ? null : { from: fromMinute, until: untilMinute }
}

/** Whether news of this kind is still worth telling to somebody who may have seen it here meanwhile. */
export function isWorthSending({ kind, isSeen }: { kind: Pending['kind']; isSeen: boolean }): boolean {
  return !(isSeen && kindOf(kind).mailAfterMinutes)
}
