import { addPaperInput } from '@properysearch/contract/deal-papers/calls'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'

const named = addPaperInput.required({ name: true })

/** A paper that is not on the list: it is put there and asked for at once. */
export default function AskPaperDialog({
  bookingId,
  other,
  onClose,
}: {
  bookingId: number
  other: string
  onClose: () => void
}) {
  const client = useQueryClient()
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: named,
    start: { bookingId, kind: 'other' },
    send: async (values) => {
      const { data } = await api.dealPapers.add(values)
      await api.dealPapers.mark({ paperId: data.id, mark: 'asked' })
      await client.invalidateQueries({ queryKey: queryKeys.dealPapers })
      toast.success(`Asked. ${other} has been told.`)
      onClose()
    },
  })
  return (
    <Modal
      hasCross
      onClose={onClose}
      title="Ask for another paper"
      text={`${other} will be told, and can give it or say that it does not apply.`}
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Ask for it" busyAction="Asking…">
        <TextField label="Name of the paper" autoComplete="off" maxLength={80} {...field('name')} />
      </Form>
    </Modal>
  )
}
