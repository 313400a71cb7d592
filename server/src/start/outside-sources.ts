import { tileHostOf } from '../adapters/map-tiles/tile-host.ts'
import type { Config } from '../config.ts'
import type { OutsideSources } from '../platform/http/content-policy.ts'

/**
 * The other sites our pages use: map tiles, the ads host when it is not this server, and the pictures and films of ads,
 * which may lie anywhere with https; films on YouTube play in its player that sets no cookie before it is started.
 */
export function outsideSources({ adsUrl, mapTiles }: Pick<Config, 'adsUrl' | 'mapTiles'>): OutsideSources {
  const ads = adsUrl ? [adsUrl] : []
  const tiles = mapTiles ? [tileHostOf(mapTiles.url)] : []
  return {
    calls: ads,
    images: ['https:', ...ads, ...tiles],
    media: ['https:'],
    frames: ['https://www.youtube-nocookie.com'],
  }
}
