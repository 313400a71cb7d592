import type { ReportReason } from '@properysearch/contract/property-facts'
import type { CallContext } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { networkOf } from '../../platform/http/caller-address.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { isPublic, lockProperty } from './properties.sql.ts'
import { countVisitorReports, insertVisitorReport, saveReport } from './reports.sql.ts'

/** What more of them would say, the back office knows by then. */
const visitorReportsAtMost = 20

/**
 * Anybody may say what is wrong with a listing; it goes to the back office's queue. Who is signed in may say it anew;
 * a visitor is heard once for each network and listing, and thanked again.
 */
export async function reportProperty(
  ctx: CallContext,
  { id, reason, note }: { id: number; reason: ReportReason; note: string },
): Promise<void> {
  if (!(await isPublic(ctx.db, id))) throw fail('not-found')
  const report = { propertyId: id, reason, note, now: ctx.now }
  if (ctx.user) return saveReport(ctx.db, { ...report, reporterId: ctx.user.id })
  const visitorHash = keyedHash(ctx.config, 'property-reports', [String(id), networkOf(ctx.address)])
  await ctx.db.transaction(async (db) => {
    await lockProperty(db, id)
    if ((await countVisitorReports(db, id)) >= visitorReportsAtMost) return
    await insertVisitorReport(db, { ...report, visitorHash })
  })
}
