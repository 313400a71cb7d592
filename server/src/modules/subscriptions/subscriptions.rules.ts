import type { Context } from '../../context.ts'
import type { SubscriptionRow } from './subscriptions.sql.ts'

export function statusOf(row: Pick<SubscriptionRow, 'refundedAt' | 'endsAt'>, now: Date) {
  if (row.refundedAt) return 'refunded' as const
  return row.endsAt > now ? ('running' as const) : ('ended' as const)
}

/** What a person has of packages changed: their open pages ask again. */
export function announceSubscription(tx: Context, userId: number): void {
  tx.db.afterCommit(() => tx.events.publish({ name: 'subscription.changed', to: { people: [userId] } }))
}
