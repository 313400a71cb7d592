import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { commissionPurpose } from './commission-purpose.ts'
import { deadlinesOfClients } from './deadlines.ts'
import { hasToAnswer } from './has-to-answer.ts'
import { leaveMandates } from './leave-mandates.ts'
import { mandatesHandlers } from './mandates.handlers.ts'
import { mandatesJobs } from './mandates.jobs.ts'
import { countInvitations, findMandatesForCopy } from './mandates.sql.ts'

export const mandatesModule: Module = {
  name: 'mandates',
  handlers: () => ({ mandates: mandatesHandlers }),
  jobs: () => mandatesJobs,
  purposes: [commissionPurpose],
  dataCopy: { mandates: (ctx, userId) => findMandatesForCopy(ctx.db, userId) },
  erasers: [
    {
      goes: 'Your GSTIN, and invitations to represent somebody',
      stays: {
        what: 'Mandates and commissions, under a number instead of your name',
        why: 'They are also the other side’s record of the deal.',
      },
      erase: (tx, { userId }) => leaveMandates(tx, userId),
    },
  ],
  figures: [
    {
      key: 'mandate-invitations',
      label: 'Invitations to a deal',
      link: pathTo('bookedByAgent'),
      roles: ['agent'],
      count: countInvitations,
    },
  ],
  deadlines: deadlinesOfClients,
  todos: [
    {
      key: 'commission-of-buyer',
      label: 'Your agent is waiting for an answer about their commission',
      link: `${pathTo('myBookings')}#commissions`,
      roles: ['user'],
      isOpen: (db, userId) => hasToAnswer({ db }, userId, 'buyer'),
    },
    {
      key: 'commission-of-seller',
      label: 'The agent for your property is waiting for an answer about their commission',
      link: `${pathTo('bookingRequests')}#commissions`,
      roles: ['user'],
      isOpen: (db, userId) => hasToAnswer({ db }, userId, 'seller'),
    },
  ],
}
