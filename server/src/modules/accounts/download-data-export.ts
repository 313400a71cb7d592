import { type CallContext, signedInAs } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { fail } from '../../platform/errors.ts'
import type { FileAnswer } from '../../platform/http/handlers.ts'
import { findReadyExport } from './data-exports.sql.ts'

export async function downloadDataExport(
  ctx: CallContext,
  input: { id: number; exportId: number },
): Promise<FileAnswer> {
  const user = signedInAs(ctx, input.id)
  const found = await findReadyExport(ctx.db, input.exportId, user.id, ctx.now)
  const file = found?.fileKey ? await ctx.adapters.storage.read('private', found.fileKey) : undefined
  if (!found || !file) throw fail('not-found')
  const day = dayInIndia(found.requestedAt)
  return { ...file, contentType: 'application/json', downloadName: `properysearch-data-${day}.json` }
}
