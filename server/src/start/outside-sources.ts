import { tileHostOf } from '../adapters/map-tiles/tile-host.ts'
import type { Config } from '../config.ts'
import type { OutsideSources } from '../platform/http/content-policy.ts'

/** The other sites our pages use: map tiles, films on YouTube, and the ads host when it is not this server. */
export function outsideSources({ adsUrl, mapTiles }: Pick<Config, 'adsUrl' | 'mapTiles'>): OutsideSources {
  const ads = adsUrl ? [adsUrl] : []
  const tiles = mapTiles ? [tileHostOf(mapTiles.url)] : []
  return { calls: ads, images: [...ads, ...tiles], media: ads, frames: ['https://www.youtube-nocookie.com'] }
}
