import type { Module } from '../../module.ts'
import { deleteTimesOf, findForCopy } from './diaries.sql.ts'

export const diariesModule: Module = {
  name: 'diaries',
  dataCopy: { diary: (ctx, userId) => findForCopy(ctx.db, userId) },
  erasers: [{ erase: (tx, { userId }) => deleteTimesOf(tx.db, userId) }],
}
