import { professionalRoles } from '@properysearch/contract/hires/calls'
import { liveHireStates } from '@properysearch/contract/hires/facts'
import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { countOpenHireDisputes, mustAnswerDispute } from './disputes-of-hires.sql.ts'
import { hireFiles } from './files-of-disputes.sql.ts'
import { hirePurposes } from './hire-purposes.ts'
import { hiresHandlers } from './hires.handlers.ts'
import { hiresJobs } from './hires.jobs.ts'
import { countHires, findHiresForCopy } from './hires.sql.ts'
import { hasHireUnderWay, leaveHires } from './leave-hires.ts'
import { countOverHeldHires } from './over-held.sql.ts'
import { findTaxProfile } from './tax-profiles.sql.ts'

const professionals = professionalRoles

export const hiresModule: Module = {
  name: 'hires',
  handlers: ({ purposes, findService }) => ({ hires: hiresHandlers({ purposes, findService }) }),
  jobs: ({ purposes }) => hiresJobs({ purposes }),
  purposes: hirePurposes,
  dataCopy: {
    hires: (ctx, userId) => findHiresForCopy(ctx.db, userId),
    taxedAs: async (ctx, userId) => (await findTaxProfile(ctx.db, userId)) ?? null,
  },
  erasers: [
    {
      goes: 'What you asked professionals for, what you said about their work and handed in when a fee was disputed, and your GSTIN',
      stays: {
        what: 'Hires, with their fees and stars, under a number instead of your name',
        why: 'They are also the other side’s record of the work and its payment.',
      },
      hindrance: hasHireUnderWay,
      erase: (tx, { userId }) => leaveHires(tx, userId),
    },
  ],
  folders: hireFiles.folders,
  figures: [
    {
      key: 'hires',
      label: 'Professionals at work for you',
      link: pathTo('hires'),
      roles: ['user'],
      count: (db, clientId) => countHires(db, { clientId, states: liveHireStates }),
    },
    {
      key: 'hires-quotes',
      label: 'Requests for a quote',
      link: `${pathTo('hires')}?show=quotes`,
      roles: professionals,
      count: (db, professionalId) => countHires(db, { professionalId, states: ['asked'] }),
    },
    {
      key: 'hires-work',
      label: 'Hires in progress',
      link: `${pathTo('hires')}?show=work`,
      // The others have their cases and valuations.
      roles: ['agent'],
      count: (db, professionalId) =>
        countHires(db, { professionalId, states: ['accepted', 'waiting', 'delivered', 'disputed'] }),
    },
  ],
  todos: [
    {
      key: 'pay-hire',
      label: 'A professional has sent you a quote',
      link: `${pathTo('hires')}?show=quotes`,
      roles: ['user'],
      isOpen: async (db, clientId) => (await countHires(db, { clientId, states: ['quoted'] })) > 0,
    },
    {
      key: 'provide-paper',
      label: 'A professional needs a paper from you',
      link: `${pathTo('hires')}?show=work`,
      roles: ['user'],
      isOpen: async (db, clientId) => (await countHires(db, { clientId, states: ['waiting'] })) > 0,
    },
    {
      key: 'approve-hire',
      label: 'Look at work that was delivered to you',
      link: `${pathTo('hires')}?show=work`,
      roles: ['user'],
      isOpen: async (db, clientId) => (await countHires(db, { clientId, states: ['delivered'] })) > 0,
    },
    {
      key: 'accept-hire',
      label: 'A client has paid: accept or decline the hire',
      link: `${pathTo('agentLeads')}?show=hires`,
      roles: ['agent'],
      isOpen: async (db, professionalId) => (await countHires(db, { professionalId, states: ['paid'] })) > 0,
    },
    {
      key: 'answer-hire-dispute',
      label: 'Answer the dispute over a hire',
      link: `${pathTo('hires')}?show=work`,
      roles: ['user', ...professionals],
      isOpen: mustAnswerDispute,
    },
  ],
  queues: [
    {
      key: 'hire-disputes',
      label: 'Disputes over hires',
      link: pathTo('adminHireDisputes'),
      count: countOpenHireDisputes,
    },
    {
      key: 'over-held-hires',
      label: 'Fees that the partner may no longer hold',
      link: `${pathTo('adminHeld')}?show=hires`,
      count: (db, now) => countOverHeldHires(db, dayInIndia(now)),
    },
  ],
}
