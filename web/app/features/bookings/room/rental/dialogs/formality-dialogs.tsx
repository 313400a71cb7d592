import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { rentals } from '@properysearch/contract/bookings/rental-calls'
import type { RentalRoom } from '@properysearch/contract/bookings/rental-room'
import { api } from '../../../../../lib/api.ts'
import { dayInIndia } from '../../../../../lib/day-in-india.ts'
import { useContractForm } from '../../../../../lib/use-contract-form.ts'
import { TextField } from '../../../../../ui/field.tsx'
import { Form } from '../../../../../ui/form.tsx'
import { Modal } from '../../../../../ui/modal.tsx'
import { useAfterStep } from '../../../deal.queries.ts'

export interface RentalDialogProps {
  room: BookingRoom
  rental: RentalRoom
  onClose: () => void
}

/** The owner has told the police who the tenant is. */
export function PoliceDialog({ room, rental: { police }, onClose }: RentalDialogProps) {
  const after = useAfterStep(onClose)
  const today = dayInIndia(new Date().toISOString())
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: rentals.recordIntimation.input,
    start: { id: room.bookingData.id, number: police?.number ?? '', intimatedOn: police?.intimatedOn ?? today },
    send: (values) => after(api.bookings.recordIntimation(values), 'The police intimation is recorded.'),
  })
  return (
    <Modal
      hasCross
      onClose={onClose}
      title="Police intimation"
      text={<p className="text-sm">The tenant sees it too.</p>}
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Record number" busyAction="Recording…">
        <TextField
          label="Number of the intimation"
          help="It is on the acknowledgement from the police"
          autoComplete="off"
          {...field('number')}
        />
        <TextField label="Informed on" type="date" max={today} {...field('intimatedOn')} />
      </Form>
    </Modal>
  )
}

/** The society has its form, or there is no society. */
export function SocietyDialog({ room, rental: { society }, onClose }: RentalDialogProps) {
  const after = useAfterStep(onClose)
  const today = dayInIndia(new Date().toISOString())
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: rentals.recordSocietyForm.input,
    start: { id: room.bookingData.id, submittedOn: society?.submittedOn ?? today, note: society?.note ?? '' },
    send: (values) => after(api.bookings.recordSocietyForm(values), 'The society’s form is recorded.'),
  })
  return (
    <Modal
      hasCross
      onClose={onClose}
      title="Society’s form"
      text={<p className="text-sm">If there is no society, say so in the note.</p>}
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Record form" busyAction="Recording…">
        <TextField label="Handed in on" type="date" max={today} {...field('submittedOn')} />
        <TextField
          label={
            <>
              Note <span className="font-normal text-soft-ink">(optional)</span>
            </>
          }
          help="Such as who took it, or that there is no society"
          autoComplete="off"
          {...field('note')}
        />
      </Form>
    </Modal>
  )
}
