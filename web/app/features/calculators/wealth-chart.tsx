import { formatPrice } from '@properysearch/contract/values/money'
import type { RentOrBuy, YearOfChoice } from './rent-or-buy.ts'

/** Two lines over the years: what the owner and what the tenant would have. The table under it holds the same figures. */
export function WealthChart({ table, breakEvenYear }: RentOrBuy) {
  const all = table.flatMap((row) => [row.ownerWealthRupees, row.tenantWealthRupees])
  const lowest = Math.min(0, ...all)
  const span = Math.max(...all, 1) - lowest
  const last = table.at(-1)
  const x = (year: number) => ((year - 1) / Math.max(1, table.length - 1)) * 100
  const line = (of: (row: YearOfChoice) => number) =>
    table.map((row) => `${x(row.year)},${100 - ((of(row) - lowest) / span) * 100}`).join(' ')
  const stroke = {
    fill: 'none',
    strokeWidth: 3,
    vectorEffect: 'non-scaling-stroke' as const,
    strokeLinejoin: 'round' as const,
  }
  return (
    <figure className="grid gap-2">
      <svg
        role="img"
        aria-label={`After ${table.length} years the owner would have ${formatPrice(last?.ownerWealthRupees ?? 0)}, the tenant ${formatPrice(last?.tenantWealthRupees ?? 0)}.`}
        viewBox="0 -3 100 106"
        preserveAspectRatio="none"
        className="h-40 w-full"
      >
        {breakEvenYear ? (
          <path
            d={`M${x(breakEvenYear)} 0V100`}
            stroke="var(--edge)"
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
          />
        ) : null}
        <polyline
          points={line((row) => row.tenantWealthRupees)}
          stroke="var(--marigold)"
          strokeDasharray="7 4"
          {...stroke}
        />
        <polyline points={line((row) => row.ownerWealthRupees)} stroke="var(--leaf)" {...stroke} />
      </svg>
      <div aria-hidden className="figures flex justify-between border-line border-t pt-1 text-soft-ink text-xs">
        <span>Year 1</span>
        <span>Year {table.length}</span>
      </div>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="w-6 border-leaf border-t-3" /> If you buy
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="w-6 border-marigold border-t-3 border-dashed" /> If you rent and save
        </span>
      </figcaption>
    </figure>
  )
}
