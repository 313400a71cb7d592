import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { expireExports } from './expire-data-exports.ts'
import { type ExportPart, prepareExport } from './prepare-data-export.ts'

/** Removes a photo that nobody shows any more. */
export const removePhotoFile = jobKind<{ key: string }>('remove-photo-file')

export const prepareDataExport = jobKind<{ exportId: number }>('prepare-data-export')

export const expireDataExports = jobKind<Record<string, never>>('expire-data-exports')

/** `parts` come from every module, under the names they have in the copy: this module imports none that imports it. */
export function accountJobs(given: { parts: Record<string, ExportPart> }): JobHandler<Context>[] {
  return [
    handleJob(removePhotoFile, (ctx: Context, { key }) => ctx.adapters.storage.remove('public', key)),
    handleJob(prepareDataExport, (ctx: Context, { exportId }) => prepareExport(ctx, exportId, given.parts)),
    handleJob(expireDataExports, expireExports, { every: '41 * * * *' }),
  ]
}
