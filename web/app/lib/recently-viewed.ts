import { rememberedIds } from './remembered-ids.ts'

// The listings somebody looked at, newest first.

export const viewedLimit = 12
const viewed = rememberedIds('recentlyViewed', viewedLimit)

export const readViewed = viewed.read
export const useRecentlyViewed = viewed.use

/** Called by a listing's page when it is shown. */
export function rememberViewed(id: number): void {
  viewed.store([id, ...viewed.read().filter((other) => other !== id)])
}

export function forgetViewed(): void {
  viewed.store([])
}
