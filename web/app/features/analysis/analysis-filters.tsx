import type { AllData } from '@properysearch/contract/analysis/calls'
import { listedInOf, mostFloors, priceChoices } from '@properysearch/contract/analysis/facts'
import {
  countCap,
  countName,
  exteriorMaterials,
  possessions,
  structureTypes,
  subcategories,
} from '@properysearch/contract/listings/facts'
import { formatPrice } from '@properysearch/contract/values/money'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { type AnalysisField, type ChosenFilters, changeFilter } from './analysis-query.ts'

interface Props {
  filters: ChosenFilters
  choices: AllData['choices']
  /** Where the form goes without scripts. */
  action: string
  isBusy: boolean
  onChange: (filters: ChosenFilters) => void
}

type Choice = readonly [value: string, name: string]
const same = (values: readonly string[]): Choice[] => values.map((value) => [value, value])
const counts = (most: number, name: (count: number) => string): Choice[] =>
  Array.from({ length: most }, (_, i) => [String(i + 1), name(i + 1)])

/** Each choice redraws every chart; the first entry of each lets go of it. */
export function AnalysisFilters({ filters, choices, action, isBusy, onChange }: Props) {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  const prices: Choice[] = priceChoices[listedInOf(filters.category ?? 'sell')].map((price) => [
    String(price),
    formatPrice(price),
  ])
  const select = (name: AnalysisField, label: string, options: readonly Choice[]) => {
    const value = filters[name]
    const none = `Select ${label.toLowerCase()}`
    const known = value === undefined || options.some(([option]) => option === value)
    return (
      <SelectField
        key={name}
        label={label}
        name={name}
        value={value ?? none}
        onChange={(event) => onChange(changeFilter(filters, name, event.target.value))}
      >
        <option value={none}>{none}</option>
        {known ? null : <option value={value}>{value}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </SelectField>
    )
  }
  return (
    <search aria-label="Filters of the analysis">
      <form
        method="get"
        action={action}
        aria-busy={isBusy}
        className="relative grid gap-4 rounded-card border border-line bg-card p-5 sm:p-6"
      >
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-4">
          {select('city', 'City', same(choices.cities))}
          {select('locality', 'Locality', same(choices.localities))}
          {select('category', 'Category', [
            ['sell', 'For sale'],
            ['Rent', 'For rent'],
          ])}
          {select('subcategory', 'Type', same(subcategories))}
          {select('bedrooms', 'Bedrooms', counts(countCap, countName))}
        </div>
        <details open={moreNames.some((name) => filters[name] !== undefined)}>
          <summary className="cursor-pointer py-2 text-leaf text-sm">More filters</summary>
          <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] gap-4">
            {select('state', 'State', same(choices.states))}
            {select('bathrooms', 'Bathrooms', counts(countCap, countName))}
            {select(
              'floorsNo',
              'Floors',
              counts(mostFloors, (floors) => (floors === mostFloors ? `${floors} or more` : String(floors))),
            )}
            {select('possession', 'Possession', same(possessions))}
            {select('exteriorMaterial', 'Walls', same(exteriorMaterials))}
            {select('structureType', 'Structure', same(structureTypes))}
            {select('min_price', 'Lowest price', prices)}
            {select('max_price', 'Highest price', prices)}
          </div>
        </details>
        {isAwake ? (
          <p role="status" className="absolute end-5 bottom-7 text-soft-ink text-sm sm:end-6 sm:bottom-8">
            {isBusy ? 'Counting again…' : ''}
          </p>
        ) : (
          <Button type="submit" className="justify-self-start">
            Show
          </Button>
        )}
      </form>
    </search>
  )
}

const moreNames = [
  'state',
  'bathrooms',
  'floorsNo',
  'possession',
  'exteriorMaterial',
  'structureType',
  'min_price',
  'max_price',
] as const
