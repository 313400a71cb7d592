import type { Context } from '../../context.ts'
import { findRelease, hasPayerApproved } from '../releases/index.ts'
import { findUnanswered } from './commissions.sql.ts'

/** What the client has approved waits for others with a share of their side, and not for them. */
export async function hasToAnswer(
  ctx: Pick<Context, 'db'>,
  clientId: number,
  side: 'buyer' | 'seller',
): Promise<boolean> {
  for (const { releaseId } of await findUnanswered(ctx.db, clientId, side)) {
    const release = releaseId === null ? undefined : await findRelease(ctx.db, releaseId, clientId)
    if (!release || !(await hasPayerApproved(ctx, release))) return true
  }
  return false
}
