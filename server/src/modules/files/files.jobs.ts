import type { Context } from '../../context.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/jobs.ts'
import { underWayMs } from './store-files.ts'
import { cleanUpFiles, takeDueStray } from './stray-files.sql.ts'

export { cleanUpFiles }

/** The file goes before its entry does: broken off in between, it is tried again. Then what was never written to its end. */
async function removeStrays(ctx: Context): Promise<void> {
  let isMore = true
  while (isMore) {
    isMore = await ctx.db.transaction(async (db) => {
      const stray = await takeDueStray(db, ctx.now)
      if (stray) await ctx.adapters.storage.remove(stray.shelf, stray.key)
      return stray !== undefined
    })
  }
  await ctx.adapters.storage.removeLeftovers(new Date(ctx.now.getTime() - underWayMs))
}

export const filesJobs: JobHandler<Context>[] = [handleJob(cleanUpFiles, removeStrays, { every: '*/15 * * * *' })]
