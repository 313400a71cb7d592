import { formatNumber } from '@properysearch/contract/values/numbers'
import { classNames } from '../../ui/class-names.ts'
import type { FilterOption } from './filter-options.ts'

interface ChoiceGroupProps {
  legend: string
  /** Not shown where the button that opened it says the same. */
  isLegendHidden?: boolean | undefined
  name: string
  options: readonly FilterOption[]
  chosen: readonly string[]
  /** One of them, or none: `Any` is then offered too. */
  isSingle?: boolean
}

/** Choices as chips with their counts. What would leave nothing cannot be chosen. Plain inputs: they work in any form. */
export function ChoiceGroup({ legend, isLegendHidden, name, options, chosen, isSingle }: ChoiceGroupProps) {
  const all = isSingle ? [{ value: '', label: 'Any' }, ...options] : options
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2.5 font-semibold'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {all.map((option) => {
          const isChosen = option.value === '' ? chosen.length === 0 : chosen.includes(option.value)
          return (
            <label key={option.value} className="choice">
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                name={name}
                value={option.value}
                defaultChecked={isChosen}
                disabled={option.count === 0 && option.isExact !== false && !isChosen}
              />
              <span>{option.label}</span>
              <Count option={option} />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function Count({ option: { count, isExact } }: { option: FilterOption }) {
  // None in a sample does not mean none.
  if (count === undefined || (count === 0 && isExact === false)) return null
  return (
    <span className={classNames('choice-count figures', count === 0 && 'sr-only')}>
      {isExact === false ? 'about ' : ''}
      {formatNumber(count)}
      <span className="sr-only"> properties</span>
    </span>
  )
}
