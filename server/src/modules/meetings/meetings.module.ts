import { type RegistrationRole, registrationRoles } from '@properysearch/contract/roles'
import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { calendarRoutes } from './calendar/calendar.routes.ts'
import { findFeed } from './calendar/calendar.sql.ts'
import { meetingsHandlers } from './meetings.handlers.ts'
import { meetingsJobs } from './meetings.jobs.ts'
import { countAhead, findForCopy, isAnyWaitingFor } from './meetings.sql.ts'
import { leaveMeetings } from './watch-meetings.ts'

const roles = Object.keys(registrationRoles) as RegistrationRole[]

export const meetingsModule: Module = {
  name: 'meetings',
  handlers: () => ({ meetings: meetingsHandlers }),
  jobs: () => meetingsJobs,
  routes: (http, { context }) => calendarRoutes(http, context),
  dataCopy: {
    meetings: (ctx, userId) => findForCopy(ctx.db, userId),
    calendarAddress: async (ctx, userId) => (await findFeed(ctx.db, userId)) ?? null,
  },
  erasers: [
    {
      goes: 'What you wrote about your meetings, meetings to come, and your private calendar address',
      stays: {
        what: 'Which meetings took place, under a number instead of your name',
        why: 'They are also the other side’s record.',
      },
      erase: (tx, { userId }) => leaveMeetings(tx, userId),
    },
  ],
  figures: [
    {
      key: 'meetings-ahead',
      label: 'Upcoming meetings',
      link: pathTo('scheduleMeeting'),
      roles,
      count: countAhead,
    },
  ],
  todos: [
    {
      key: 'meeting-to-answer',
      label: 'A meeting waits for your answer',
      link: pathTo('scheduleMeeting'),
      roles,
      isOpen: isAnyWaitingFor,
    },
  ],
}
