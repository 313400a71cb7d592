import type { Ad } from '@properysearch/contract/ads/calls'
import { type AdSlotName, adPage, adRefreshSeconds, adSlots } from '@properysearch/contract/ads/facts'
import { useEffect, useState } from 'react'
import { adsApi } from '../../lib/api.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { isOpenable } from './ad-links.ts'
import { hasPicture } from './has-picture.ts'

interface Options {
  host: string
  /** The next one comes while this holds. */
  mayChange: boolean
}

/** The ad of a slot, and every 25 seconds the next. Undefined until the first answer, null when there is none. */
export function useAd(slot: AdSlotName, { host, mayChange }: Options): Ad | null | undefined {
  const [turn, setTurn] = useState(0)
  const { answer: ad } = useAnswer<Ad | null>(`${host} ${slot} ${turn}`, (shown) => nextAd(slot, host, shown))
  useEffect(() => {
    if (!mayChange || !ad) return
    const timer = setInterval(() => setTurn((before) => before + 1), adRefreshSeconds * 1000)
    return () => clearInterval(timer)
  }, [mayChange, ad])
  return ad
}

/** What cannot be reached or seen now leaves what is there; an empty place stays empty. */
async function nextAd(slot: AdSlotName, host: string, shown: Ad | null | undefined): Promise<Ad | null> {
  const next = await findAd(slot, host, shown?.adId).catch(() => undefined)
  if (next && next.adId === shown?.adId) return shown
  const isLost = next === undefined || (next !== null && !(await hasPicture(next)))
  return isLost ? (shown ?? null) : next
}

async function findAd(slot: AdSlotName, host: string, shownAdId: number | undefined): Promise<Ad | null> {
  const { format, position } = adSlots[slot]
  const fields = { adFormat: format, pageToShow: adPage, adPosition: position, ...(shownAdId ? { shownAdId } : {}) }
  // The type of the client knows each slot's own fields; here they come from the same table.
  const find = adsApi(host)[`find${slot}`] as (input: typeof fields) => Promise<{ data: Ad | null }>
  const { data } = await find(fields)
  return data && isOpenable(data.siteLink) ? at(host, data) : null
}

/** Addresses of files without a host belong to the ads host. */
function at(host: string, ad: Ad): Ad {
  const whole = (url: string) => (host === '' ? url : new URL(url, host).href)
  return { ...ad, mediaUrl: whole(ad.mediaUrl), poster: ad.poster && whole(ad.poster) }
}
