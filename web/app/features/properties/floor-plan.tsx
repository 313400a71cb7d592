import type { Picture } from '@properysearch/contract/property'
import { pictureUrl } from '@properysearch/contract/property-facts'
import { Maximize2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { PropertyPicture } from './property-picture.tsx'

const PictureViewer = lazy(() => import('./picture-viewer.tsx'))

/** The plan, which opens over the whole screen. */
export function FloorPlan({ plan }: { plan: Picture }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <figure className="grid gap-2">
      <a
        href={pictureUrl(plan, 1600)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
        className="group relative block overflow-hidden rounded-card border border-line"
      >
        <PropertyPicture picture={plan} sizes="(min-width: 64rem) 50rem, 92vw" isLarge className="h-auto w-full" />
        <span className="needs-script absolute end-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-control bg-card px-4 font-semibold text-ink shadow-raised group-hover:bg-sunken print:hidden">
          <Maximize2 aria-hidden className="size-4" />
          Open the plan
        </span>
      </a>
      <figcaption className="text-soft-ink text-sm">
        Measures are by whoever posted it. Take your own before you order furniture.
      </figcaption>
      {isOpen ? (
        <Suspense>
          <PictureViewer pictures={[plan]} startAt={0} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </figure>
  )
}
