import type { Picture } from '@properysearch/contract/listings/property'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { PropertyPicture } from '../property-picture.tsx'

interface PictureViewerProps {
  pictures: readonly Picture[]
  startAt: number
  onClose: () => void
}

/** Pictures over the whole screen: swiped by touch, arrows, Home and End by key, enlarged by a press or plus and minus. */
export default function PictureViewer({ pictures, startAt, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(startAt)
  const [isEnlarged, setEnlarged] = useState(false)
  const last = pictures.length - 1

  useEffect(() => {
    dialog.current?.showModal()
    strip.current?.scrollTo({ left: startAt * strip.current.clientWidth, behavior: 'instant' })
  }, [startAt])

  const go = (to: number) => {
    const next = Math.min(Math.max(to, 0), last)
    setEnlarged(false)
    setAt(next)
    strip.current?.scrollTo({ left: next * strip.current.clientWidth, behavior: 'instant' })
  }
  const pressed = (event: KeyboardEvent) => {
    const act = {
      ArrowLeft: () => go(at - 1),
      ArrowRight: () => go(at + 1),
      Home: () => go(0),
      End: () => go(last),
      '+': () => setEnlarged(true),
      '=': () => setEnlarged(true),
      '-': () => setEnlarged(false),
    }[event.key]
    if (!act || (isEnlarged && event.key.startsWith('Arrow'))) return
    event.preventDefault()
    act()
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Pictures"
      onClose={onClose}
      onKeyDown={pressed}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-[oklch(0.16_0.015_260)] text-[oklch(0.97_0.005_85)] backdrop:bg-transparent"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-1 px-2 py-1">
          <p className="figures px-2 text-sm" aria-live="polite">
            {at + 1} of {pictures.length}
          </p>
          <Tool
            label={isEnlarged ? 'Make it smaller' : 'Enlarge'}
            icon={isEnlarged ? ZoomOut : ZoomIn}
            onClick={() => setEnlarged(!isEnlarged)}
            className="ms-auto"
          />
          <Tool label="Close" icon={X} onClick={() => dialog.current?.close()} />
        </div>
        <div className="relative min-h-0 grow">
          <ul
            ref={strip}
            onScroll={({ currentTarget: list }) => setAt(Math.round(list.scrollLeft / list.clientWidth))}
            className={classNames(
              'flex h-full snap-x snap-mandatory [scrollbar-width:none]',
              isEnlarged ? 'overflow-hidden' : 'overflow-x-auto',
            )}
          >
            {pictures.map((picture, i) => (
              <Slide
                key={picture.url}
                picture={picture}
                isNear={Math.abs(i - at) <= 1}
                isEnlarged={isEnlarged && i === at}
                onPress={() => setEnlarged(!isEnlarged)}
              />
            ))}
          </ul>
          {last > 0 && !isEnlarged ? (
            <div className="pointer-events-none absolute inset-0 hidden items-center justify-between px-3 pointer-fine:flex">
              <Tool label="Previous" icon={ChevronLeft} onClick={() => go(at - 1)} isDisabled={at === 0} />
              <Tool label="Next" icon={ChevronRight} onClick={() => go(at + 1)} isDisabled={at === last} />
            </div>
          ) : null}
        </div>
        <p className="min-h-12 px-4 py-3 text-center text-sm">{pictures[at]?.alt}</p>
      </div>
    </dialog>
  )
}

interface SlideProps {
  picture: Picture
  /** Only the one shown and its neighbours are fetched. */
  isNear: boolean
  isEnlarged: boolean
  onPress: () => void
}

function Slide({ picture, isNear, isEnlarged, onPress }: SlideProps) {
  return (
    <li
      // Enlarged it scrolls, and the arrows must be able to move it.
      tabIndex={isEnlarged ? 0 : undefined}
      ref={(element) => {
        if (isEnlarged) element?.focus()
      }}
      className={classNames('h-full w-full shrink-0 snap-center outline-none', isEnlarged && 'overflow-auto')}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same is on the button above and on the keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: plus and minus */}
      <div
        onClick={onPress}
        style={{ '--shape': picture.width / picture.height } as CSSProperties}
        className={
          isEnlarged
            ? 'w-[220%] cursor-zoom-out sm:w-[170%]'
            : 'flex size-full cursor-zoom-in items-center justify-center [container-type:size]'
        }
      >
        {isNear ? (
          <PropertyPicture
            picture={picture}
            sizes={isEnlarged ? '1600px' : '100vw'}
            className={classNames('h-auto', isEnlarged ? 'w-full' : 'w-[min(100cqw,calc(100cqh*var(--shape)))]')}
          />
        ) : null}
      </div>
    </li>
  )
}

interface ToolProps {
  label: string
  icon: typeof X
  onClick: () => void
  isDisabled?: boolean
  className?: string
}

function Tool({ label, icon: Icon, onClick, isDisabled, className }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
      className={classNames(
        'pointer-events-auto inline-flex size-12 items-center justify-center rounded-full bg-[oklch(0.16_0.015_260/0.6)] focus-visible:outline-[oklch(0.97_0.005_85)] hover:bg-[oklch(0.3_0.02_260)] disabled:opacity-30',
        className,
      )}
    >
      <Icon aria-hidden className="size-6" />
    </button>
  )
}
