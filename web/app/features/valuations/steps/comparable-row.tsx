import {
  type AdjustmentFactor,
  adjustmentFactorNames,
  adjustmentFactors,
} from '@properysearch/contract/valuations/facts'
import type { Comparable } from '@properysearch/contract/valuations/report'
import { type Adjustments, adjustedBy, adjustedRate } from '@properysearch/contract/valuations/values'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { useId, useState } from 'react'
import { formatExact } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/field.tsx'
import { readNumber } from './step-form.tsx'

interface ComparableRowProps {
  comparable: Comparable
  onChange: (adjustments: Adjustments) => void
  onRemove: () => void
}

/** One comparable: what is asked for it, and what it would be worth by the sqft if it were the property valued. */
export function ComparableRow({ comparable, onChange, onRemove }: ComparableRowProps) {
  const { title, adjustments, rate } = comparable
  const total = adjustedBy(comparable)
  return (
    <li className="grid gap-3 rounded-control border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <p className="figures text-soft-ink text-sm">{factsOf(comparable)}</p>
        </div>
        <Button look="quiet" className="-my-1 text-sm" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-5">
        {adjustmentFactorNames.map((factor) => (
          <Percent
            key={factor}
            factor={factor}
            value={adjustments[factor]}
            onChange={(percent) => onChange({ ...adjustments, [factor]: percent })}
          />
        ))}
      </div>
      <p className="figures text-sm" aria-live="polite">
        {formatExact(rate)} {total < 0 ? '−' : '+'} {formatNumber(Math.abs(total), 1)}% ={' '}
        <strong className="font-bold text-base">{formatExact(adjustedRate(comparable))} per sqft</strong>
      </p>
    </li>
  )
}

export function factsOf({ price, rate, sizeSqft, locality, distanceKm, floor, age }: Comparable): string {
  return [
    `${formatExact(price)}, ${formatExact(rate)} per sqft`,
    `${formatNumber(sizeSqft, 2)} sqft`,
    floor === null ? null : floor === 0 ? 'ground floor' : `floor ${floor}`,
    ageText(age),
    distanceKm === null ? locality : `${locality}, ${formatNumber(distanceKm, 1)} km away`,
  ]
    .filter(Boolean)
    .join(' · ')
}

export const ageText = (age: Comparable['age']) =>
  age === 'UnderConstruction' ? 'under construction' : age?.toLowerCase()

interface PercentProps {
  factor: AdjustmentFactor
  value: number
  onChange: (percent: number) => void
}

function Percent({ factor, value, onChange }: PercentProps) {
  const id = useId()
  const [typed, setTyped] = useState(String(value))
  const read = readNumber(typed)
  const isWrong = read !== null && (typeof read !== 'number' || Math.abs(read) > 40)
  const { name, about } = adjustmentFactors[factor]
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-soft-ink text-xs" title={about}>
        {name} (%)
      </label>
      <input
        id={id}
        // Phones have no minus on their decimal keys.
        inputMode="text"
        autoComplete="off"
        className={`${controlClass} figures`}
        value={typed}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          const fresh = readNumber(target.value)
          if (fresh === null) onChange(0)
          else if (typeof fresh === 'number') onChange(Math.round(Math.max(-40, Math.min(40, fresh)) * 10) / 10)
        }}
        onBlur={() => setTyped(String(value))}
      />
    </div>
  )
}
