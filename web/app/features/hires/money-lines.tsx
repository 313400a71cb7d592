import { formatExact } from '../../lib/format.ts'
import type { Line } from './hire-words.ts'

/** Amounts one under the other; the last is their sum. */
export function MoneyLines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="figures grid max-w-md gap-1.5 text-sm">
      {lines.map(({ name, amount }, i) => {
        const isSum = i === lines.length - 1
        return (
          <div
            key={name}
            className={`flex justify-between gap-4 ${isSum ? 'border-line border-t pt-1.5 font-semibold' : ''}`}
          >
            <dt className={isSum ? '' : 'text-soft-ink'}>{name}</dt>
            <dd className="whitespace-nowrap">{amount < 0 ? `− ${formatExact(-amount)}` : formatExact(amount)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
