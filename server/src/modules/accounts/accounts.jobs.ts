import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { expireExports } from './expire-data-exports.ts'
import { type ExportPart, prepareExport } from './prepare-data-export.ts'

/** Removes a photo that nobody shows any more. */
export const removePhotoFile = jobKind<{ key: string }>('remove-photo-file')

export const prepareDataExport = jobKind<{ exportId: number }>('prepare-data-export')

export const expireDataExports = jobKind<Record<string, never>>('expire-data-exports')

/** Removes what writes that were cut short have left. */
export const tidyFiles = jobKind<Record<string, never>>('tidy-files')

const hour = 60 * 60 * 1000

/** `parts` come from every module, under the names they have in the copy: this module imports none that imports it. */
export function accountJobs(given: { parts: Record<string, ExportPart> }): JobHandler<Context>[] {
  return [
    handleJob(removePhotoFile, (ctx: Context, { key }) => ctx.adapters.storage.remove('public', key)),
    handleJob(prepareDataExport, (ctx: Context, { exportId }) => prepareExport(ctx, exportId, given.parts)),
    handleJob(expireDataExports, expireExports, { every: '41 * * * *' }),
    handleJob(tidyFiles, (ctx: Context) => ctx.adapters.storage.removeLeftovers(new Date(ctx.now.getTime() - hour)), {
      every: '23 * * * *',
    }),
  ]
}
