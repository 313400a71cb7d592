import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { SubscriptionRow } from './subscriptions.sql.ts'

export function statusOf(row: Pick<SubscriptionRow, 'refundedAt' | 'endsAt'>, now: Date) {
  if (row.refundedAt) return 'refunded' as const
  return row.endsAt > now ? ('running' as const) : ('ended' as const)
}

/** What a person has of packages changed: their open pages ask again. */
export function announceSubscription(ctx: Context, db: Db, userId: number): void {
  db.afterCommit(() => ctx.events.publish({ name: 'subscription.changed', to: { people: [userId] } }))
}
