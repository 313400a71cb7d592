import { acceptHours, approvalDays, quoteDays, reminderDays } from '@properysearch/contract/hires/facts'
import { type Context, inTransaction } from '../../context.ts'
import { eachPageApart } from '../../platform/jobs/each-apart.ts'
import type { Purpose } from '../orders/index.ts'
import { endHire } from './decline-hire.ts'
import { announceHire } from './hires.notices.ts'
import { dayMs, hourMs, later } from './hires.rules.ts'
import { findWatched, type HireRow, lockAnyHire, setReminders } from './hires.sql.ts'
import { step } from './lock-hire.ts'
import { approveHire } from './pay-out-hire.ts'

/** Every few minutes: what nobody answered in time ends, and delivered work is spoken of before silence accepts it. */
export async function watchHires(ctx: Context, purposes: readonly Purpose[]): Promise<void> {
  const before = (ms: number) => later(ctx.now, -ms)
  const waited = {
    askedBefore: before(quoteDays * dayMs),
    paidBefore: before(acceptHours * hourMs),
    deliveredBefore: before(reminderDays[0] * dayMs),
    now: ctx.now,
  }
  await eachPageApart(
    ctx.log,
    (afterId) => findWatched(ctx.db, waited, afterId),
    ({ id }) =>
      inTransaction(ctx, async (tx) => {
        const hire = await lockAnyHire(tx.db, id)
        if (hire) await watch(tx, purposes, hire)
      }),
  )
}

async function watch(tx: Context, purposes: readonly Purpose[], hire: HireRow): Promise<void> {
  const isPast = (from: Date | null, ms: number) => from !== null && later(from, ms) <= tx.now
  if (hire.state === 'asked' && isPast(hire.askedAt, quoteDays * dayMs)) return lapse(tx, hire)
  if (hire.state === 'quoted' && isPast(hire.quotedAt, quoteDays * dayMs)) return lapse(tx, hire)
  if (hire.state === 'paid' && isPast(hire.paidAt, acceptHours * hourMs)) {
    await endHire(tx, purposes, hire, { act: 'time-out', by: 'timer', byUser: null, reason: null })
  }
  if (hire.state === 'accepted' && isPast(hire.dueAt, 0) && hire.reminders === 0) {
    await setReminders(tx.db, hire.id, 1, tx.now)
    await announceHire(tx, hire, 'late', null)
  }
  if (hire.state === 'delivered') await speakOf(tx, hire)
}

async function lapse(tx: Context, hire: HireRow): Promise<void> {
  const set = { closedAt: tx.now }
  const after = await step(tx, hire, { act: 'lapse', by: 'timer', byUser: null, set })
  await announceHire(tx, after, 'lapse', null)
}

/** Silence accepts only what was spoken of twice, and a day after the second time at the earliest. */
async function speakOf(tx: Context, hire: HireRow): Promise<void> {
  const { deliveredAt, reminders } = hire
  if (!deliveredAt) return
  const days = reminderDays[reminders]
  if (days !== undefined) {
    if (later(deliveredAt, days * dayMs) > tx.now) return
    await setReminders(tx.db, hire.id, reminders + 1, tx.now)
    return announceHire(tx, hire, 'remind', 'professional')
  }
  const isSpokenOf = hire.remindedAt !== null && later(hire.remindedAt, dayMs) <= tx.now
  if (isSpokenOf && later(deliveredAt, approvalDays * dayMs) <= tx.now) await approveHire(tx, hire, 'timer')
}
