import { copyProfile, type ExportPart } from './accounts/index.ts'
import { findAllNotifications } from './notifications/index.ts'

// What each module gives to what gathers from all of them. Adding to one is one entry here.

/** The parts of a person's data copy, under the names they have in it. */
export const exportParts: Record<string, ExportPart> = {
  profile: copyProfile,
  notifications: (ctx, userId) => findAllNotifications(ctx.db, userId),
}
