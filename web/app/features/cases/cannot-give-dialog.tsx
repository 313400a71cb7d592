import { cannotGiveInput } from '@properysearch/contract/cases/calls'
import type { PaperRequest } from '@properysearch/contract/cases/case'
import { api } from '../../lib/api.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { controlClass, Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'
import { useForgetCases } from './cases.queries.ts'

/** The client says why a paper cannot be given; it can still be given later. */
export default function CannotGiveDialog({ request, onClose }: { request: PaperRequest; onClose: () => void }) {
  const forget = useForgetCases()
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: cannotGiveInput,
    start: { requestId: request.id },
    send: async (values) => {
      await api.cases.cannotGive(values)
      await forget()
      toast.success('Your lawyer has been told.')
      onClose()
    },
  })
  const { error, ...reply } = field('reply')
  return (
    <Modal hasCross onClose={onClose} title={`You cannot give it: ${request.name}`}>
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Tell my lawyer" busyAction="Sending…">
        <Field label="Why not" help="Your lawyer reads it. You can still upload the paper later." error={error}>
          {(control) => <textarea {...control} {...reply} rows={3} maxLength={2000} className={controlClass} />}
        </Field>
      </Form>
    </Modal>
  )
}
