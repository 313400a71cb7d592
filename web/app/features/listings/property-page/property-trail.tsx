import type { PropertyItem } from '@properysearch/contract/listings/property'
import { ChevronRight } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { trailTo } from './trail-to.ts'

/** The way back to where it was found. */
export function PropertyTrail({ property }: { property: PropertyItem }) {
  const trail = trailTo(property)
  return (
    <nav aria-label="Breadcrumb" className="-mt-3 mb-4 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm">
        {trail.map(({ name, path }, i) => (
          <li key={path} className="inline-flex items-center gap-1.5">
            {i === trail.length - 1 ? (
              <span aria-current="page" className="text-soft-ink">
                {name}
              </span>
            ) : (
              <Link to={path} className="py-1 font-medium text-leaf hover:underline">
                {name}
              </Link>
            )}
            {i < trail.length - 1 ? <ChevronRight aria-hidden className="size-3.5 shrink-0 text-soft-ink" /> : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}
