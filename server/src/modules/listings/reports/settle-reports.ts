import type { InputOf } from '@properysearch/contract/kernel/endpoint'
import type { listingReports } from '@properysearch/contract/listings/report-calls'
import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { insertAct } from '../../audit/index.ts'
import { takeDown } from '../deciding/decide.ts'
import { findReportedOwner, settleOpenReports } from './settle-reports.sql.ts'

/**
 * Settles what was said about a listing. Dismissed is only what the office has read; when the listing goes, all of it
 * is settled. The owner hears of it only then: a dismissed report is nothing against them.
 */
export async function settleReports(
  ctx: CallContext,
  { propertyId, lastReportId, decision, reason }: InputOf<typeof listingReports.settleReports>,
): Promise<void> {
  const admin = signedIn(ctx)
  const isTakenDown = decision === 'taken-down'
  await inTransaction(ctx, async (tx) => {
    const reported = await findReportedOwner(tx.db, propertyId)
    if (!reported) throw fail('not-found')
    const last = isTakenDown ? null : lastReportId
    if ((await settleOpenReports(tx.db, { propertyId, lastReportId: last, decision, now: tx.now })) === 0) {
      throw fail('moved-on', 'These reports have already been settled.')
    }
    if (isTakenDown && !(await takeDown(tx, { id: propertyId, adminId: admin.id, reason }))) {
      throw fail('moved-on', 'This listing is not live, so there is nothing to take down. Dismiss the reports.')
    }
    await insertAct(tx.db, {
      adminId: admin.id,
      act: isTakenDown ? 'listing.taken-down' : 'reports.dismissed',
      userId: isTakenDown ? reported.ownerId : null,
      subjectId: propertyId,
      reason,
      at: tx.now,
    })
  })
}
