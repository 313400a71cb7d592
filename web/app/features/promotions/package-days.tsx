import type { PromotionOptions } from '@properysearch/contract/promotions'
import { CalendarCheck2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

interface PackageDaysProps {
  option: PromotionOptions['options'][number]
  daysLeft: number
  isBusy: boolean
  onUse: () => void
}

/** The way without paying: the days that a package holds. */
export function PackageDays({ option, daysLeft, isBusy, onUse }: PackageDaysProps) {
  const days = Number(option.days)
  return (
    <section
      aria-label="With your package"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-leaf-wash p-4"
    >
      <p className="figures flex items-start gap-3">
        <CalendarCheck2 aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
        <span>
          Your package holds {daysLeft.toLocaleString('en-IN')} promoted days. This takes {days} and leaves{' '}
          {(daysLeft - days).toLocaleString('en-IN')}; nothing is paid.
        </span>
      </p>
      <Button disabled={isBusy} onClick={onUse}>
        {isBusy ? 'Promoting…' : `Use ${days} days of my package`}
      </Button>
    </section>
  )
}
