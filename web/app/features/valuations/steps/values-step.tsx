import type { EvaluatorLeadDetails } from '@properysearch/contract/valuations/calls'
import { usualPercents } from '@properysearch/contract/valuations/facts'
import { valuesPart } from '@properysearch/contract/valuations/report'
import { useState } from 'react'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useSavePart } from '../valuations.queries.ts'
import { ValueTable } from '../value-table.tsx'
import { readNumber, StepForm, type StepProps } from './step-form.tsx'
import { TextArea } from './text-area.tsx'

const { realisable, distress } = usualPercents
const usual = ({ from, to }: { from: number; to: number }) => `Usually ${from} to ${to}, by convention`

/** Every other value, from the market value or by its own rate. */
export function ValuesStep({ lead, onSaved }: StepProps & { lead: EvaluatorLeadDetails }) {
  const save = useSavePart(lead)
  const { values, property } = lead.draft
  const isPlot = property?.kind === 'Plots'
  const [hasGuideline, setHasGuideline] = useState(values === null || values.guideline !== null)
  const { form, field, submit, failure, isSubmitting } = useContractForm({
    schema: valuesPart,
    start: values ?? {
      realisablePercent: realisable.start,
      distressPercent: distress.start,
      guideline: null,
      construction: null,
      remarks: '',
    },
    send: async (sent) => {
      await save.mutateAsync({ values: sent })
      onSaved()
    },
  })
  const typed = form.watch()
  const seen = valuesPart.safeParse(typed)
  const number = (name: Parameters<typeof field>[0]) => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    className: 'figures max-w-48',
    ...field(name, readNumber),
  })
  return (
    <StepForm onSubmit={submit} isBusy={isSubmitting} failure={failure}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Realisable value (% of market)" help={usual(realisable)} {...number('realisablePercent')} />
        <TextField label="Distress value (% of market)" help={usual(distress)} {...number('distressPercent')} />
      </div>
      <CheckboxField
        label="With the guideline value by the Ready Reckoner"
        checked={hasGuideline}
        onChange={({ target }) => {
          setHasGuideline(target.checked)
          if (!target.checked) form.setValue('guideline', null)
        }}
      />
      {hasGuideline ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Rate (₹ per sq m)" {...number('guideline.rate')} />
          <TextField
            label="Zone and year"
            help="Such as: Baner 12/3, 2026-27"
            autoComplete="off"
            maxLength={120}
            {...field('guideline.zone')}
          />
        </div>
      ) : null}
      {isPlot ? null : (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Cost of rebuilding (₹ per sqft)"
            help="For the built-up area, without the land: what rebuilding after a fire would cost"
            {...number('construction.cost')}
          />
          <TextField
            label="Depreciation (%)"
            help="For its age; 0 for a new building"
            {...number('construction.depreciationPercent')}
          />
        </div>
      )}
      <TextArea
        label="Remarks (optional)"
        help="What a bank or a buyer should know: condition, risks, what you could not see"
        rows={5}
        maxLength={3000}
        {...field('remarks')}
      />
      {seen.success ? <ValueTable draft={{ ...lead.draft, values: seen.data }} /> : null}
    </StepForm>
  )
}
