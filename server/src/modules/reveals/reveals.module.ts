import type { Module } from '../../module.ts'
import { revealsHandlers } from './reveals.handlers.ts'
import { endAllOf, findForCopy } from './reveals.sql.ts'

export const revealsModule: Module = {
  name: 'reveals',
  handlers: () => ({ reveals: revealsHandlers }),
  dataCopy: { numberReveals: (ctx, userId) => findForCopy(ctx.db, userId) },
  erasers: [
    {
      goes: 'Your number, wherever people could see it',
      stays: {
        what: 'When a number was shown, and to whom, under numbers instead of names',
        why: 'It is also the other side’s record.',
      },
      erase: (tx, { userId }) => endAllOf(tx.db, userId, tx.now),
    },
  ],
}
