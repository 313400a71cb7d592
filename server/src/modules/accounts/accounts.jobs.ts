import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'

/** Removes a photo that nobody shows any more. */
export const removePhotoFile = jobKind<{ key: string }>('remove-photo-file')

/** Removes what writes that were cut short have left. */
export const tidyFiles = jobKind<Record<string, never>>('tidy-files')

const hour = 60 * 60 * 1000

export function accountJobs(): JobHandler<Context>[] {
  return [
    handleJob(removePhotoFile, (ctx: Context, { key }) => ctx.adapters.storage.remove('public', key)),
    handleJob(tidyFiles, (ctx: Context) => ctx.adapters.storage.removeLeftovers(new Date(ctx.now.getTime() - hour)), {
      every: '23 * * * *',
    }),
  ]
}
