import { pathTo } from '@properysearch/contract/screens'
import type { Context } from '../../context.ts'
import type { Module } from '../../module.ts'
import { disputeFiles } from './dispute-files.sql.ts'
import { eraseFiles } from './dispute-files.ts'
import { disputesHandlers } from './disputes.handlers.ts'
import { countOpen, eraseWords, findDisputesForCopy, hasOpen, mustAnswer } from './disputes.sql.ts'

export const disputesModule: Module = {
  name: 'disputes',
  handlers: ({ purposes }) => ({ disputes: disputesHandlers({ purposes }) }),
  dataCopy: { disputes: (ctx, userId) => findDisputesForCopy(ctx.db, userId) },
  erasers: [
    {
      goes: 'What you wrote and handed in when money of a deal was disputed',
      stays: {
        what: 'What was decided about disputed money, under a number instead of your name',
        why: 'It says to whom the money went, and is also the other side’s record.',
      },
      hindrance: hasOpenDispute,
      erase: async (tx, { userId }) => {
        await eraseWords(tx.db, userId)
        await eraseFiles(tx, userId)
      },
    },
  ],
  folders: disputeFiles.folders,
  todos: [
    {
      key: 'answer-dispute-buyer',
      label: 'Answer the dispute about a property you booked',
      link: pathTo('myBookings'),
      roles: ['user'],
      isOpen: (db, userId) => mustAnswer(db, userId, 'buyer'),
    },
    {
      key: 'answer-dispute-seller',
      label: 'Answer the dispute about a property you are selling',
      link: pathTo('bookingRequests'),
      roles: ['user'],
      isOpen: (db, userId) => mustAnswer(db, userId, 'seller'),
    },
  ],
  queues: [{ key: 'disputes', label: 'Disputes over money of deals', link: pathTo('adminDisputes'), count: countOpen }],
}

/** Somebody must be there whom the decision is about. */
async function hasOpenDispute({ db }: Context, userId: number): Promise<string | undefined> {
  if (!(await hasOpen(db, userId))) return undefined
  return 'Money of a deal of yours is in dispute. Wait for the decision, or withdraw the dispute first.'
}
