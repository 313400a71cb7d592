import { setItemInput } from '@properysearch/contract/cases/calls'
import type { CaseItem } from '@properysearch/contract/cases/case'
import { caseItemStateNames, caseItemStates, caseItems } from '@properysearch/contract/cases/facts'
import { api } from '../../lib/api.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { controlClass, Field, SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useForgetCases } from './cases.queries.ts'

interface ItemDialogProps {
  leadId: number
  row: CaseItem
  onClose: () => void
}

/** What was found about one item. */
export default function ItemDialog({ leadId, row, onClose }: ItemDialogProps) {
  const forget = useForgetCases()
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: setItemInput,
    start: {
      leadId,
      item: row.item,
      state: row.state === 'open' ? 'checking' : row.state,
      note: row.note ?? undefined,
    },
    send: async (values) => {
      await api.cases.setItem(values)
      await forget()
      onClose()
    },
  })
  const { error, ...note } = field('note', (typed) => (typed.trim() === '' ? undefined : typed))
  return (
    <Modal isWide hasCross onClose={onClose} title={caseItems[row.item].name} text={caseItems[row.item].about}>
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Save" busyAction="Saving…">
        <SelectField label="What was found" {...field('state')}>
          {caseItemStateNames.map((state) => (
            <option key={state} value={state}>
              {caseItemStates[state]}
            </option>
          ))}
        </SelectField>
        <Field label="Note" help="Optional. Your client reads it." error={error}>
          {(control) => <textarea {...control} {...note} rows={4} maxLength={2000} className={controlClass} />}
        </Field>
      </Form>
    </Modal>
  )
}
