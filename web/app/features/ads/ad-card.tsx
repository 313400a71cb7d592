import { type AdPosition, adDescriptionLength } from '@properysearch/contract/ad-facts'
import type { Ad } from '@properysearch/contract/ads'
import { ArrowUpRight } from 'lucide-react'
import { cutText } from '../../lib/cut-text.ts'
import { youtubeIdOf } from './ad-links.ts'
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

const number = new Intl.NumberFormat('en-IN')

const frame = 'overflow-hidden rounded-card border border-line bg-card'
const looks = {
  beside: {
    card: 'grid size-full grid-cols-[7.5rem_minmax(0,1fr)] sm:grid-cols-[15.75rem_minmax(0,1fr)]',
    media: 'min-h-0',
    text: 'content-center px-3.5 py-2 sm:px-7 sm:py-4',
  },
  // Room for the longest text, so that neighbours and followers stay where they are.
  under: { card: '', media: 'aspect-[16/10]', text: 'h-40 content-start p-4 sm:p-5' },
}
const lookAt = (position: AdPosition) => looks[position === 'center' ? 'under' : 'beside']

/** The room of an ad that is on its way. */
export function AdRoom({ position }: { position: AdPosition }) {
  const look = lookAt(position)
  return (
    <div className={`${frame} ${look.card}`}>
      <div className={`${look.media} bg-sunken`} />
      <div className={look.text} />
    </div>
  )
}

/** Beside its picture on top and at the bottom of a page, under it in the middle. The whole card is the link. */
export function AdCard({ ad, position, isPlaying, onPlayed, onOpen }: AdCardProps) {
  const look = lookAt(position)
  return (
    <div className={`group relative ${frame} ${look.card} transition-opacity duration-200 starting:opacity-0`}>
      <div className={`${look.media} bg-sunken`}>
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
  return count === 1 ? '1 person was interested' : `${number.format(count)} people were interested`
}
