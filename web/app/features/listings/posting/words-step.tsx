import { amenities, bhkNames } from '@properysearch/contract/listings/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass, Field } from '../../../ui/field.tsx'
import { chipClass, WordsField } from './step-fields.tsx'
import type { ListingForm } from './use-listing-form.ts'

const nouns: Record<string, string> = {
  Flats: 'flat',
  Houses: 'house',
  Villas: 'villa',
  Plots: 'plot',
  'Studio Apartments': 'studio apartment',
  Offices: 'office',
  Shops: 'shop',
}

/** The title, the description, and what is nearby. */
export function WordsStep({ form }: { form: ListingForm }) {
  const { values } = form
  const suggestion = titleFor(values)
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <WordsField
          form={form}
          name="title"
          label="Title"
          maxLength={120}
          help="The kind of property and its locality, in one line."
        />
        {suggestion && !values.title ? (
          <div>
            <Button look="quiet" className="text-sm" onClick={() => form.set({ title: suggestion })}>
              Use “{suggestion}”
            </Button>
          </div>
        ) : null}
      </div>
      <Field
        label="Description"
        error={form.errors.description}
        help={`Light, air, water, what has been renovated, why you liked living there. ${formatNumber(values.description.length)} of 5,000 characters.`}
      >
        {(control) => (
          <textarea
            {...control}
            name="description"
            rows={7}
            maxLength={5000}
            className={classNames(controlClass, 'leading-relaxed')}
            value={values.description}
            onChange={(event) => form.set({ description: event.target.value })}
          />
        )}
      </Field>
      <fieldset>
        <legend className="mb-2 font-medium text-sm">Within a short walk</legend>
        <div className="flex flex-wrap gap-2">
          {amenities.map((amenity) => (
            <label key={amenity} className={chipClass}>
              <input
                type="checkbox"
                className="sr-only"
                checked={values.amenities.includes(amenity)}
                onChange={(event) =>
                  form.set({
                    amenities: event.target.checked
                      ? [...values.amenities, amenity]
                      : values.amenities.filter((other) => other !== amenity),
                  })
                }
              />
              {amenity}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

function titleFor({ bhk, subcategory, society, locality }: ListingForm['values']): string | null {
  const place = society ?? locality
  if (!place) return null
  const noun = nouns[subcategory] ?? 'property'
  const what = bhk === null ? `${noun.charAt(0).toUpperCase()}${noun.slice(1)}` : `${bhkNames[bhk]} ${noun}`
  return society && locality ? `${what} in ${society}, ${locality}` : `${what} in ${place}`
}
