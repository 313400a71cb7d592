import type { Context } from '../../context.ts'
import { findEventsOf } from './ads.sql.ts'
import { accountVisitors } from './visitors-of.ts'

/** Which ads were counted under a person's account. */
export function copyAdEvents(ctx: Context, userId: number) {
  return findEventsOf(ctx.db, accountVisitors(ctx, userId))
}
