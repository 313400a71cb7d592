import { pictureUrl } from '@properysearch/contract/listings/facts'
import type { Picture } from '@properysearch/contract/listings/property'
import { Maximize2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { PropertyPicture } from '../property-picture.tsx'

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
        className="block overflow-hidden rounded-card border border-line"
      >
        <PropertyPicture picture={plan} sizes="(min-width: 64rem) 50rem, 92vw" className="h-auto w-full" />
      </a>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 text-soft-ink text-sm">
        Measurements were given by the person who posted this. Take your own before you order furniture.
        <Button look="quiet" className="needs-script -me-4 text-sm print:hidden" onClick={() => setOpen(true)}>
          <Maximize2 aria-hidden className="size-4" />
          Open the plan
        </Button>
      </figcaption>
      {isOpen ? (
        <Suspense>
          <PictureViewer pictures={[plan]} startAt={0} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </figure>
  )
}
