import type { Context } from '../../context.ts'
import { insertNotification, type NewNotification } from './notifications.sql.ts'

/**
 * Tells a person something, in the caller's transaction; it goes out after the commit, in the ways that they chose for
 * its kind. It holds that person's count until the commit: do it last, and tell several people in the order of their
 * ids, so that two transactions never wait for each other.
 */
export async function notify(
  tx: Context,
  notification: NewNotification,
  /** `hasOwnMail`: whoever calls sends a mail that says more. */
  { hasOwnMail = false } = {},
): Promise<void> {
  await insertNotification(tx.db, { ...notification, createdAt: tx.now }, { isSentOut: true, hasOwnMail })
  tx.db.afterCommit(() => tx.events.publish({ name: 'notification.created', to: { people: [notification.userId] } }))
}
