import { youtubeOrigin } from '../../lib/youtube.ts'

/** Without cookies, silent, beginning by itself, telling us how far it has played. */
export function youtubePlayerUrl(id: string, pageOrigin: string): string {
  const options = new URLSearchParams({
    autoplay: '1',
    mute: '1',
    loop: '1',
    playlist: id,
    playsinline: '1',
    rel: '0',
    enablejsapi: '1',
    origin: pageOrigin,
  })
  return `${youtubeOrigin}/embed/${id}?${options}`
}

/** A path of our site, or an address with https: nothing else is opened. */
export function isOpenable(link: string): boolean {
  return /^\/($|[^/\\])/.test(link) || URL.parse(link)?.protocol === 'https:'
}
