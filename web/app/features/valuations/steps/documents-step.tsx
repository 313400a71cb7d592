import type { EvaluatorLeadDetails } from '@properysearch/contract/valuations/calls'
import { seenDocumentNames, seenDocuments } from '@properysearch/contract/valuations/facts'
import { documentsPart } from '@properysearch/contract/valuations/report'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { useSavePart } from '../valuations.queries.ts'
import { StepForm, type StepProps } from './step-form.tsx'
import { TextArea } from './text-area.tsx'

/** What the evaluator was shown. */
export function DocumentsStep({ lead, onSaved }: StepProps & { lead: EvaluatorLeadDetails }) {
  const save = useSavePart(lead)
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: documentsPart,
    start: lead.draft.documents ?? { seen: [], notes: '' },
    send: async (documents) => {
      await save.mutateAsync({ documents })
      onSaved()
    },
  })
  const { error, ...seen } = field('seen')
  return (
    <StepForm onSubmit={submit} isBusy={isSubmitting} failure={failure}>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium text-sm">Documents that you saw</legend>
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {seenDocumentNames.map((name) => (
            <CheckboxField key={name} label={seenDocuments[name]} value={name} {...seen} />
          ))}
        </div>
        <div aria-live="polite">{error ? <FieldError>{error}</FieldError> : null}</div>
      </fieldset>
      <TextArea
        label="Notes (optional)"
        help="Numbers and dates of the documents, originals or copies, what you asked for and did not see"
        maxLength={800}
        {...field('notes')}
      />
    </StepForm>
  )
}
