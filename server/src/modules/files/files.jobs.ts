import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { cleanUpFiles } from './drop-files.ts'
import { removeOrphanedFiles } from './remove-orphaned-files.ts'
import { type NamedFolder, sweepFiles } from './sweep-files.ts'

export { cleanUpFiles }

export const sweepFilesJob = jobKind<Record<string, never>>('sweep-files')

/** `folders` come from the modules whose rows name files: this one imports none of them. */
export function filesJobs({ folders }: { folders: readonly NamedFolder[] }): JobHandler<Context>[] {
  return [
    handleJob(cleanUpFiles, removeOrphanedFiles, { every: '*/15 * * * *' }),
    handleJob(sweepFilesJob, (ctx: Context) => sweepFiles(ctx, folders), { every: '23 20 * * *' }),
  ]
}
