import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { visitsHandlers } from './visits.handlers.ts'
import { visitsJobs } from './visits.jobs.ts'
import { countAhead, findForCopy, hasToAnswer } from './visits.sql.ts'
import { leaveVisits } from './watch-visits.ts'

export const visitsModule: Module = {
  name: 'visits',
  handlers: () => ({ visits: visitsHandlers }),
  jobs: () => visitsJobs,
  dataCopy: { visits: (ctx, userId) => findForCopy(ctx.db, userId) },
  erasers: [
    {
      goes: 'What you wrote about your visits, and visits that are waiting for an answer',
      stays: {
        what: 'Which visits took place, under a number instead of your name',
        why: 'They are also the other side’s record.',
      },
      erase: (tx, { userId }) => leaveVisits(tx, userId),
    },
  ],
  figures: [
    {
      key: 'visits-ahead',
      label: 'Upcoming visits',
      link: `${pathTo('propertyVisitors')}?show=visitors`,
      roles: ['agent'],
      count: countAhead,
    },
  ],
  todos: [
    {
      key: 'visit-to-answer',
      label: 'Someone is waiting for your answer about a visit',
      link: pathTo('propertyVisitors'),
      roles: ['user', 'agent'],
      isOpen: hasToAnswer,
    },
  ],
}
