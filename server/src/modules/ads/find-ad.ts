import type { Ad } from '@properysearch/contract/ads/calls'
import type { AdSlotName } from '@properysearch/contract/ads/facts'
import type { CallContext } from '../../context.ts'
import { nextAdId, turnsBySlot } from './ads.rules.ts'
import { type AdRow, findAd, findRunningIds } from './ads.sql.ts'
import { drawingUrls } from './drawing-urls.ts'

const nextTurn = turnsBySlot()

/** The next ad of a slot; null when none is running. */
export async function findNextAd(ctx: CallContext, slot: AdSlotName, shownAdId?: number): Promise<Ad | null> {
  const running = await findRunningIds(ctx.db, slot, ctx.now)
  const id = nextAdId(running, shownAdId, shownAdId === undefined ? nextTurn(slot) : 0)
  const row = id === undefined ? undefined : await findAd(ctx.db, id)
  return row ? toAd(row) : null
}

function toAd(row: AdRow): Ad {
  const { id, format, advertiser, headline, description, siteLink, alt, width, height } = row
  const drawn = row.drawing === null ? null : drawingUrls(row.drawing, format)
  return {
    adId: id,
    mediaUrl: drawn?.media ?? (row.mediaUrl as string),
    poster: drawn ? drawn.poster : row.posterUrl,
    headLine: headline,
    description,
    siteLink,
    format,
    advertiser,
    alt,
    width,
    height,
    ...(format === 'gif' ? { interestedBy: row.clicks } : {}),
  }
}
