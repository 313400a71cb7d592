import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { notificationsHandlers } from './notifications.handlers.ts'
import { notificationsJobs } from './notifications.jobs.ts'
import { deleteNotifications, findAllNotifications, findCounts } from './notifications.sql.ts'
import { listPushDevices } from './settings/push-devices.sql.ts'
import { stopMailsRoutes } from './settings/stop-mails.routes.ts'
import { deleteSettings, findQuietHours, findWays } from './settings/ways.sql.ts'

export const notificationsModule: Module = {
  name: 'notifications',
  handlers: () => ({ notifications: notificationsHandlers }),
  jobs: () => notificationsJobs,
  routes: (http, { context }) => stopMailsRoutes(http, context),
  dataCopy: {
    notifications: (ctx, userId) => findAllNotifications(ctx.db, userId),
    notificationSettings: async (ctx, userId) => ({
      ways: await findWays(ctx.db, userId),
      quietHours: await findQuietHours(ctx.db, userId),
      pushed: (await listPushDevices(ctx.db, userId, ctx.now)).map(({ device, createdAt }) => ({ device, createdAt })),
    }),
  },
  erasers: [
    {
      goes: 'Your notifications',
      erase: async (tx, { userId }) => {
        await deleteNotifications(tx.db, userId)
        await deleteSettings(tx.db, userId)
      },
    },
  ],
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
