/** Its player that sets no cookie before it is started. */
export const youtubeOrigin = 'https://www.youtube-nocookie.com'
const youtubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']
const videoId = /^[\w-]{11}$/

/** The id of a youtube watch, shorts, youtu.be or embed link; null for any other link, which is a plain film. */
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
  return first === 'embed' || first === 'shorts' ? second : ''
}

/** The player of a YouTube link; null for a file, which plays by itself. */
export function youtubePlayer(link: string): string | null {
  const id = youtubeIdOf(link)
  return id && `${youtubeOrigin}/embed/${id}`
}
