import { type Commission, recordCommissionInput } from '@properysearch/contract/mandates/calls'
import { api } from '../../lib/api.ts'
import { dayInIndia } from '../../lib/day-in-india.ts'
import { formatExact } from '../../lib/format.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Reader } from './commission-words.ts'
import { useForgetMandates } from './mandates.queries.ts'

interface RecordCommissionDialogProps {
  commission: Commission
  reader: Reader
  onClose: () => void
}

/** A commission that client and agent settled between them. */
export function RecordCommissionDialog({ commission, reader, onClose }: RecordCommissionDialogProps) {
  const forget = useForgetMandates()
  const today = dayInIndia(new Date().toISOString())
  const other = reader === 'client' ? 'The agent' : 'Your client'
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: recordCommissionInput,
    start: { commissionId: commission.id, paidOn: today, reference: '' },
    send: async (values) => {
      await api.mandates.recordCommission(values)
      toast.success(`Recorded. ${other} has been asked to confirm it.`)
      await forget()
      onClose()
    },
  })
  return (
    <Modal
      hasCross
      onClose={onClose}
      title={`Record ${formatExact(commission.total)} as paid`}
      text={
        <p className="text-sm">
          Paid by bank transfer or cheque, with GST included; not in cash. It counts once{' '}
          {other === 'The agent' ? 'the agent' : 'your client'} confirms it.
        </p>
      }
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Record payment" busyAction="Recording…">
        <TextField label="Day of the payment" type="date" max={today} {...field('paidOn')} />
        <TextField
          label="UTR or cheque number"
          help={`So that ${reader === 'client' ? 'the agent' : 'your client'} can find it`}
          autoComplete="off"
          {...field('reference')}
        />
      </Form>
    </Modal>
  )
}
