import { reportInput } from '@properysearch/contract/properties'
import { reportReasonNames } from '@properysearch/contract/property-facts'
import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { api } from '../../lib/api.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { controlClass, Field, SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'

export default function ReportDialog({ propertyId, onClose }: { propertyId: number; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: reportInput,
    start: { id: propertyId, note: '' },
    send: async (values) => {
      const { message } = await api.properties.reportProperty(values)
      toast.success(message)
      dialog.current?.close()
    },
  })
  const { error, ...note } = field('note')
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby={titleId}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-6 text-ink shadow-raised backdrop:bg-black/50"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-lg">
          What is wrong with this listing?
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
          className="-m-2.5 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <Form
        onSubmit={submit}
        isBusy={isSubmitting}
        failure={failure}
        action="Send report"
        busyAction="Sending…"
        aside={<p className="text-soft-ink text-xs">Whoever posted it does not learn who reported.</p>}
      >
        <SelectField label="Reason" {...field('reason')}>
          <option value="">Choose a reason</option>
          {Object.entries(reportReasonNames).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Field label="What you noticed" help="If you like, at most 1,000 characters" error={error}>
          {(control) => <textarea {...control} {...note} rows={4} className={controlClass} />}
        </Field>
      </Form>
    </dialog>
  )
}
