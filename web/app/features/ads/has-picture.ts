import type { Ad } from '@properysearch/contract/ads/calls'
import { youtubeIdOf } from '../../lib/youtube.ts'

/**
 * Waits for the picture that is seen first, so that it is there before it takes the other's place. False when it cannot
 * come: then there is nothing to see and nothing to count. A film plays also without its still.
 */
export async function hasPicture({ format, mediaUrl, poster }: Pick<Ad, 'format' | 'mediaUrl' | 'poster'>) {
  const first = format === 'image' ? mediaUrl : (poster ?? (format === 'gif' ? mediaUrl : null))
  if (first === null || youtubeIdOf(mediaUrl)) return true
  const image = new Image()
  image.src = first
  return image.decode().then(
    () => true,
    () => format === 'video',
  )
}
