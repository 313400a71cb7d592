import { adsCountedPerNetwork } from '@properysearch/contract/ads/facts'
import type { CallContext } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { fail } from '../../platform/errors.ts'
import { allowanceOf } from '../visitors/index.ts'
import { type AdEvent, insertEvent } from './ads.sql.ts'
import { visitorsOf } from './visitors-of.ts'

/**
 * Counts a view or a click, unless this visitor's is counted already or their network has had as many as are believed.
 * Of an ad that is not running there is nothing to count.
 */
export async function countEvent(
  ctx: CallContext,
  kind: AdEvent,
  { adId, visitorId }: { adId: number; visitorId?: string | undefined },
): Promise<{ isCounted: boolean }> {
  const day = dayInIndia(ctx.now)
  const { isRunning, isCounted } = await insertEvent(ctx.db, {
    adId,
    kind,
    visitors: visitorsOf(ctx, visitorId),
    // An account costs a mobile number: there is no need to count its neighbours.
    allowance: ctx.user ? null : allowanceOf(ctx, ['ad', kind, String(adId), day], adsCountedPerNetwork[kind]),
    day,
    now: ctx.now,
  })
  if (!isRunning) throw fail('not-found')
  return { isCounted }
}
