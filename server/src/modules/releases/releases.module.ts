import type { Module } from '../../module.ts'
import { releasesHandlers } from './releases.handlers.ts'
import { releasesJobs } from './releases.jobs.ts'
import { eraseReleases, findReleasesForCopy } from './releases.sql.ts'

export const releasesModule: Module = {
  name: 'releases',
  handlers: () => ({ releases: releasesHandlers }),
  jobs: () => releasesJobs,
  dataCopy: { releases: (ctx, userId) => findReleasesForCopy(ctx.db, userId) },
  erasers: [
    {
      goes: 'To which bank account you were paid',
      erase: (tx, { userId }) => eraseReleases(tx.db, userId),
    },
  ],
}
