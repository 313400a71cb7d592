import { askPaperInput } from '@properysearch/contract/cases/calls'
import { api } from '../../lib/api.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { controlClass, Field, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'
import { useForgetCases } from './cases.queries.ts'

const schema = askPaperInput.omit({ item: true })

/** The client is asked for a paper, and the clock stops until they answer. */
export default function AskPaperDialog({ leadId, onClose }: { leadId: number; onClose: () => void }) {
  const forget = useForgetCases()
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema,
    start: { leadId },
    send: async (values) => {
      const { message } = await api.cases.askPaper(values)
      await forget()
      toast.success(message)
      onClose()
    },
  })
  const { error, ...about } = field('about', (typed) => (typed.trim() === '' ? undefined : typed))
  return (
    <Modal
      isWide
      hasCross
      onClose={onClose}
      title="Ask for a paper"
      text="Your client is told, and uploads it or says why they cannot. Your deadline moves by the time they take."
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Ask for it" busyAction="Asking…">
        <TextField label="Name of the paper" autoComplete="off" maxLength={80} {...field('name')} />
        <Field label="What to look for" help="Optional: where to get it, how recent, which pages." error={error}>
          {(control) => <textarea {...control} {...about} rows={3} maxLength={2000} className={controlClass} />}
        </Field>
      </Form>
    </Modal>
  )
}
