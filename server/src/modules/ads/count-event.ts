import type { CallContext } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { fail } from '../../platform/errors.ts'
import { type AdEvent, insertEvent } from './ads.sql.ts'
import { visitorsOf } from './visitors-of.ts'

/** Counts a view or a click, unless this visitor's is counted already. Of an ad that is not running there is nothing to count. */
export async function countEvent(
  ctx: CallContext,
  kind: AdEvent,
  { adId, visitorId }: { adId: number; visitorId?: string | undefined },
): Promise<{ isCounted: boolean }> {
  const { isRunning, isCounted } = await insertEvent(ctx.db, {
    adId,
    kind,
    visitors: visitorsOf(ctx, visitorId),
    day: dayInIndia(ctx.now),
    now: ctx.now,
  })
  if (!isRunning) throw fail('not-found')
  return { isCounted }
}
