import type { backoffice } from '@properysearch/contract/backoffice'
import type { InputOf } from '@properysearch/contract/endpoint'
import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { takeDown } from '../listings/index.ts'
import { insertAct } from './audit.sql.ts'
import { findReportedOwner, settleOpenReports } from './reports.sql.ts'

/**
 * Settles what was said about a listing. Dismissed is only what the office has read; when the listing goes, all of it
 * is settled. The owner hears of it only then: a dismissed report is nothing against them.
 */
export async function settleReports(
  ctx: CallContext,
  { propertyId, lastReportId, decision, reason }: InputOf<typeof backoffice.settleReports>,
): Promise<void> {
  const admin = signedIn(ctx)
  const isTakenDown = decision === 'taken-down'
  await ctx.db.transaction(async (db) => {
    const reported = await findReportedOwner(db, propertyId)
    if (!reported) throw fail('not-found')
    const last = isTakenDown ? null : lastReportId
    if ((await settleOpenReports(db, { propertyId, lastReportId: last, decision, now: ctx.now })) === 0) {
      throw fail('moved-on', 'These reports have already been settled.')
    }
    if (isTakenDown && !(await takeDown(ctx, db, { id: propertyId, adminId: admin.id, reason }))) {
      throw fail('moved-on', 'This listing is not live, so there is nothing to take down. Dismiss the reports.')
    }
    await insertAct(db, {
      adminId: admin.id,
      act: isTakenDown ? 'listing.taken-down' : 'reports.dismissed',
      userId: isTakenDown ? reported.ownerId : null,
      subjectId: propertyId,
      reason,
      at: ctx.now,
    })
  })
}
