import { allIndia } from '@properysearch/contract/search/facts'
import { MapPin } from 'lucide-react'
import { useId } from 'react'
import { classNames } from './class-names.ts'

interface CitySelectProps {
  cities: readonly string[]
  /** One of them, `All India`, or nothing where an area or several places are asked about. */
  city: string | undefined
  onCity: (city: string) => void
  className?: string
}

/** Where to look, `city` in its form. */
export function CitySelect({ cities, city, onCity, className }: CitySelectProps) {
  const id = useId()
  return (
    <span className={classNames('relative inline-flex min-w-0 items-center', className)}>
      <label htmlFor={id} className="sr-only">
        City
      </label>
      <MapPin aria-hidden className="pointer-events-none absolute start-3 size-4 text-leaf" />
      <select
        id={id}
        name="city"
        value={city ?? ''}
        onChange={(event) => onCity(event.target.value)}
        className="min-h-11 w-full min-w-0 rounded-control border border-edge bg-card ps-9 pe-3 font-semibold text-ink text-sm"
      >
        {city === undefined ? <option value="">Choose a city</option> : null}
        <option value={allIndia}>{allIndia}</option>
        {cities.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}
