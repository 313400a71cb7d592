import type { EvaluatorLeadDetails } from '@properysearch/contract/valuations/calls'
import { valuationPurposeNames, valuationPurposes } from '@properysearch/contract/valuations/facts'
import { assignmentPart } from '@properysearch/contract/valuations/report'
import { dayInIndia } from '../../../lib/day-in-india.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useSavePart } from '../valuations.queries.ts'
import { StepForm, type StepProps } from './step-form.tsx'

/** What the value is for, as on which day, and when the property was inspected. */
export function AssignmentStep({ lead, onSaved }: StepProps & { lead: EvaluatorLeadDetails }) {
  const save = useSavePart(lead)
  const today = dayInIndia(new Date().toISOString())
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: assignmentPart,
    start: lead.draft.assignment ?? { addressee: lead.bank ?? '', shownBy: '', valuedOn: today, inspectedOn: today },
    send: async (assignment) => {
      await save.mutateAsync({ assignment })
      onSaved()
    },
  })
  return (
    <StepForm onSubmit={submit} isBusy={isSubmitting} failure={failure}>
      <SelectField
        label="Purpose"
        help={lead.purpose ? `The client says: ${lead.purpose}` : undefined}
        fieldClassName="max-w-96"
        {...field('purpose')}
      >
        <option value="">Choose</option>
        {valuationPurposeNames.map((purpose) => (
          <option key={purpose} value={purpose}>
            {valuationPurposes[purpose]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="To be given to (if you know)"
        help="The bank and branch, the court or the office that asked for it"
        autoComplete="off"
        maxLength={120}
        {...field('addressee')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Value as on"
          help="For capital gains this may be a day long past"
          type="date"
          max={today}
          className="max-w-56"
          {...field('valuedOn')}
        />
        <TextField label="Inspected on" type="date" max={today} className="max-w-56" {...field('inspectedOn')} />
      </div>
      <TextField
        label="Who showed the property (optional)"
        autoComplete="off"
        maxLength={80}
        fieldClassName="max-w-96"
        {...field('shownBy')}
      />
    </StepForm>
  )
}
