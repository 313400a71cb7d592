import type { ScreenLink } from '@properysearch/contract/screens'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { notify } from '../notifications/index.ts'

/** Tells the payer, and has their screens look again. */
export async function announceOrder(
  ctx: Context,
  db: Db,
  order: { id: number; userId: number },
  notice: { title: string; body: string; link: ScreenLink | null } | null,
): Promise<void> {
  db.afterCommit(() => ctx.events.publish({ name: 'order.changed', to: { people: [order.userId] }, orderId: order.id }))
  if (notice) await notify(ctx, db, { userId: order.userId, ...notice })
}
