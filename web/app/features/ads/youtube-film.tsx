import { useEffect, useRef, useState } from 'react'
import { youtubeOrigin } from '../../lib/youtube.ts'
import { youtubePlayerUrl } from './ad-links.ts'
import { notPlayed, playedUntil } from './view-rules.ts'

interface YoutubeFilmProps {
  id: string
  title: string
  isPlaying: boolean
  onPlayed: (seconds: number) => void
}

/** YouTube's own player. It is asked by messages to play, to pause, and to tell how far it is. */
export function YoutubeFilm({ id, title, isPlaying, onPlayed }: YoutubeFilmProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const played = useRef(notPlayed)
  const [isThere, setThere] = useState(false)

  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.origin !== youtubeOrigin || event.source !== frame.current?.contentWindow) return
      const position = positionIn(event.data)
      if (position === undefined) return
      played.current = playedUntil(played.current, position)
      onPlayed(played.current.seconds)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [onPlayed])

  useEffect(() => {
    if (!isThere) return
    const tell = (message: object) => frame.current?.contentWindow?.postMessage(JSON.stringify(message), youtubeOrigin)
    tell({ event: 'listening', id, channel: 'widget' })
    tell({ event: 'command', func: isPlaying ? 'playVideo' : 'pauseVideo', args: [] })
  }, [id, isThere, isPlaying])

  return (
    <iframe
      ref={frame}
      src={youtubePlayerUrl(id, window.location.origin)}
      title={title}
      allow="autoplay; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => setThere(true)}
      className="relative z-10 size-full border-0"
    />
  )
}

/** Where the film is, in seconds, if the message says it. */
function positionIn(text: unknown): number | undefined {
  try {
    const message = JSON.parse(String(text)) as { event?: string; info?: { currentTime?: unknown } }
    const position = message.event === 'infoDelivery' ? message.info?.currentTime : undefined
    return typeof position === 'number' ? position : undefined
  } catch {
    return undefined
  }
}
