import type { notifications } from '@properysearch/contract/notifications/calls'
import { type CallContext, signedIn } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { listNotifications } from './list-notifications.ts'
import { raiseSeen } from './notifications.sql.ts'
import { addPushDevice, getSettings, removePushDevice, setQuietHours, setWays } from './settings/settings.ts'

export const notificationsHandlers: Handlers<CallContext, typeof notifications> = {
  listNotifications,
  markSeen: async (ctx, input) => {
    await raiseSeen(ctx.db, signedIn(ctx).id, input.count)
    return {}
  },
  getSettings,
  setWays,
  setQuietHours,
  addPushDevice,
  removePushDevice,
}
