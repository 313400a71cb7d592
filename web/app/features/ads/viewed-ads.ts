// What this browser remembers, so that each ad is reported once: the ads it has shown, under the number it has.
const viewedKey = 'adsViewed'
const rememberedAtMost = 500

interface KeptViews {
  /** The visitor number they were counted for; empty where there was none. */
  visitor: string
  ads: number[]
}

/** Whether the server has been told of a view. A new number has viewed nothing. */
export function isKeptView(adId: number, visitor: string | undefined): boolean {
  return keptViews(visitor).includes(adId)
}

/** Kept only once the server knows: a view that was lost on the way may come again when the site is next opened. */
export function keepView(adId: number, visitor: string | undefined): void {
  try {
    const kept: KeptViews = {
      visitor: visitor ?? '',
      ads: [adId, ...keptViews(visitor)].slice(0, rememberedAtMost),
    }
    localStorage.setItem(viewedKey, JSON.stringify(kept))
  } catch {
    // Where nothing can be kept the server still counts once.
  }
}

function keptViews(visitor: string | undefined): number[] {
  try {
    const kept: Partial<KeptViews> = JSON.parse(localStorage.getItem(viewedKey) ?? '{}')
    const isOurs = kept.visitor === '' || kept.visitor === (visitor ?? '')
    return isOurs && Array.isArray(kept.ads) ? kept.ads : []
  } catch {
    return []
  }
}
