import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { leadPurpose } from './lead-purpose.ts'
import { leadsHandlers } from './leads.handlers.ts'
import { leadsJobs } from './leads.jobs.ts'
import { countNew, eraseLeads, findLeadsForCopy, hasNextDue } from './leads.sql.ts'
import { countOffers } from './requirements.sql.ts'

export const leadsModule: Module = {
  name: 'leads',
  handlers: () => ({ leads: leadsHandlers }),
  jobs: () => leadsJobs,
  purposes: [leadPurpose],
  dataCopy: { leads: (ctx, userId) => findLeadsForCopy(ctx.db, userId) },
  erasers: [
    {
      goes: 'What you told agents, the leads you unlocked and your notes about them',
      erase: (tx, { userId }) => eraseLeads(tx.db, userId),
    },
  ],
  figures: [
    {
      key: 'leads-near',
      label: 'New leads near you',
      link: `${pathTo('agentLeads')}?show=near`,
      roles: ['agent'],
      count: countOffers,
    },
    {
      key: 'leads-new',
      label: 'Leads not called yet',
      link: pathTo('agentLeads'),
      roles: ['agent'],
      count: (db, userId) => countNew(db, userId),
    },
  ],
  todos: [
    {
      key: 'lead-next-date',
      label: 'A lead of yours was to be followed up by today',
      link: pathTo('agentLeads'),
      roles: ['agent'],
      isOpen: (db, userId, now) => hasNextDue(db, userId, dayInIndia(now)),
    },
  ],
}
