import type { SentSearchQuery } from '@properysearch/contract/search/calls'
import { type SearchType, searchTypes } from '@properysearch/contract/search/facts'
import { classNames } from '../../ui/class-names.ts'
import { controlClass } from '../../ui/field.tsx'
import { priceSteps } from './price-steps.ts'

interface MapFiltersProps {
  asked: SentSearchQuery
  onChange: (changes: Record<string, string | undefined>) => void
}

const tabs: [type: SearchType | undefined, label: string][] = [
  [undefined, 'All'],
  ...(Object.keys(searchTypes) as SearchType[]).map((type): [SearchType, string] => [type, searchTypes[type].label]),
]

/** The kind of deal, and from where to where its price may go. */
export function MapFilters({ asked, onChange }: MapFiltersProps) {
  const type = asked.type || undefined
  // Prices of one kind of deal say nothing about another.
  const choose = (next: SearchType | undefined) =>
    onChange({ type: next, subCategory: undefined, budget: undefined, minPrice: undefined, maxPrice: undefined })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <fieldset className="flex flex-wrap overflow-hidden rounded-control border border-edge">
        <legend className="sr-only">Kind of property</legend>
        {tabs.map(([value, label]) => (
          <label
            key={label}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center border-edge px-3 text-sm not-first-of-type:border-s has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:-outline-offset-4',
              value === type
                ? 'bg-leaf font-semibold text-on-leaf has-focus-visible:outline-on-leaf'
                : 'bg-card hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name="kind"
              className="sr-only"
              checked={value === type}
              onChange={() => choose(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {type ? (
        <div className="flex items-center gap-2 text-sm max-[20rem]:flex-wrap">
          <PriceSelect type={type} name="minPrice" label="Lowest price" none="No minimum" {...{ asked, onChange }} />
          <span aria-hidden>to</span>
          <PriceSelect type={type} name="maxPrice" label="Highest price" none="No maximum" {...{ asked, onChange }} />
        </div>
      ) : null}
    </div>
  )
}

interface PriceSelectProps extends MapFiltersProps {
  type: SearchType
  name: 'minPrice' | 'maxPrice'
  label: string
  none: string
}

function PriceSelect({ type, name, label, none, asked, onChange }: PriceSelectProps) {
  const value = String(asked[name] ?? '')
  const steps = priceSteps(type).filter(({ value: step }) =>
    name === 'minPrice'
      ? !asked.maxPrice || Number(step) < Number(asked.maxPrice)
      : !asked.minPrice || Number(step) > Number(asked.minPrice),
  )
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange({ [name]: event.target.value || undefined })}
      className={classNames(controlClass, 'w-auto')}
    >
      <option value="">{none}</option>
      {steps.some((step) => step.value === value) || value === '' ? null : <option value={value}>{value}</option>}
      {steps.map((step) => (
        <option key={step.value} value={step.value}>
          {step.label}
        </option>
      ))}
    </select>
  )
}
