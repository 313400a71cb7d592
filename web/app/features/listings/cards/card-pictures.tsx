import type { PropertyItem } from '@properysearch/contract/listings/property'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { PropertyPicture } from '../property-picture.tsx'

interface CardPicturesProps {
  images: PropertyItem['mediaData']['images']
  sizes: string
  isFirst?: boolean
}

/** A card's pictures side by side, to swipe. Only the first is loaded until somebody reaches for the card. */
export function CardPictures({ images, sizes, isFirst }: CardPicturesProps) {
  const [isReached, setReached] = useState(false)
  const strip = useRef<HTMLDivElement>(null)
  const shown = isReached ? images : images.slice(0, 1)
  const step = (by: 1 | -1) => strip.current?.scrollBy({ left: by * strip.current.clientWidth, behavior: 'smooth' })
  return (
    <div
      className="group/pictures relative size-full bg-sunken"
      onPointerEnter={() => setReached(true)}
      onTouchStart={() => setReached(true)}
    >
      <div
        ref={strip}
        className={classNames(
          'flex size-full snap-x snap-mandatory [scrollbar-width:none]',
          images.length > 1 ? 'overflow-x-auto overscroll-x-contain' : 'overflow-hidden',
        )}
      >
        {shown.map((picture, i) => (
          <div key={picture.url} className="size-full shrink-0 snap-start">
            <PropertyPicture
              picture={picture}
              sizes={sizes}
              isFirst={isFirst === true && i === 0}
              className="size-full object-cover"
            />
          </div>
        ))}
      </div>
      {images.length > 1 ? (
        // For the mouse: touch swipes, and the keyboard opens the page, which has them all.
        <div
          aria-hidden
          className="pointer-events-none absolute inset-0 hidden items-center justify-between px-2 opacity-0 transition-opacity duration-150 group-hover/pictures:opacity-100 pointer-fine:flex"
        >
          <Arrow icon={ChevronLeft} onClick={() => step(-1)} />
          <Arrow icon={ChevronRight} onClick={() => step(1)} />
        </div>
      ) : null}
    </div>
  )
}

function Arrow({ icon: Icon, onClick }: { icon: typeof ChevronLeft; onClick: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={onClick}
      className="pointer-events-auto z-10 inline-flex size-8 items-center justify-center rounded-full bg-card/90 text-ink shadow-raised"
    >
      <Icon className="size-4" />
    </button>
  )
}
