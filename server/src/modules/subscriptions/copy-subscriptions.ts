import type { Context } from '../../context.ts'
import { findSubscriptions, findUses } from './subscriptions.sql.ts'

/** For the copy of a person's data. */
export async function copySubscriptions(ctx: Context, userId: number): Promise<Record<string, unknown>> {
  const { rows: uses } = await findUses(ctx.db, userId, { limit: 10_000, offset: 0 })
  return { packages: await findSubscriptions(ctx.db, userId, ctx.now), uses }
}
