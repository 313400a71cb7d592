import { homeCity } from '@properysearch/contract/search/chosen-city'
import { optionsOf, type SearchType, searchTypes } from '@properysearch/contract/search/facts'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PlaceInput } from '../../features/search/place-input.tsx'
import { rememberCity } from '../../lib/chosen-city.ts'
import { useIsAwake } from '../../lib/use-is-awake.ts'
import { pathTo } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { CitySelect } from '../../ui/city-select.tsx'
import { Form } from '../../ui/link.tsx'
import { homeAddress } from './search-address.ts'

const types = Object.keys(searchTypes) as SearchType[]

/** The search with its four tabs. Without JavaScript it still searches by type, city and place. */
export function HeroSearch({ city, cities }: { city: string; cities: readonly string[] }) {
  const navigate = useNavigate()
  const goToCity = (chosen: string) => {
    rememberCity(chosen)
    void navigate(homeAddress(chosen), { preventScrollReset: true })
  }
  const [type, setType] = useState<SearchType>('buy')
  const [text, setText] = useState('')
  const isAwake = useIsAwake()
  return (
    <Form
      action={pathTo('propertyList')}
      method="get"
      role="search"
      aria-label="Find property"
      className="mx-auto mt-7 max-w-3xl rounded-card border border-line bg-card p-2 text-start shadow-raised sm:p-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">What are you looking for?</legend>
          {types.map((option) => (
            <label key={option} className="hero-tab">
              <input
                type="radio"
                name="type"
                value={option}
                checked={type === option}
                onChange={() => setType(option)}
                className="sr-only"
              />
              {searchTypes[option].label}
            </label>
          ))}
        </fieldset>
        <CitySelect cities={cities} city={city} onCity={goToCity} className="w-full sm:w-auto" />
      </div>
      {/* The budget is asked on the next page. */}
      <input type="hidden" name="budget" value="" />
      <div className="mt-2 grid gap-2 sm:grid-cols-[1fr_12rem_auto]">
        <PlaceInput
          text={text}
          onText={setText}
          onChoose={(suggestion) => setText(suggestion.text)}
          label="Locality, project, or what you are looking for"
          placeholder={
            city === homeCity ? 'Locality, or ‘2 BHK in Baner under 1.3 cr’' : 'Locality, or ‘2 BHK under 80 lakh’'
          }
          inputClassName="min-h-12 w-full rounded-control border border-edge bg-ground px-3"
        />
        {/* Its choices follow the tab, so it is sent only when they can. */}
        <select
          key={type}
          name={isAwake ? 'subCategory' : undefined}
          defaultValue={searchTypes[type].initial}
          aria-label="Property type"
          className="hero-kind min-h-12 rounded-control border border-edge bg-ground px-3"
        >
          {Object.entries(optionsOf(type)).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button type="submit" className="min-h-12 px-6">
          <Search aria-hidden className="size-4.5" />
          Search
        </Button>
      </div>
    </Form>
  )
}
