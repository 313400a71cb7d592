import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { notificationsHandlers } from './notifications.handlers.ts'
import { deleteNotifications, findAllNotifications, findCounts } from './notifications.sql.ts'

export const notificationsModule: Module = {
  name: 'notifications',
  handlers: () => ({ notifications: notificationsHandlers }),
  dataCopy: { notifications: (ctx, userId) => findAllNotifications(ctx.db, userId) },
  erasers: [{ goes: 'Your notifications', erase: (tx, { userId }) => deleteNotifications(tx.db, userId) }],
  figures: [
    {
      key: 'unread-notifications',
      label: 'Unread notifications',
      link: pathTo('notifications'),
      count: async (db, userId) => {
        const { total, seen } = await findCounts(db, userId)
        return total - seen
      },
    },
  ],
}
