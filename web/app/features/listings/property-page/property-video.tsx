import { Play } from 'lucide-react'
import { useState } from 'react'
import { youtubePlayer } from '../../../lib/youtube.ts'

/** A tour. A player from elsewhere comes only when it is asked for, since it brings its own scripts. */
export function PropertyVideo({ url, title }: { url: string; title: string }) {
  const [isStarted, setStarted] = useState(false)
  const player = youtubePlayer(url)
  const frame = 'aspect-video w-full overflow-hidden rounded-card border border-line bg-sunken print:hidden'
  if (!player) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: posted by people, who send no captions
      <video src={url} controls preload="none" playsInline aria-label={`Video: ${title}`} className={frame} />
    )
  }
  if (isStarted) {
    return (
      <iframe
        src={`${player}?autoplay=1`}
        title={`Video: ${title}`}
        allow="autoplay; encrypted-media; picture-in-picture"
        allowFullScreen
        className={frame}
      />
    )
  }
  return (
    <div className={`${frame} grid place-items-center p-6 text-center`}>
      <div className="grid justify-items-center gap-2">
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={(event) => {
            event.preventDefault()
            setStarted(true)
          }}
          className="inline-flex min-h-11 items-center gap-2 rounded-control bg-leaf px-4 font-semibold text-on-leaf hover:bg-leaf-deep"
        >
          <Play aria-hidden className="size-5" />
          Play the video
        </a>
        <p className="text-soft-ink text-sm">It plays from YouTube, which will then know of your visit.</p>
      </div>
    </div>
  )
}
