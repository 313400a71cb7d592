import { formatRupees } from '@properysearch/contract/values/money'

interface Props {
  caption: string
  columns: readonly string[]
  /** The amounts of each year, in rupees, in the order of the columns. */
  rows: readonly { year: number; amounts: readonly number[] }[]
  decimals?: number
}

/** Year by year, folded away until asked for. */
export function YearTable({ caption, columns, rows, decimals = 0 }: Props) {
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex min-h-11 items-center justify-between gap-3 px-4 py-2 font-medium text-sm">
        {caption}
        <span aria-hidden className="text-soft-ink transition-transform duration-150 group-open:rotate-180">
          ▾
        </span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by key */}
      <section className="max-h-96 overflow-auto px-4 pb-3" tabIndex={0} aria-label={caption}>
        <table className="figures w-full text-end text-xs sm:text-sm">
          <thead className="sticky top-0 bg-card">
            <tr>
              {['Year', ...columns].map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="px-1 py-2 font-medium text-soft-ink first:ps-0 first:text-start last:pe-0"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ year, amounts }) => (
              <tr key={year} className="border-line border-t">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {year}
                </th>
                {amounts.map((amount, column) => (
                  <td key={columns[column]} className="px-1 py-1.5 last:pe-0">
                    {formatRupees(amount, decimals)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
