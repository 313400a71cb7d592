import {
  exteriorMaterials,
  facings,
  furnishingNames,
  furnishings,
  possessions,
  propertyAges,
  structureTypes,
} from '@properysearch/contract/listings/facts'
import { fieldsOf, type ListingField } from '@properysearch/contract/listings/steps'
import { ChipsField, ChoiceField, choicesOf, DayField, WordsField } from './step-fields.tsx'
import type { ListingForm } from './use-listing-form.ts'

/** When it can be had, in what state it is, and who offers it. */
export function ConditionStep({ form }: { form: ListingForm }) {
  const { values } = form
  const shown = new Set<ListingField>(fieldsOf('condition', values))
  const isReady = values.possession === 'Ready To Move'
  const ages = propertyAges.filter((age) => (age === 'UnderConstruction') !== isReady)
  return (
    <div className="grid gap-6">
      {shown.has('possession') ? (
        <ChipsField form={form} name="possession" label="Possession" choices={choicesOf(possessions)} />
      ) : null}
      {shown.has('possessionOn') && !isReady ? (
        <DayField
          form={form}
          name="possessionOn"
          label="Possession by"
          help="As promised in the agreement or on the RERA website."
        />
      ) : null}
      {shown.has('availableFrom') ? <DayField form={form} name="availableFrom" label="Available from" /> : null}
      {shown.has('age') && isReady ? (
        <ChipsField form={form} name="age" label="Age of the building" choices={choicesOf(ages)} />
      ) : null}
      {shown.has('furnishing') ? (
        <ChipsField
          form={form}
          name="furnishing"
          label="Furnishing"
          choices={furnishings.map((value) => ({ value, label: furnishingNames[value] }))}
        />
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField form={form} name="facing" label="Facing" choices={choicesOf(facings)} none="Not stated" />
        {shown.has('exteriorMaterial') ? (
          <ChoiceField
            form={form}
            name="exteriorMaterial"
            label="Outer walls"
            choices={choicesOf(exteriorMaterials)}
            none="Not stated"
          />
        ) : null}
        {shown.has('structureType') ? (
          <ChoiceField
            form={form}
            name="structureType"
            label="Structure"
            choices={choicesOf(structureTypes)}
            none="Not stated"
          />
        ) : null}
        {shown.has('reraNumber') ? (
          <WordsField
            form={form}
            name="reraNumber"
            label="MahaRERA project number"
            placeholder="P52100012345"
            autoCapitalize="characters"
            help="Needed for a project that is being sold by its builder. Not for resale."
          />
        ) : null}
      </div>
      <ChipsField
        form={form}
        name="postedBy"
        label="You are"
        choices={[
          { value: 'owner', label: 'The owner' },
          { value: 'builder', label: 'The builder' },
        ]}
      />
    </div>
  )
}
