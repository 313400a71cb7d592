import type { EvaluatorLeadDetails } from '@properysearch/contract/valuations/calls'
import { declarationNames, declarations } from '@properysearch/contract/valuations/facts'
import { declarationPart } from '@properysearch/contract/valuations/report'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { useSavePart } from '../valuations.queries.ts'
import { StepForm, type StepProps } from './step-form.tsx'

/** What the evaluator stands for with their name. */
export function DeclarationStep({ lead, onSaved }: StepProps & { lead: EvaluatorLeadDetails }) {
  const save = useSavePart(lead)
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: declarationPart,
    ...(lead.draft.declaration ? { start: lead.draft.declaration } : {}),
    send: async (declaration) => {
      await save.mutateAsync({ declaration })
      onSaved()
    },
  })
  return (
    <StepForm onSubmit={submit} isBusy={isSubmitting} failure={failure}>
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-medium text-sm">These statements appear in the report, under your name</legend>
        {declarationNames.map((name) => (
          <CheckboxField key={name} label={declarations[name]} {...field(name)} />
        ))}
      </fieldset>
    </StepForm>
  )
}
