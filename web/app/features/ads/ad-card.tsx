import type { Ad } from '@properysearch/contract/ads/calls'
import { type AdPosition, adDescriptionLength } from '@properysearch/contract/ads/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { ArrowUpRight } from 'lucide-react'
import { cutText } from '../../lib/cut-text.ts'
import { youtubeIdOf } from '../../lib/youtube.ts'
import { frame, lookAt } from './ad-room.tsx'
import { Film } from './film.tsx'
import { MovingPicture } from './moving-picture.tsx'
import { YoutubeFilm } from './youtube-film.tsx'

interface AdCardProps {
  ad: Ad
  position: AdPosition
  isPlaying: boolean
  onPlayed: (seconds: number) => void
  onOpen: () => void
}

/** The whole card is the link. */
export function AdCard({ ad, position, isPlaying, onPlayed, onOpen }: AdCardProps) {
  const look = lookAt(position)
  return (
    <div className={`group relative ${frame} ${look.card} transition-opacity duration-200 starting:opacity-0`}>
      <div className={look.media}>
        <Media ad={ad} isPlaying={isPlaying} onPlayed={onPlayed} />
      </div>
      <div className={`grid min-w-0 gap-1 ${look.text}`}>
        <a
          href={ad.siteLink}
          target="_blank"
          rel="noopener sponsored"
          onClick={onOpen}
          onAuxClick={(event) => event.button === 1 && onOpen()}
          className="line-clamp-2 font-semibold leading-snug after:absolute after:inset-0 after:rounded-card group-hover:text-leaf sm:text-lg"
        >
          {ad.headLine}
          <ArrowUpRight aria-hidden className="ms-1 inline size-4 align-[-0.1em] text-soft-ink" />
          <span className="sr-only">, opens in a new tab</span>
        </a>
        <p className="max-w-[70ch] text-soft-ink text-xs sm:text-sm">
          {cutText(ad.description, adDescriptionLength[position])}
        </p>
        {ad.interestedBy === undefined ? null : (
          <p className="figures text-soft-ink text-xs">{interest(ad.interestedBy)}</p>
        )}
      </div>
    </div>
  )
}

function Media({ ad, isPlaying, onPlayed }: Pick<AdCardProps, 'ad' | 'isPlaying' | 'onPlayed'>) {
  const { format, mediaUrl, poster, alt, width, height } = ad
  if (format === 'gif') return <MovingPicture url={mediaUrl} {...{ poster, alt, width, height, isPlaying }} />
  if (format === 'image')
    return <img src={mediaUrl} alt={alt} width={width} height={height} className="size-full object-cover" />
  const youtubeId = youtubeIdOf(mediaUrl)
  return youtubeId ? (
    <YoutubeFilm id={youtubeId} title={alt} isPlaying={isPlaying} onPlayed={onPlayed} />
  ) : (
    <Film url={mediaUrl} poster={poster} alt={alt} isPlaying={isPlaying} onPlayed={onPlayed} />
  )
}

function interest(count: number): string {
  return count === 1 ? '1 person was interested' : `${formatNumber(count)} people were interested`
}
