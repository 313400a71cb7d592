import type { Meter } from '@properysearch/contract/subscriptions/calls'
import { freeListings, quotaNames } from '@properysearch/contract/subscriptions/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { classNames } from '../../ui/class-names.ts'

/** What all running packages hold together, and what is left of it. */
export function Meters({ meters }: { meters: readonly Meter[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
      {meters.map((meter) => (
        <li key={meter.kind} className="grid gap-2 rounded-card border border-line bg-card p-5">
          <MeterOf {...meter} />
        </li>
      ))}
    </ul>
  )
}

function MeterOf({ kind, granted, used, left }: Meter) {
  const name = quotaNames[kind]
  // As the words above it: full while nothing is used.
  const share = left / granted
  return (
    <>
      <p className="text-soft-ink text-sm">{name}</p>
      <p className="figures">
        <span className="font-semibold text-2xl">{formatNumber(left)}</span>
        <span className="text-soft-ink"> of {formatNumber(granted)} left</span>
      </p>
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset">
        <div
          className={classNames('h-full rounded-full', share <= 0.2 ? 'bg-marigold' : 'bg-leaf')}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className="figures text-soft-ink text-xs">
        {formatNumber(used)}{' '}
        {kind === 'listings' ? `in use; the first ${freeListings} listings are free for everyone` : 'used'}
      </p>
    </>
  )
}
