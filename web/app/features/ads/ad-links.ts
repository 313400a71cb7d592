const youtubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']
const videoId = /^[\w-]{11}$/

/** The id of a youtube watch, youtu.be or embed link; null for any other link, which is a plain film. */
export function youtubeIdOf(link: string): string | null {
  const url = URL.parse(link)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  const id = idIn(url, first, second)
  return videoId.test(id) ? id : null
}

function idIn(url: URL, first: string, second: string): string {
  if (url.hostname === 'youtu.be') return first
  if (!youtubeHosts.includes(url.hostname)) return ''
  if (first === 'watch') return url.searchParams.get('v') ?? ''
  return first === 'embed' ? second : ''
}

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
  return `https://www.youtube-nocookie.com/embed/${id}?${options}`
}

/** A path of our site, or an address with https: nothing else is opened. */
export function isOpenable(link: string): boolean {
  return /^\/($|[^/\\])/.test(link) || URL.parse(link)?.protocol === 'https:'
}
