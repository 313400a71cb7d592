import { formatPrice } from '@properysearch/contract/values/money'
import type { YearOfLoan } from './amortisation.ts'

/** Each year's payments as one column, principal below, interest above. The table under it holds the same figures. */
export function EmiChart({ years }: { years: readonly YearOfLoan[] }) {
  const tallest = Math.max(...years.map((year) => year.principalPaise + year.interestPaise))
  const principal = years.reduce((sum, year) => sum + year.principalPaise, 0) / 100
  const interest = years.reduce((sum, year) => sum + year.interestPaise, 0) / 100
  const gap = years.length > 15 ? 1.5 : 2.5
  return (
    <figure className="grid gap-2">
      <svg
        role="img"
        aria-label={`Over ${years.length} ${years.length === 1 ? 'year' : 'years'} you repay ${formatPrice(principal)} of principal and ${formatPrice(interest)} of interest. The share of interest falls each year.`}
        viewBox={`0 0 ${years.length * 10} 100`}
        preserveAspectRatio="none"
        className="h-40 w-full"
      >
        {years.map(({ year, principalPaise, interestPaise }) => {
          const below = (principalPaise / tallest) * 100
          const above = (interestPaise / tallest) * 100
          const x = (year - 1) * 10 + gap / 2
          return (
            <g key={year}>
              <rect x={x} y={100 - below - above} width={10 - gap} height={above} fill="var(--marigold)" />
              <rect x={x} y={100 - below} width={10 - gap} height={below} fill="var(--leaf)" />
            </g>
          )
        })}
      </svg>
      <div aria-hidden className="figures flex justify-between border-line border-t pt-1 text-soft-ink text-xs">
        <span>Year 1</span>
        {years.length > 1 ? <span>Year {years.length}</span> : null}
      </div>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <Key colour="bg-leaf">Principal {formatPrice(principal)}</Key>
        <Key colour="bg-marigold">Interest {formatPrice(interest)}</Key>
      </figcaption>
    </figure>
  )
}

function Key({ colour, children }: { colour: string; children: React.ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`size-3 rounded-sm ${colour}`} />
      <span className="figures">{children}</span>
    </span>
  )
}
