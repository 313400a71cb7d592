import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { dropFiles } from '../files/index.ts'
import { countHires } from '../hires/index.ts'
import { eraseValuations, findForCopy } from './leaving.sql.ts'
import { countDelivered } from './reports.sql.ts'
import { valuationsHandlers } from './valuations.handlers.ts'
import { valuationFolders } from './valuations.sql.ts'

const mine = (professionalId: number) => ({ professionalId, kind: 'evaluator' }) as const

export const valuationsModule: Module = {
  name: 'valuations',
  handlers: () => ({ valuations: valuationsHandlers }),
  dataCopy: { valuations: (ctx, userId) => findForCopy(ctx.db, userId) },
  folders: valuationFolders,
  erasers: [
    {
      goes: 'Drafts and photos of valuations, and the valuation reports you paid for',
      stays: {
        what: 'The number, date, values and hash of each report; as an evaluator, also the reports your clients paid for',
        why: 'Anyone who was given a report can still check that it is genuine.',
      },
      erase: async (tx, { userId }) => {
        const keys = await eraseValuations(tx.db, userId)
        await dropFiles(
          tx,
          keys.map((key) => ({ bucket: 'private', key })),
        )
      },
    },
  ],
  figures: [
    {
      key: 'valuations-in-work',
      label: 'Valuations in progress',
      link: `${pathTo('evaluatorLeads')}?list=work`,
      roles: ['evaluator'],
      count: (db, userId) => countHires(db, { ...mine(userId), states: ['accepted', 'waiting', 'disputed'] }),
    },
    {
      key: 'valuations-delivered',
      label: 'Reports delivered',
      link: `${pathTo('evaluatorLeads')}?list=done`,
      roles: ['evaluator'],
      count: countDelivered,
    },
  ],
  todos: [
    {
      key: 'valuation-to-answer',
      label: 'A client has paid for a valuation and is waiting for your answer',
      link: `${pathTo('evaluatorLeads')}?list=new`,
      roles: ['evaluator'],
      isOpen: async (db, userId) => (await countHires(db, { ...mine(userId), states: ['paid'] })) > 0,
    },
  ],
}
