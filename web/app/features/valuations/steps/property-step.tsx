import { type Bhk, bhkNames, homes, subcategories } from '@properysearch/contract/listings/facts'
import type { EvaluatorLeadDetails } from '@properysearch/contract/valuations/calls'
import { occupancies, occupancyNames, tenureNames, tenures } from '@properysearch/contract/valuations/facts'
import { propertyPart } from '@properysearch/contract/valuations/report'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useSavePart } from '../valuations.queries.ts'
import { readNumber, StepForm, type StepProps } from './step-form.tsx'
import { TextArea } from './text-area.tsx'

/** What the listing says already; the evaluator corrects it by what they saw. */
function startOf({ draft, property, address }: EvaluatorLeadDetails) {
  if (draft.property) return draft.property
  const empty = { surveyNumber: '', boundaries: '', deviations: '', ageYears: null, lifeYears: null }
  if (!property) return { ...empty, address: address ?? '', bhk: null, builtUpSqft: null, floor: null }
  const { propertydata, locationData, detailsData } = property
  const area = detailsData.sizeInFt
  return {
    ...empty,
    kind: propertydata.subcategory,
    bhk: detailsData.bhk,
    address: address ?? [locationData.society, locationData.address].filter(Boolean).join(', '),
    locality: locationData.locality,
    city: locationData.city,
    areaSqft: area,
    builtUpSqft: propertydata.subcategory === 'Plots' ? null : Math.round(area * 1.2),
    floor: detailsData.floor,
  }
}

/** Place, area, title and condition. */
export function PropertyStep({ lead, onSaved }: StepProps & { lead: EvaluatorLeadDetails }) {
  const save = useSavePart(lead)
  const { form, field, submit, failure, isSubmitting } = useContractForm({
    schema: propertyPart,
    start: startOf(lead),
    send: async (property) => {
      const isPlot = property.kind === 'Plots'
      const built = isPlot ? { builtUpSqft: null, floor: null, ageYears: null, lifeYears: null } : {}
      await save.mutateAsync({
        property: { ...property, ...built, bhk: hasRooms(property.kind) ? property.bhk : null },
      })
      onSaved()
    },
  })
  const kind = form.watch('kind') as (typeof subcategories)[number] | undefined
  const isPlot = kind === 'Plots'
  const number = (name: Parameters<typeof field>[0]) => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    className: 'figures',
    ...field(name, readNumber),
  })
  return (
    <StepForm onSubmit={submit} isBusy={isSubmitting} failure={failure}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Kind" {...field('kind')}>
          <option value="">Choose</option>
          {subcategories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        {hasRooms(kind) ? (
          <SelectField label="Rooms" {...field('bhk', (typed) => typed || null)}>
            <option value="">Not counted</option>
            {(Object.keys(bhkNames) as Bhk[]).map((bhk) => (
              <option key={bhk} value={bhk}>
                {bhkNames[bhk]}
              </option>
            ))}
          </SelectField>
        ) : null}
      </div>
      <TextField label="Address" autoComplete="off" maxLength={240} {...field('address')} />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField label="Locality" autoComplete="off" maxLength={60} {...field('locality')} />
        <TextField label="City" autoComplete="off" maxLength={60} {...field('city')} />
        <TextField label="Survey or CTS number" autoComplete="off" maxLength={80} {...field('surveyNumber')} />
      </div>
      <TextField
        label="Owners, and their shares"
        help="As in the deed: Asha Kulkarni (1/2), Mandar Kulkarni (1/2)"
        autoComplete="off"
        maxLength={240}
        {...field('owners')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Tenure" {...field('tenure')}>
          <option value="">Choose</option>
          {tenureNames.map((tenure) => (
            <option key={tenure} value={tenure}>
              {tenures[tenure]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Used by" {...field('occupancy')}>
          <option value="">Choose</option>
          {occupancyNames.map((occupancy) => (
            <option key={occupancy} value={occupancy}>
              {occupancies[occupancy]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-3">
        <TextField label={isPlot ? 'Area of the plot (sqft)' : 'Carpet area (sqft)'} {...number('areaSqft')} />
        {isPlot ? null : (
          <>
            <TextField label="Built-up area (sqft)" {...number('builtUpSqft')} />
            <TextField label="Floor" help="0 is the ground floor" {...number('floor')} />
            <TextField label="Age (years)" {...number('ageYears')} />
            <TextField label="Remaining life (years)" {...number('lifeYears')} />
          </>
        )}
      </div>
      <TextArea
        label="Boundaries (optional)"
        help="East, west, north, south"
        maxLength={500}
        {...field('boundaries')}
      />
      <TextArea
        label="Differences from the sanctioned plan or the deed"
        help="If you leave it empty, the report says “None seen.”"
        maxLength={800}
        {...field('deviations')}
      />
    </StepForm>
  )
}

const hasRooms = (kind: (typeof subcategories)[number] | undefined) => kind !== undefined && homes.includes(kind)
