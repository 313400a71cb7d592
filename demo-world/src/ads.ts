import { adSlots } from '@properysearch/contract/ads/facts'
import { insertAds, insertCounts } from '@properysearch/server/src/modules/ads/index.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { campaigns } from './ads/campaigns.ts'
import { adDrawings } from './drawings/ad-drawings.ts'
import { sizeOf } from './drawings/draw-drawing.ts'
import { randomFrom } from './random.ts'

const dayMs = 24 * 60 * 60 * 1000
const daysRunning = 28

/** Ads in every slot, running for four weeks already, with the counts of those weeks. */
export async function makeAds(db: Db, now: Date): Promise<void> {
  const runningFrom = new Date(now.getTime() - daysRunning * dayMs)
  const ids = await insertAds(
    db,
    campaigns.map((campaign) => ({
      ...campaign,
      ...sizeOf(adDrawings[campaign.drawing]),
      mediaUrl: null,
      posterUrl: null,
      runningFrom,
      runningUntil: null,
    })),
  )
  await insertCounts(
    db,
    campaigns.flatMap((campaign, i) => countsOf(ids[i] as number, adSlots[campaign.slot].format, now)),
  )
}

/** Most see a picture; fewer watch ten seconds of a film; of a hundred viewers, one to four open it. */
function countsOf(adId: number, format: 'image' | 'gif' | 'video', now: Date) {
  const random = randomFrom(`ad ${adId}`)
  const reach = random.between(40, 90) * (format === 'video' ? 0.4 : 1)
  return Array.from({ length: daysRunning }, (_, ago) => {
    const moment = new Date(now.getTime() - (ago + 1) * dayMs)
    const isWeekend = [0, 6].includes(moment.getUTCDay())
    const views = Math.round(reach * (isWeekend ? 1.4 : 1) * (0.8 + random.next() * 0.4))
    const clicks = Math.round(views * (0.01 + random.next() * 0.03))
    const day = moment.toISOString().slice(0, 10)
    return [
      { adId, kind: 'view' as const, day, n: views },
      { adId, kind: 'click' as const, day, n: clicks },
    ].filter((row) => row.n > 0)
  }).flat()
}
