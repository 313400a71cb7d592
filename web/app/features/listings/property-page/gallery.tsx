import { pictureUrl } from '@properysearch/contract/listings/facts'
import type { Picture } from '@properysearch/contract/listings/property'
import { Images } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { PropertyPicture } from '../property-picture.tsx'

const PictureViewer = lazy(() => import('./picture-viewer.tsx'))

/** How wide the first picture is shown: half of the page where there is a grid, all of it on a phone. */
export const coverSizes = '(min-width: 80rem) 38rem, (min-width: 48rem) 48vw, 100vw'
const restSizes = '(min-width: 80rem) 19rem, (min-width: 48rem) 24vw, 100vw'
const inGrid = 5

/**
 * Five pictures in a grid, all of them in a strip to swipe where there is no room for one. Each is a link to its large
 * file; where scripts run it opens the viewer instead.
 */
export function Gallery({ images }: { images: readonly Picture[] }) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  const [current, setCurrent] = useState(1)
  const open = (event: MouseEvent, at: number) => {
    // A new tab or window is what they asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpenAt(at)
  }
  if (images.length === 0) return null
  return (
    <div className="relative max-md:-mx-[clamp(1rem,4vw,2rem)] print:hidden">
      <ul
        aria-label="Pictures"
        onScroll={({ currentTarget: strip }) => setCurrent(Math.round(strip.scrollLeft / strip.clientWidth) + 1)}
        className={classNames(
          'flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
          'md:grid md:gap-2 md:overflow-hidden md:rounded-card',
          gridOf(images.length),
        )}
      >
        {images.map((picture, i) => (
          <li
            key={picture.url}
            className={classNames(
              'relative aspect-4/3 w-full shrink-0 snap-start',
              // Over two rows and the gap between: it is stretched, since 4:3 would end a little above them.
              i === 0 && images.length > 2 && 'md:col-span-2 md:row-span-2 md:aspect-auto',
              i >= inGrid && 'md:hidden',
              images.length < inGrid && images.length > 2 && i > 2 && 'md:hidden',
            )}
          >
            <a
              href={pictureUrl(picture, 1600)}
              onClick={(event) => open(event, i)}
              className="block size-full focus-visible:outline-offset-[-4px]"
            >
              <PropertyPicture
                picture={picture}
                sizes={i === 0 ? coverSizes : restSizes}
                isFirst={i === 0}
                isLarge={i === 0}
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      <p
        aria-hidden
        className="figures pointer-events-none absolute end-3 bottom-3 rounded-full bg-[oklch(0.2_0.02_260/0.75)] px-3 py-1 text-sm text-white md:hidden"
      >
        {current} / {images.length}
      </p>
      {images.length > 1 ? (
        <button
          type="button"
          onClick={() => setOpenAt(0)}
          className="needs-script absolute end-4 bottom-4 hidden min-h-11 items-center gap-2 rounded-control bg-card px-4 font-semibold shadow-raised hover:bg-sunken md:inline-flex"
        >
          <Images aria-hidden className="size-5" />
          All {images.length} pictures
        </button>
      ) : null}
      {openAt === null ? null : (
        <Suspense>
          <PictureViewer pictures={images} startAt={openAt} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** One large and four small; one large and two; two alike; or one alone. */
function gridOf(count: number): string {
  if (count >= inGrid) return 'md:grid-cols-4'
  if (count > 2) return 'md:grid-cols-3'
  return count === 2 ? 'md:grid-cols-2' : 'md:grid-cols-1 md:[&>li]:aspect-21/9'
}
