import type { AdFormat } from '@properysearch/contract/ads/facts'

/** To be raised when drawings change: what was kept before is then drawn again, under another address. */
export const drawingVersion = 1

export type DrawingFile = 'webp' | 'gif' | 'webm'

const moving: Record<AdFormat, DrawingFile | null> = { image: null, gif: 'gif', video: 'webm' }

/** Where a drawing is found: what moves and, for those who want stillness, its first picture. */
export function drawingUrls(name: string, format: AdFormat): { media: string; poster: string | null } {
  const still = `/drawings/${drawingVersion}/${name}.webp`
  const file = moving[format]
  return file ? { media: `/drawings/${drawingVersion}/${name}.${file}`, poster: still } : { media: still, poster: null }
}
