import { countingRule } from '@properysearch/contract/ads/facts'
import type { CallContext } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findAd, findDays } from './ads.sql.ts'

const daysShown = 60

/** What an advertiser is told: the sums, the days they are made of, and the rule. Also after the ad has ended. */
export async function getCounts(ctx: CallContext, adId: number) {
  const ad = await findAd(ctx.db, adId)
  if (!ad) throw fail('not-found')
  const days = await findDays(ctx.db, adId)
  return {
    adId,
    headLine: ad.headline,
    advertiser: ad.advertiser,
    format: ad.format,
    views: days.reduce((sum, day) => sum + day.views, 0),
    clicks: days.reduce((sum, day) => sum + day.clicks, 0),
    days: days.slice(0, daysShown),
    rule: countingRule(ad.format),
  }
}
