import { rentals } from '@properysearch/contract/bookings/rental-calls'
import { api } from '../../../../../lib/api.ts'
import { formatDay } from '../../../../../lib/format.ts'
import { useContractForm } from '../../../../../lib/use-contract-form.ts'
import { TextField } from '../../../../../ui/field.tsx'
import { Form } from '../../../../../ui/form.tsx'
import { Modal } from '../../../../../ui/modal.tsx'
import { useAfterStep } from '../../../deal.queries.ts'
import { capital, theOther } from '../../deal-words.ts'
import type { RentalDialogProps } from './formality-dialogs.tsx'

/** The first day to leave is worked out from the lock-in and the notice that were agreed. */
export function NoticeDialog({ room, rental: { notice, endsOn }, onClose }: RentalDialogProps) {
  const after = useAfterStep(onClose)
  const { bookingData, terms } = room
  const other = theOther(bookingData)
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: rentals.giveNotice.input,
    start: { id: bookingData.id, leavesOn: notice?.earliestLeaving ?? '' },
    send: (values) => after(api.bookings.giveNotice(values), `Notice is given. ${capital(other)} has been told.`),
  })
  const days = terms.kind === 'rental' ? terms.noticeDays : 0
  const agreed = days === 0 ? 'No notice period was agreed' : `The notice is ${days === 1 ? 'one day' : `${days} days`}`
  return (
    <Modal
      hasCross
      onClose={onClose}
      title="Give notice"
      text={
        <p className="text-sm">
          {agreed}, so the earliest last day is{' '}
          <span className="figures font-semibold">{notice ? formatDay(notice.earliestLeaving) : ''}</span>. The rent
          ends with the last day. This cannot be undone.
        </p>
      }
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Give notice" busyAction="Sending…">
        <TextField
          label="Last day"
          type="date"
          min={notice?.earliestLeaving}
          max={endsOn ?? undefined}
          {...field('leavesOn')}
        />
        <TextField
          label={
            <>
              Reason <span className="font-normal text-soft-ink">(optional)</span>
            </>
          }
          help={`${capital(other)} reads this word for word`}
          autoComplete="off"
          {...field('reason', (typed) => typed.trim() || undefined)}
        />
      </Form>
    </Modal>
  )
}
