import { useReports } from '../../features/analysis/reports.queries.ts'
import { messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'

export function MyReports() {
  const { data, error, refetch } = useReports()
  return (
    <section aria-labelledby="my-reports" className="grid gap-3">
      <h2 id="my-reports" className="text-xl">
        My reports
      </h2>
      {error && !data ? (
        <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-16" />
      ) : data.length === 0 ? (
        <p className="text-soft-ink">
          None yet. Add a property for sale to the comparison and buy its report: trend, comparables, yield, ten years
          of costs, and the papers that are missing.
        </p>
      ) : (
        <ul className="grid gap-2">
          {data.map(({ id, title, madeAt }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2">
              <Link to={pathTo('analysisReport', { id })} className="text-leaf underline-offset-4 hover:underline">
                {title}
              </Link>
              <span className="figures text-soft-ink text-sm">{formatDay(madeAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
