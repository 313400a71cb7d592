import { useEffect, useState } from 'react'

interface MovingPictureProps {
  url: string
  poster: string | null
  alt: string
  width: number
  height: number
  isPlaying: boolean
}

/** A gif cannot be stopped: its still takes its place until it has loaded, and whenever nothing should move. */
export function MovingPicture({ url, poster, alt, width, height, isPlaying }: MovingPictureProps) {
  const [hasCome, setHasCome] = useState(poster === null)
  useEffect(() => {
    if (hasCome || !isPlaying) return
    let isGone = false
    const image = new Image()
    image.src = url
    image
      .decode()
      .then(() => !isGone && setHasCome(true))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [url, hasCome, isPlaying])
  return (
    <img
      src={poster !== null && !(hasCome && isPlaying) ? poster : url}
      alt={alt}
      width={width}
      height={height}
      className="size-full object-cover"
    />
  )
}
