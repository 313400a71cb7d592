import { rentals } from '@properysearch/contract/bookings/rental-calls'
import { addDays } from '@properysearch/contract/values/days'
import { api } from '../../../../../lib/api.ts'
import { dayInIndia } from '../../../../../lib/day-in-india.ts'
import { formatDay } from '../../../../../lib/format.ts'
import { readAmount } from '../../../../../lib/read-amount.ts'
import { useContractForm } from '../../../../../lib/use-contract-form.ts'
import { TextField } from '../../../../../ui/field.tsx'
import { Form } from '../../../../../ui/form.tsx'
import { Modal } from '../../../../../ui/modal.tsx'
import { useAfterStep } from '../../../deal.queries.ts'
import { exact } from '../../deal-words.ts'
import type { RentalDialogProps } from './formality-dialogs.tsx'

/** The licence of the next term; the other side compares and confirms. */
export function RenewalDialog({ room, rental, onClose }: RentalDialogProps) {
  const after = useAfterStep(onClose)
  const today = dayInIndia(new Date().toISOString())
  const { renewal, endsOn } = rental
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: rentals.recordRenewal.input,
    start: {
      id: room.bookingData.id,
      months: renewal?.months ?? 11,
      documentNumber: renewal?.documentNumber ?? '',
      office: renewal?.office ?? '',
      signedOn: renewal?.signedOn ?? today,
      registeredOn: renewal?.registeredOn ?? today,
    },
    send: (values) =>
      after(api.bookings.recordRenewal(values), 'Recorded. The other side has been asked to confirm it.'),
  })
  return (
    <Modal
      isWide
      hasCross
      onClose={onClose}
      title="Record a renewal"
      text={
        <p className="text-sm">
          As in the new registered agreement.
          {endsOn ? ` The new term begins on ${formatDay(addDays(endsOn, 1))}.` : ''}
        </p>
      }
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Record renewal" busyAction="Recording…">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Months" help="11 to 60" inputMode="numeric" className="figures" {...field('months')} />
          <TextField
            label="Monthly rent (₹)"
            className="figures"
            autoComplete="off"
            {...field('rent', readAmount)}
            defaultValue={exact(renewal?.rent ?? rental.rent).slice(1)}
          />
        </div>
        <TextField label="Document number" autoComplete="off" {...field('documentNumber')} />
        <TextField label="Sub-registrar’s office" autoComplete="off" {...field('office')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Signed on" type="date" max={today} {...field('signedOn')} />
          <TextField label="Registered on" type="date" max={today} {...field('registeredOn')} />
        </div>
      </Form>
    </Modal>
  )
}
