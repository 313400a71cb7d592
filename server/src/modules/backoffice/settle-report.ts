import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { takeDown } from '../listings/index.ts'
import { insertAct } from './audit.sql.ts'
import { reportExists, settleOpenReport, settleOtherReports } from './reports.sql.ts'

/** The owner hears of it only when the listing goes: a dismissed report is nothing against them. */
export async function settleReport(
  ctx: CallContext,
  { reportId, decision, reason }: { reportId: number; decision: 'dismissed' | 'taken-down'; reason: string },
): Promise<void> {
  const admin = signedIn(ctx)
  await ctx.db.transaction(async (db) => {
    const report = await settleOpenReport(db, { reportId, decision, now: ctx.now })
    if (!report) {
      throw (await reportExists(db, reportId))
        ? fail('wrong-state', 'This report was settled already.')
        : fail('not-found')
    }
    const { propertyId, ownerId } = report
    const isTakenDown = decision === 'taken-down'
    if (isTakenDown && !(await takeDown(ctx, db, { id: propertyId, adminId: admin.id, reason }))) {
      throw fail('wrong-state', 'This listing is not live, so there is nothing to take down. Dismiss the report.')
    }
    await insertAct(db, {
      adminId: admin.id,
      act: isTakenDown ? 'listing.taken-down' : 'report.dismissed',
      userId: isTakenDown ? ownerId : null,
      subjectId: isTakenDown ? propertyId : reportId,
      reason,
      at: ctx.now,
    })
    if (isTakenDown) await settleOtherReports(db, propertyId, ctx.now)
  })
}
