import { useEffect, useRef } from 'react'
import { notPlayed, playedUntil } from './view-rules.ts'

interface FilmProps {
  url: string
  poster: string | null
  alt: string
  isPlaying: boolean
  /** Told again and again how many seconds have been played in all. */
  onPlayed: (seconds: number) => void
}

/** A plain film: silent, beginning by itself, around and around. */
export function Film({ url, poster, alt, isPlaying, onPlayed }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const played = useRef(notPlayed)
  useEffect(() => {
    // A browser may refuse to begin by itself; the still then stays.
    if (isPlaying) video.current?.play().catch(() => undefined)
    else video.current?.pause()
  }, [isPlaying])
  return (
    <video
      ref={video}
      src={url}
      poster={poster ?? undefined}
      aria-label={alt}
      muted
      autoPlay={isPlaying}
      loop
      playsInline
      preload="metadata"
      onTimeUpdate={(event) => {
        played.current = playedUntil(played.current, event.currentTarget.currentTime)
        onPlayed(played.current.seconds)
      }}
      className="size-full object-cover"
    />
  )
}
