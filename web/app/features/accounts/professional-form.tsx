import { professionalDetailsInput } from '@properysearch/contract/accounts/calls'
import { professionalNumbers } from '@properysearch/contract/values/identity-numbers'
import { BadgeCheck, CircleAlert, Hourglass } from 'lucide-react'
import { messageOf } from '../../lib/api.ts'
import { myId } from '../../lib/session.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { type ProfessionalDetails, useProfessionalDetails, useUpdateProfessionalDetails } from './accounts.queries.ts'

/** The number a profession is registered under, with how far it is confirmed. */
export function ProfessionalForm() {
  const { data: details, error, refetch } = useProfessionalDetails()
  if (error && !details) return <FailedState message={messageOf(error)} onRetry={refetch} />
  return details ? <NumberForm details={details} /> : <Skeleton className="h-32" />
}

function NumberForm({ details }: { details: ProfessionalDetails }) {
  const { label, example, register } = professionalNumbers[details.profession]
  const update = useUpdateProfessionalDetails()
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: professionalDetailsInput,
    start: { id: myId(), number: details.number ?? '' },
    send: async (input) => {
      await update.mutateAsync(input)
      toast.success('Your number is saved.')
    },
  })
  return (
    <div className="grid max-w-md gap-5">
      <NumberState details={details} register={register} />
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Save" busyAction="Saving...">
        <TextField
          label={label}
          help={`In the format ${example}`}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          className="figures uppercase tracking-wide"
          {...field('number')}
        />
      </Form>
    </div>
  )
}

function NumberState({ details, register }: { details: ProfessionalDetails; register: string }) {
  const { state, reason } = details
  if (state === 'none') return null
  const shown = {
    unverified: {
      icon: Hourglass,
      look: 'text-marigold-ink',
      text: `Unverified: we are comparing it with ${register}.`,
    },
    verified: { icon: BadgeCheck, look: 'text-good', text: `Verified: it is in ${register}.` },
    rejected: { icon: CircleAlert, look: 'text-danger', text: `Not accepted. ${reason ?? ''}` },
  }[state]
  return (
    <p role="status" className="flex items-start gap-2 text-sm">
      <shown.icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${shown.look}`} />
      {shown.text}
    </p>
  )
}
