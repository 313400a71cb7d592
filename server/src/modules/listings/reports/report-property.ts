import type { ReportReason } from '@properysearch/contract/listings/facts'
import { type CallContext, inTransaction } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { networkOf } from '../../../platform/http/caller-address.ts'
import { keyedHash } from '../../../platform/keyed-hash.ts'
import { isPublic, lockProperty } from '../showing/standing.sql.ts'
import { countVisitorReports, foldVisitorReport, insertVisitorReport, saveReport } from './reports.sql.ts'

/** Beyond these a new one takes the place of an old one of the commonest reason, which is counted on. */
const visitorReportsAtMost = 20

/**
 * Anybody may say what is wrong with a listing; it goes to the back office's queue. A signed-in person may say it
 * again; a visitor is heard once for each network and listing, and thanked again.
 */
export async function reportProperty(
  ctx: CallContext,
  { id, reason, note }: { id: number; reason: ReportReason; note: string },
): Promise<void> {
  if (!(await isPublic(ctx.db, id))) throw fail('not-found')
  const report = { propertyId: id, reason, note, now: ctx.now }
  if (ctx.user) return saveReport(ctx.db, { ...report, reporterId: ctx.user.id })
  const visitorHash = keyedHash(ctx.config, 'property-reports', [String(id), networkOf(ctx.address)])
  await inTransaction(ctx, async (tx) => {
    await lockProperty(tx.db, id)
    await insertVisitorReport(tx.db, { ...report, visitorHash })
    if ((await countVisitorReports(tx.db, id)) > visitorReportsAtMost) await foldVisitorReport(tx.db, id)
  })
}
