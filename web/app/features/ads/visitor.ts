import { adVisitorPattern } from '@properysearch/contract/ad-facts'

// What this browser remembers, so that each ad is counted once: a number of its own, and the ads it has shown.
const visitorKey = 'adVisitor'
const viewedKey = 'adsViewed'
const rememberedAtMost = 500

/** Undefined where nothing can be kept: the server then has its own way. */
export function visitorId(): string | undefined {
  try {
    const kept = localStorage.getItem(visitorKey) ?? ''
    if (adVisitorPattern.test(kept)) return kept
    const fresh = [...crypto.getRandomValues(new Uint8Array(16))].map((it) => it.toString(16).padStart(2, '0')).join('')
    localStorage.setItem(visitorKey, fresh)
    return fresh
  } catch {
    return undefined
  }
}

const viewedOnThisPage = new Set<number>()

/** True for the first time this browser views an ad, and never again. */
export function isFirstView(adId: number): boolean {
  if (viewedOnThisPage.has(adId)) return false
  viewedOnThisPage.add(adId)
  return !keptViews().includes(adId)
}

/** Kept only once the server knows: a view that was lost on the way may come again when the site is next opened. */
export function keepView(adId: number): void {
  try {
    localStorage.setItem(viewedKey, JSON.stringify([adId, ...keptViews()].slice(0, rememberedAtMost)))
  } catch {
    // Where nothing can be kept the server still counts once.
  }
}

function keptViews(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(viewedKey) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
