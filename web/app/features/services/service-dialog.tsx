import { mostHireDays } from '@properysearch/contract/hires/facts'
import { type Service, serviceInput } from '@properysearch/contract/services/calls'
import { useState } from 'react'
import { newKey } from '../../lib/new-key.ts'
import { readAmount } from '../../lib/read-amount.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { controlClass, Field, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'
import { useSaveService } from './services.queries.ts'

/** A service to add, or one to change. */
export function ServiceDialog({ service, onClose }: { service?: Service; onClose: () => void }) {
  const save = useSaveService()
  // One for this dialog: sent again after a lost answer, nothing is added.
  const [key] = useState(newKey)
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: serviceInput,
    start: service,
    send: async (input) => {
      await save.mutateAsync({ ...input, key, id: service?.id })
      toast.success(service ? 'The service is changed.' : 'The service is offered.')
      onClose()
    },
  })
  const { error: deliversError, ...delivers } = field('delivers')
  return (
    <Modal
      title={service ? 'Change a service' : 'Offer a service'}
      text={service ? 'Clients who have already hired you keep what they bought.' : undefined}
      hasCross
      isWide
      onClose={onClose}
    >
      <Form
        onSubmit={submit}
        isBusy={isSubmitting}
        failure={failure}
        action={service ? 'Save' : 'Offer service'}
        busyAction="Saving..."
      >
        <TextField label="Title" help="Such as: Title search of thirty years" maxLength={80} {...field('title')} />
        <Field label="What the client receives" error={deliversError}>
          {(control) => <textarea {...control} {...delivers} rows={4} maxLength={600} className={controlClass} />}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Fee in rupees, before tax"
            inputMode="decimal"
            className="figures"
            {...field('fee', readAmount)}
          />
          <TextField
            label="Days you need"
            help={`From the acceptance, at most ${mostHireDays}`}
            inputMode="numeric"
            className="figures"
            {...field('days')}
          />
        </div>
      </Form>
    </Modal>
  )
}
