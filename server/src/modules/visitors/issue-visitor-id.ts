import { freshVisitorsPerHour } from '@properysearch/contract/visitors/facts'
import type { CallContext } from '../../context.ts'
import { allowanceOf } from './allowance-of.ts'
import { createVisitorId } from './visitor-id.ts'
import { takeAllowance } from './visitors.sql.ts'

/** Null when this network has had enough for the hour: it is still counted, as one visitor. */
export async function issueVisitorId(ctx: CallContext): Promise<{ visitorId: string | null }> {
  const hour = ctx.now.toISOString().slice(0, 13)
  const isAllowed = await takeAllowance(ctx.db, allowanceOf(ctx, ['visitor id', hour], freshVisitorsPerHour))
  return { visitorId: isAllowed ? createVisitorId(ctx.config) : null }
}
