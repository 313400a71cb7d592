import { reportReasonNames } from '@properysearch/contract/listings/facts'
import { reportInput } from '@properysearch/contract/listings/report-calls'
import { api } from '../../../lib/api.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { controlClass, Field, SelectField } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { toast } from '../../../ui/toast.tsx'

export default function ReportDialog({ propertyId, onClose }: { propertyId: number; onClose: () => void }) {
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: reportInput,
    start: { id: propertyId, note: '' },
    send: async (values) => {
      const { message } = await api.listings.reportProperty(values)
      toast.success(message)
      onClose()
    },
  })
  const { error, ...note } = field('note')
  return (
    <Modal title="What is wrong with this listing?" hasCross onClose={onClose}>
      <Form
        onSubmit={submit}
        isBusy={isSubmitting}
        failure={failure}
        action="Send report"
        busyAction="Sending…"
        aside={<p className="text-soft-ink text-xs">The person who posted it will not know who reported it.</p>}
      >
        <SelectField label="Reason" {...field('reason')}>
          <option value="">Choose a reason</option>
          {Object.entries(reportReasonNames).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Field label="What you noticed" help="Optional, at most 1,000 characters" error={error}>
          {(control) => <textarea {...control} {...note} rows={4} className={controlClass} />}
        </Field>
      </Form>
    </Modal>
  )
}
