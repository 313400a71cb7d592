import type { PromotionOptions } from '@properysearch/contract/promotions/calls'
import type { PromotionDays } from '@properysearch/contract/promotions/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { formatDay } from '../../lib/format.ts'

interface DayChoiceProps {
  options: PromotionOptions['options']
  chosen: PromotionDays
  onChoose: (days: PromotionDays) => void
}

/** How long: what each costs with tax, by the day, and until when it would run. */
export function DayChoice({ options, chosen, onChoose }: DayChoiceProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">How long</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {options.map(({ days, total, until, isInPackage }) => (
          <label
            key={days}
            className="relative grid cursor-pointer content-start gap-1 rounded-card border border-edge bg-card p-4 transition-colors duration-150 hover:bg-sunken has-checked:border-leaf has-checked:bg-leaf-wash has-checked:shadow-[inset_0_0_0_1px_var(--leaf)] has-focus-visible:outline-[2.5px] has-focus-visible:outline-leaf has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="days"
              value={days}
              checked={chosen === days}
              onChange={() => onChoose(days)}
              className="sr-only"
            />
            <span className="font-semibold text-lg">{days} days</span>
            <span className="figures">
              {formatRupees(total, 2)} <span className="text-soft-ink text-sm">with tax</span>
            </span>
            <span className="figures text-soft-ink text-sm">
              {formatRupees(total / Number(days), 2)} a day · until {formatDay(until)}
            </span>
            {isInPackage ? <span className="font-medium text-leaf text-sm">In your package</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
