import type { Context } from '../../context.ts'
import { giveUpAfterMs } from './data-exports.rules.ts'
import { expireDue, findExpiredFiles, forgetFile } from './data-exports.sql.ts'

/** First nobody can download it any more, then the file goes, then we forget where it was: safe to break off anywhere. */
export async function expireExports(ctx: Context): Promise<void> {
  await expireDue(ctx.db, { now: ctx.now, stuckSince: new Date(ctx.now.getTime() - giveUpAfterMs) })
  let files = await findExpiredFiles(ctx.db)
  while (files.length > 0) {
    for (const { id, fileKey } of files) {
      await ctx.adapters.storage.remove('private', fileKey)
      await forgetFile(ctx.db, id)
    }
    files = await findExpiredFiles(ctx.db)
  }
}
