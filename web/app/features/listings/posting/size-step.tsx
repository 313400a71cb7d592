import { type Bhk, bhkNames, countName, permittedUseNames } from '@properysearch/contract/listings/facts'
import { fieldsOf, type ListingField, permittedUsesOf } from '@properysearch/contract/listings/steps'
import { ChipsField, type Choice, ChoiceField, NumberField } from './step-fields.tsx'
import type { ListingForm } from './use-listing-form.ts'

const counts = (from: number, to: number): Choice[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ value: String(from + i), label: countName(from + i) }))

const floors: Choice[] = [
  { value: '-1', label: 'Basement' },
  { value: '0', label: 'Ground floor' },
  ...Array.from({ length: 60 }, (_, i) => ({ value: String(i + 1), label: `Floor ${i + 1}` })),
]

/** How large it is, and the rooms it has: only what this kind of property can have. */
export function SizeStep({ form }: { form: ListingForm }) {
  const { values } = form
  const shown = new Set<ListingField>(fieldsOf('size', values))
  const bhks = (Object.keys(bhkNames) as Bhk[]).filter(
    (bhk) => values.subcategory !== 'Studio Apartments' || Number(bhk) <= 1,
  )
  const isPlot = values.subcategory === 'Plots'
  return (
    <div className="grid gap-6">
      {shown.has('bhk') ? (
        <ChipsField
          form={form}
          name="bhk"
          label="Bedrooms"
          choices={bhks.map((bhk) => ({ value: bhk, label: bhkNames[bhk] }))}
        />
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        {shown.has('carpetSqft') ? (
          <NumberField
            form={form}
            name="carpetSqft"
            label="Carpet area"
            unit="sqft"
            help="The floor area you can use, including inner walls. Prices are compared by it."
          />
        ) : null}
        {shown.has('builtUpSqft') ? (
          <NumberField
            form={form}
            name="builtUpSqft"
            label="Built-up area"
            unit="sqft, if you know it"
            help="Includes outer walls and balconies."
          />
        ) : null}
        {shown.has('superBuiltUpSqft') ? (
          <NumberField
            form={form}
            name="superBuiltUpSqft"
            label="Super built-up area"
            unit="sqft, if you know it"
            help="Includes a share of the lobby and stairs."
          />
        ) : null}
        {shown.has('plotSqft') ? (
          <NumberField
            form={form}
            name="plotSqft"
            label="Plot area"
            unit={isPlot ? 'sqft' : 'sqft, if you know it'}
            help="1 guntha is 1,089 sqft; 1 sq yard is 9 sqft."
          />
        ) : null}
      </div>
      {shown.has('permittedUse') ? (
        <ChipsField
          form={form}
          name="permittedUse"
          label={isPlot ? 'Permitted use of the land' : 'Permitted use'}
          choices={permittedUsesOf(form.values).map((value) => ({ value, label: permittedUseNames[value] }))}
        />
      ) : null}
      {shown.has('bathrooms') ? (
        <ChipsField form={form} name="bathrooms" label="Bathrooms" choices={counts(1, 10)} />
      ) : null}
      {shown.has('balconies') ? (
        <ChipsField form={form} name="balconies" label="Balconies" choices={counts(0, 5)} />
      ) : null}
      {shown.has('garages') ? (
        <ChipsField form={form} name="garages" label="Covered parking" choices={counts(0, 5)} />
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        {shown.has('floor') ? <ChoiceField form={form} name="floor" label="Floor" choices={floors} /> : null}
        {shown.has('totalFloors') ? (
          <NumberField form={form} name="totalFloors" label="Floors in the building" />
        ) : null}
      </div>
    </div>
  )
}
