import type { Context } from '../../context.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'
import { type FilePlace, insertOrphanedFiles } from './orphaned-files.sql.ts'

export const cleanUpFiles = jobKind<Record<string, never>>('clean-up-files')

/** In the transaction that takes the last name off these files: they go by a job, if and only if it is committed. */
export async function dropFiles(tx: Context, files: readonly FilePlace[]): Promise<void> {
  if (files.length === 0) return
  await insertOrphanedFiles(tx.db, files, tx.now)
  await enqueue(tx.db, cleanUpFiles, {}, { key: 'clean-up-files' })
}
