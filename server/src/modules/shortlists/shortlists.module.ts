import type { Module } from '../../module.ts'
import { countInterests, findInterests } from './interests.sql.ts'
import { shortlistsHandlers, userPropertiesHandlers } from './shortlists.handlers.ts'
import { shortlistsJobs } from './shortlists.jobs.ts'
import { countMarks, deleteKept, findKept } from './shortlists.sql.ts'

export const shortlistsModule: Module = {
  name: 'shortlists',
  handlers: () => ({ shortlists: shortlistsHandlers, properties: userPropertiesHandlers }),
  jobs: () => shortlistsJobs,
  dataCopy: {
    favourites: (ctx, userId) => findKept(ctx.db, 'favourites', userId),
    shortlist: (ctx, userId) => findKept(ctx.db, 'shortlists', userId),
    interests: (ctx, userId) => findInterests(ctx.db, userId),
  },
  erasers: [{ goes: 'Your favourites, shortlist and interests', erase: (tx, { userId }) => deleteKept(tx.db, userId) }],
  counters: { favourites: [(db, ids) => countMarks(db, 'favourites', ids)], requests: [countInterests] },
}
