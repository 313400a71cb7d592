import type { City, Locality } from '@properysearch/contract/places/calls'
import type { Area } from '@properysearch/contract/professionals/fields'
import { X } from 'lucide-react'
import { FieldError, SelectField } from '../../ui/field.tsx'

interface AreaFieldProps {
  areas: readonly Area[]
  most: number
  cities: City[]
  /** Of Pune, where we know them. */
  localities: Locality[]
  error?: string | undefined
  onChange: (areas: Area[]) => void
}

const keyOf = ({ city, locality }: Area) => `${city}|${locality ?? ''}`
const nameOf = ({ city, locality }: Area) => (locality === null ? `All of ${city}` : `${locality}, ${city}`)

/** The places somebody serves: chosen one by one, each with a button that takes it away. */
export function AreaField({ areas, most, cities, localities, error, onChange }: AreaFieldProps) {
  const chosen = new Set(areas.map(keyOf))
  const choices: Area[] = [
    ...cities.map(({ name }) => ({ city: name, locality: null })),
    ...localities.map(({ name, city }) => ({ city, locality: name })),
  ].filter((area) => !chosen.has(keyOf(area)))
  const isFull = areas.length >= most
  return (
    <div className="grid gap-3">
      <SelectField
        label="Places you serve"
        help={isFull ? `You have chosen ${most}: take one away to add another.` : `Up to ${most}.`}
        name="area"
        value=""
        disabled={isFull}
        fieldClassName="max-w-md"
        onChange={(event) => {
          const area = choices[Number(event.target.value)]
          if (area) onChange([...areas, area])
        }}
      >
        <option value="">Add a place</option>
        {choices.map((area, at) => (
          <option key={keyOf(area)} value={at}>
            {nameOf(area)}
          </option>
        ))}
      </SelectField>
      {areas.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {areas.map((area) => (
            <li key={keyOf(area)} className="flex items-center rounded-full border border-line bg-sunken ps-4 text-sm">
              {nameOf(area)}
              <button
                type="button"
                aria-label={`Take away ${nameOf(area)}`}
                className="grid size-11 place-items-center rounded-full hover:text-danger"
                onClick={() => onChange(areas.filter((other) => keyOf(other) !== keyOf(area)))}
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  )
}
