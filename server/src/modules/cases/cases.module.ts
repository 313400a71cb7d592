import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { countHires } from '../hires/index.ts'
import { casesHandlers } from './cases.handlers.ts'
import { copyCases, leaveCases } from './leave-cases.ts'
import { caseFolders } from './leaving.sql.ts'

const link = pathTo('lawyerLeads')
const roles = ['lawyer'] as const

export const casesModule: Module = {
  name: 'cases',
  handlers: () => ({ cases: casesHandlers }),
  dataCopy: { cases: copyCases },
  folders: caseFolders,
  erasers: [
    {
      goes: 'The papers, drafts, reports and comments of the cases you hired a lawyer for',
      stays: {
        what: 'As a lawyer: what you found and drafted, under a number instead of your name',
        why: 'It is your client’s case, and they paid for it.',
      },
      erase: (tx, { userId }) => leaveCases(tx, userId),
    },
  ],
  figures: [
    {
      key: 'lawyer-leads',
      label: 'Leads to answer',
      link,
      roles,
      count: (db, userId) => countHires(db, { kind: 'lawyer', professionalId: userId, states: ['paid'] }),
    },
    {
      key: 'lawyer-cases',
      label: 'Cases in progress',
      link: pathTo('lawyerUpload'),
      roles,
      count: (db, userId) =>
        countHires(db, { kind: 'lawyer', professionalId: userId, states: ['accepted', 'waiting'] }),
    },
    {
      key: 'lawyer-delivered',
      label: 'Delivered, to be accepted',
      link,
      roles,
      count: (db, userId) => countHires(db, { kind: 'lawyer', professionalId: userId, states: ['delivered'] }),
    },
  ],
  todos: [
    {
      key: 'answer-lawyer-lead',
      label: 'Accept or decline a lead within 48 hours',
      link,
      roles,
      isOpen: async (db, userId) =>
        (await countHires(db, { kind: 'lawyer', professionalId: userId, states: ['paid'] })) > 0,
    },
  ],
}
