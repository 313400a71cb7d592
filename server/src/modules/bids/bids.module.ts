import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { bidsHandlers } from './bids.handlers.ts'
import { bidsJobs } from './bids.jobs.ts'
import { countBids, countOpenBids, countWaiting, eraseBids, findBidsForCopy } from './bids.sql.ts'
import { deadlinesOfBids } from './deadlines.ts'

export const bidsModule: Module = {
  name: 'bids',
  handlers: () => ({ bids: bidsHandlers }),
  jobs: () => bidsJobs,
  dataCopy: { bids: (ctx, userId) => findBidsForCopy(ctx.db, userId) },
  erasers: [{ goes: 'Your bids, and what you wrote to bidders', erase: (tx, { userId }) => eraseBids(tx.db, userId) }],
  figures: [
    { key: 'open-bids', label: 'Your open bids', link: pathTo('myBids'), roles: ['user'], count: countOpenBids },
    {
      key: 'bids-waiting',
      label: 'Bids waiting for your answer',
      link: pathTo('bidRequests'),
      roles: ['user'],
      count: countWaiting,
    },
  ],
  deadlines: deadlinesOfBids,
  counters: { requests: [countBids] },
}
