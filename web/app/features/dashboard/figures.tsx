import { formatNumber } from '@properysearch/contract/values/numbers'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/states.tsx'
import type { Dashboard } from './dashboard.queries.ts'

const grid = 'grid grid-cols-2 gap-x-6 gap-y-4 px-5 py-4 sm:flex sm:flex-wrap sm:gap-x-10 sm:px-8'

/** Only what is computed; each leads to the screen behind it. */
export function Figures({ figures }: { figures: Dashboard['figures'] }) {
  return (
    <dl className={grid}>
      {figures.map(({ key, label, value, link }) => (
        <div key={key} className="flex flex-col-reverse justify-end">
          <dt className="text-soft-ink text-sm">
            {link ? (
              <Link
                to={link}
                className="underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
              >
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd className="figures font-semibold text-xl">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

export function FiguresSkeleton() {
  return (
    <div className={grid}>
      <Skeleton className="h-14 sm:w-36" />
      <Skeleton className="h-14 sm:w-28" />
    </div>
  )
}
