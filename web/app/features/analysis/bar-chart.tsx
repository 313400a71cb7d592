import { Link } from '../../ui/link.tsx'
import type { Chart } from './charts.ts'

/** So many are drawn; the table has all of them. */
const mostDrawn = 12

/** A list, each with its bar: read in order like any list. */
export function BarChart({ chart, pathOf }: { chart: Chart; pathOf: (slug: string) => string }) {
  const most = Math.max(1, ...chart.marks.map(({ value }) => value))
  const drawn = chart.marks.slice(0, mostDrawn)
  return (
    <>
      <ul className="grid gap-2">
        {drawn.map(({ label, value, text, n, slug }) => (
          <li key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 text-sm">
            <span className="truncate">
              {slug ? (
                <Link to={pathOf(slug)} className="text-leaf underline-offset-4 hover:underline">
                  {label}
                </Link>
              ) : (
                label
              )}
            </span>
            <span className="figures font-medium">
              {text}
              {n === null ? null : <span className="font-normal text-soft-ink text-xs"> · {n} listings</span>}
            </span>
            <span aria-hidden className="col-span-2 h-2 rounded-full bg-sunken">
              <span
                className="block h-full min-w-1 rounded-full bg-leaf"
                style={{ width: `${(value / most) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      {chart.marks.length > mostDrawn ? (
        <p className="text-soft-ink text-sm">
          The first {mostDrawn} of {chart.marks.length}; the table has all of them.
        </p>
      ) : null}
    </>
  )
}
