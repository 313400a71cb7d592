import type { PromotionOptions } from '@properysearch/contract/promotions/calls'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { CalendarCheck2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

interface PackageDaysProps {
  option: PromotionOptions['options'][number]
  daysLeft: number
  isBusy: boolean
  onUse: () => void
  /** Keeps the days for later. */
  onPay: () => void
}

/** The way without paying: the days that a package holds. */
export function PackageDays({ option, daysLeft, isBusy, onUse, onPay }: PackageDaysProps) {
  const days = Number(option.days)
  return (
    <section aria-label="With your package" className="grid gap-4 rounded-card border border-line bg-card p-5 sm:p-6">
      <p className="figures flex items-start gap-3">
        <CalendarCheck2 aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
        <span>
          Your package has {formatNumber(daysLeft)} promoted days. This uses {days} and leaves{' '}
          {formatNumber(daysLeft - days)}; there is nothing to pay.
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={isBusy} onClick={onUse}>
          {isBusy ? 'Promoting…' : `Use ${days} days from my package`}
        </Button>
        <Button look="quiet" onClick={onPay}>
          Pay instead
        </Button>
      </div>
    </section>
  )
}
