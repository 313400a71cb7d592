import { rentals } from '@properysearch/contract/bookings/rental-calls'
import { api } from '../../../../../lib/api.ts'
import { dayInIndia } from '../../../../../lib/day-in-india.ts'
import { useContractForm } from '../../../../../lib/use-contract-form.ts'
import { TextField } from '../../../../../ui/field.tsx'
import { Form } from '../../../../../ui/form.tsx'
import { Modal } from '../../../../../ui/modal.tsx'
import { useAfterStep } from '../../../deal.queries.ts'
import { exact } from '../../deal-words.ts'
import type { RentalDialogProps } from './formality-dialogs.tsx'

/** The owner has the deposit, and pays it back; the tenant confirms that it arrived. */
export function DepositReturnDialog({ room, rental: { deposit }, onClose }: RentalDialogProps) {
  const after = useAfterStep(onClose)
  const today = dayInIndia(new Date().toISOString())
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: rentals.recordDepositReturn.input,
    start: { id: room.bookingData.id, amount: deposit.toReturn, paidOn: today, reference: '' },
    send: (values) =>
      after(api.bookings.recordDepositReturn(values), 'Recorded. The tenant has been asked to confirm it.'),
  })
  return (
    <Modal
      hasCross
      onClose={onClose}
      title={`Return ${exact(deposit.toReturn)}`}
      text={
        <p className="text-sm">
          The deposit, less what the tenant accepted{deposit.open > 0 ? ' and what is still open' : ''}. Pay it by bank
          transfer or cheque, then record it here.
        </p>
      }
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Record return" busyAction="Recording…">
        <TextField label="Day of the payment" type="date" max={today} {...field('paidOn')} />
        <TextField
          label="UTR or cheque number"
          help="So that the tenant can find it"
          autoComplete="off"
          {...field('reference')}
        />
      </Form>
    </Modal>
  )
}
