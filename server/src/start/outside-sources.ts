import type { Config } from '../config.ts'
import type { OutsideSources } from '../platform/http/content-policy.ts'

/** The other sites our pages use: the player of ads that are YouTube films, and the ads host when it is not this server. */
export function outsideSources({ adsUrl }: Pick<Config, 'adsUrl'>): OutsideSources {
  const ads = adsUrl ? [adsUrl] : []
  return { calls: ads, images: ads, media: ads, frames: ['https://www.youtube-nocookie.com'] }
}
