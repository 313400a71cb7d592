import type { ScreenLink } from '@properysearch/contract/screens'
import type { Context } from '../../context.ts'
import { notify } from '../notifications/index.ts'

/** Tells the payer, and has their screens look again. */
export async function announceOrder(
  tx: Context,
  order: { id: number; userId: number },
  notice: { title: string; body: string; link: ScreenLink | null } | null,
  options: { hasOwnMail?: boolean } = {},
): Promise<void> {
  tx.db.afterCommit(() =>
    tx.events.publish({ name: 'order.changed', to: { people: [order.userId] }, orderId: order.id }),
  )
  if (notice) await notify(tx, { kind: 'payments', userId: order.userId, ...notice }, options)
}
