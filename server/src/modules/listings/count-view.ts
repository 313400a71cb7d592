import { listingViewsPerNetwork } from '@properysearch/contract/visitors/facts'
import type { CallContext } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { allowanceOf, callerNames } from '../visitors/index.ts'
import { insertView } from './views.sql.ts'

/** Whoever it was cannot be told from what is kept: the key of the hash holds the day, and the row goes after two. */
export async function countView(
  ctx: CallContext,
  { id, visitorId }: { id: number; visitorId?: string | undefined },
): Promise<Record<string, never>> {
  const day = dayInIndia(ctx.now)
  const [name = []] = callerNames(ctx, visitorId)
  await insertView(ctx.db, {
    propertyId: id,
    day,
    visitor: Buffer.from(keyedHash(ctx.config, 'property-view', [day, ...name]).slice(0, 24), 'hex'),
    userId: ctx.user?.id ?? null,
    allowance: ctx.user ? null : allowanceOf(ctx, ['listing view', String(id), day], listingViewsPerNetwork),
  })
  return {}
}
