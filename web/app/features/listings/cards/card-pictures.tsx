import type { PropertyItem } from '@properysearch/contract/listings/property'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { PropertyPicture } from '../property-picture.tsx'

interface CardPicturesProps {
  images: PropertyItem['mediaData']['images']
  sizes: string
  isFirst?: boolean
  /** The pointer or the focus is, or was, on the card. */
  isReached: boolean
}

/** A card's pictures side by side, to swipe. Only the first is loaded until somebody reaches for the card. */
export function CardPictures({ images, sizes, isFirst, isReached }: CardPicturesProps) {
  const strip = useRef<HTMLDivElement>(null)
  const shown = isReached ? images : images.slice(0, 1)
  const step = (by: 1 | -1) => strip.current?.scrollBy({ left: by * strip.current.clientWidth, behavior: 'smooth' })
  const isSwiped = shown.length > 1
  return (
    <>
      {/* A row that scrolls is reached by the keyboard, too, and has a name. */}
      <div
        ref={strip}
        className={classNames('card-strip', images.length < 2 && 'overflow-hidden')}
        {...(isSwiped && { role: 'group', 'aria-label': 'Pictures', tabIndex: 0 })}
      >
        {shown.map((picture, i) => (
          <div key={picture.url}>
            <PropertyPicture picture={picture} sizes={sizes} isFirst={isFirst === true && i === 0} />
          </div>
        ))}
      </div>
      {isSwiped ? (
        <div aria-hidden className="card-arrows">
          <Arrow icon={ChevronLeft} onClick={() => step(-1)} />
          <Arrow icon={ChevronRight} onClick={() => step(1)} />
        </div>
      ) : null}
    </>
  )
}

function Arrow({ icon: Icon, onClick }: { icon: typeof ChevronLeft; onClick: () => void }) {
  return (
    <button type="button" tabIndex={-1} onClick={onClick}>
      <Icon className="size-4" />
    </button>
  )
}
