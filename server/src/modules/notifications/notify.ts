import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { insertNotification, type NewNotification } from './notifications.sql.ts'

/**
 * Tells a person something, in the caller's transaction. It holds that person's count until the commit: do it last,
 * and tell several people in the order of their ids, so that two transactions never wait for each other.
 */
export async function notify(ctx: Context, db: Db, it: NewNotification): Promise<void> {
  await insertNotification(db, { ...it, createdAt: ctx.now })
  db.afterCommit(() => ctx.events.publish({ name: 'notification.created', to: { people: [it.userId] } }))
}
