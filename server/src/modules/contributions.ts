import { copyProfile, type ExportPart, findUser } from './accounts/index.ts'
import { copyAdEvents } from './ads/index.ts'
import { findConsents, findSessions } from './auth/index.ts'
import { countOpenReports, findActsAbout, type Queue } from './backoffice/index.ts'
import type { Figure, Todo } from './dashboard/index.ts'
import { type Counters, findOwnPapers, hasSentBack } from './listings/index.ts'
import { findAllNotifications, findCounts } from './notifications/index.ts'
import { findOwnListings, findOwnReports } from './properties/index.ts'
import { countInterests, countMarks, findInterests, findKept } from './shortlists/index.ts'

// What each module gives to what gathers from all of them. Adding to one is one entry here.

/** The parts of a person's data copy, under the names they have in it. */
export const exportParts: Record<string, ExportPart> = {
  profile: copyProfile,
  decisions: (ctx, userId) => findActsAbout(ctx.db, userId),
  consents: (ctx, userId) => findConsents(ctx.db, userId),
  notifications: (ctx, userId) => findAllNotifications(ctx.db, userId),
  sessions: (ctx, userId) => findSessions(ctx.db, userId, ctx.now),
  listings: (ctx, userId) => findOwnListings(ctx.db, userId),
  papers: (ctx, userId) => findOwnPapers(ctx.db, userId),
  reports: (ctx, userId) => findOwnReports(ctx.db, userId),
  ads: copyAdEvents,
  favourites: (ctx, userId) => findKept(ctx.db, 'favourites', userId),
  shortlist: (ctx, userId) => findKept(ctx.db, 'shortlists', userId),
  interests: (ctx, userId) => findInterests(ctx.db, userId),
}

export const figures: Figure[] = [
  {
    key: 'unread-notifications',
    label: 'Unread notifications',
    link: '/Notification',
    count: async (db, userId) => {
      const { total, seen } = await findCounts(db, userId)
      return total - seen
    },
  },
]

export const todos: Todo[] = [
  {
    key: 'listing-sent-back',
    label: 'A listing was sent back: see why, and submit it again',
    link: '/OwnerPropertiesScreen',
    isOpen: hasSentBack,
  },
  {
    key: 'photo',
    label: 'Add a photo, so that people know whom they deal with',
    link: '/MyProfile',
    isOpen: async (db, userId) => !(await findUser(db, userId))?.photoKey,
  },
]

/** What an owner's list counts. Every way somebody asks about a listing adds a line to its requests. */
export const counters: Counters = {
  favourites: (db, ids) => countMarks(db, 'favourites', ids),
  requests: [countInterests],
}

/** What waits for a decision of the back office. */
export const queues: Queue[] = [
  { key: 'reports', label: 'Reports of abuse', link: '/admin/reports', count: countOpenReports },
]
