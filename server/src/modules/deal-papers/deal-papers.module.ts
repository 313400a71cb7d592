import type { Module } from '../../module.ts'
import { dealPapersHandlers } from './deal-papers.handlers.ts'
import { leavePapers } from './papers/leave-papers.ts'
import { dealPaperFolders, findForCopy } from './papers/leaving.sql.ts'

export const dealPapersModule: Module = {
  name: 'deal-papers',
  handlers: () => ({ dealPapers: dealPapersHandlers }),
  dataCopy: { dealPapers: (ctx, userId) => findForCopy(ctx.db, userId) },
  folders: dealPaperFolders,
  erasers: [
    {
      goes: 'The papers you gave in your deals, or kept there for yourself',
      stays: {
        what: 'What was asked for, agreed and ticked for a handover, under a number instead of your name',
        why: 'It is also the other side’s record of the deal.',
      },
      erase: (tx, { userId }) => leavePapers(tx, userId),
    },
  ],
}
