import { type Search, type SearchField, valuesOf } from '@properysearch/contract/search/address'
import type { FacetName } from '@properysearch/contract/search/calls'
import { ChoiceGroup } from './choice-group.tsx'
import { floorOptions, optionsFor } from './filter-options.ts'
import type { Facets } from './find-list.ts'
import { AreaFields, PriceFields } from './range-fields.tsx'
import { typeOf } from './search-words.ts'

/** The parts that filters are made of, in the order of the sheet. */
export const filterParts = {
  kind: { label: 'Property type', fields: ['subCategory'] },
  budget: { label: 'Budget', fields: ['budget', 'minPrice', 'maxPrice'] },
  bhk: { label: 'BHK', fields: ['bhk'] },
  possession: { label: 'Possession', fields: ['possession'] },
  furnishing: { label: 'Furnishing', fields: ['furnishing'] },
  bathrooms: { label: 'Bathrooms', fields: ['bathrooms'] },
  floors: { label: 'Floors in the building', fields: ['floorsNo'] },
  area: { label: 'Area', fields: ['minArea', 'maxArea'] },
  age: { label: 'Age of the building', fields: ['age'] },
  facing: { label: 'Facing', fields: ['facing'] },
  amenities: { label: 'Nearby (all of these)', fields: ['amenities'] },
  postedBy: { label: 'Posted by', fields: ['postedBy'] },
} as const satisfies Record<string, { label: string; fields: readonly SearchField[] }>
export type FilterPart = keyof typeof filterParts

interface PartProps {
  part: FilterPart
  search: Search
  facets: Facets | null
  /** Under a button of the same name. */
  isAlone?: boolean
}

export function FilterPartFields({ part, search, facets, isAlone }: PartProps) {
  const { label } = filterParts[part]
  if (part === 'area') return <AreaFields search={search} />
  const group = (name: FacetName, isSingle: boolean) => (
    <ChoiceGroup
      legend={label}
      isLegendHidden={isAlone}
      name={name}
      options={optionsFor(name, search, facets)}
      chosen={valuesOf(search, name)}
      isSingle={isSingle}
    />
  )
  if (part === 'floors') {
    return (
      <ChoiceGroup
        legend={label}
        isLegendHidden={isAlone}
        name="floorsNo"
        options={floorOptions}
        chosen={valuesOf(search, 'floorsNo')}
        isSingle={false}
      />
    )
  }
  if (part === 'kind') return group('subCategory', true)
  if (part === 'budget') {
    return (
      <div className="grid gap-4">
        {group('budget', true)}
        {typeOf(search) === 'rent' ? null : (
          <p className="text-soft-ink text-sm">‘Above ₹1 Cr’ includes ₹1 Cr to ₹1.5 Cr.</p>
        )}
        <PriceFields search={search} isRent={typeOf(search) === 'rent'} />
      </div>
    )
  }
  return group(part, part === 'bathrooms')
}
