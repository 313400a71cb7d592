import type { ReportReason } from '@properysearch/contract/property-facts'
import type { CallContext } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { insertReport, isPublic } from './properties.sql.ts'

/** Anybody may say what is wrong with a listing; it goes to the back office's queue. */
export async function reportProperty(
  ctx: CallContext,
  { id, reason, note }: { id: number; reason: ReportReason; note: string },
): Promise<void> {
  if (!(await isPublic(ctx.db, id))) throw fail('not-found')
  await insertReport(ctx.db, { propertyId: id, reporterId: ctx.user?.id ?? null, reason, note, now: ctx.now })
}
