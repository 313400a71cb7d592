import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { representationsHandlers } from './representations.handlers.ts'
import { representationsJobs } from './representations.jobs.ts'
import { countAsked, countInForce, findForCopy, hasToAnswer } from './representations.sql.ts'
import { leaveRepresentations } from './watch-representations.ts'

export const representationsModule: Module = {
  name: 'representations',
  handlers: () => ({ representations: representationsHandlers }),
  jobs: () => representationsJobs,
  dataCopy: { representations: (ctx, userId) => findForCopy(ctx.db, userId) },
  erasers: [
    {
      goes: 'What you wrote to owners as an agent',
      stays: {
        what: 'Which agent represented which listing, under a number instead of your name',
        why: 'It is also the other side’s record of what was agreed.',
      },
      erase: (tx, { userId }) => leaveRepresentations(tx, userId),
    },
  ],
  figures: [
    {
      key: 'assigned-properties',
      label: 'Assigned properties',
      link: pathTo('assignedProperties'),
      roles: ['agent'],
      count: (db, userId) => countInForce(db, userId),
    },
  ],
  todos: [
    {
      key: 'agent-asks',
      label: 'An agent asks to represent a property of yours',
      link: pathTo('ownerProperties'),
      roles: ['user'],
      isOpen: hasToAnswer,
    },
  ],
  counters: { requests: [countAsked] },
}
