import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { deals } from '@properysearch/contract/bookings/deal-calls'
import { api } from '../../../../lib/api.ts'
import { dayInIndia } from '../../../../lib/day-in-india.ts'
import { useContractForm } from '../../../../lib/use-contract-form.ts'
import { TextField } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useForgetDeal } from '../../deal.queries.ts'

/** The registered agreement; the other side compares and confirms. */
export function RegistrationDialog({ room, onClose }: { room: BookingRoom; onClose: () => void }) {
  const forget = useForgetDeal()
  const today = dayInIndia(new Date().toISOString())
  const { registration, bookingData } = room
  const isRental = bookingData.kind === 'rental'
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: deals.recordRegistration.input,
    start: {
      id: bookingData.id,
      documentNumber: registration?.documentNumber ?? '',
      office: registration?.office ?? '',
      signedOn: registration?.signedOn ?? today,
      registeredOn: registration?.registeredOn ?? today,
      ...(registration?.grn ? { grn: registration.grn } : {}),
      ...(isRental ? { startsOn: registration?.startsOn ?? today } : {}),
    },
    send: async (values) => {
      await api.bookings.recordRegistration(values)
      toast.success('Recorded. The other side has been asked to confirm it.')
      // What is shown behind it is the deal as it now stands.
      await forget()
      onClose()
    },
  })
  return (
    <Modal
      isWide
      hasCross
      onClose={onClose}
      title="Record the registration"
      text={
        <p className="text-sm">
          {isRental
            ? 'As it appears on the registered leave and licence agreement.'
            : 'As it appears on Index II of the registered agreement for sale.'}
        </p>
      }
    >
      <Form
        onSubmit={submit}
        isBusy={isSubmitting}
        failure={failure}
        action="Record registration"
        busyAction="Recording…"
      >
        <TextField
          label="Document number"
          help="Such as HVL-12-4567-2026"
          autoComplete="off"
          {...field('documentNumber')}
        />
        <TextField
          label="Sub-registrar’s office"
          help="Such as Haveli 12, Pune"
          autoComplete="off"
          {...field('office')}
        />
        <TextField
          label={
            <>
              GRN <span className="font-normal text-soft-ink">(optional)</span>
            </>
          }
          help="The government receipt number of the stamp duty"
          autoComplete="off"
          {...field('grn', (typed) => typed || undefined)}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Signed on" type="date" max={today} {...field('signedOn')} />
          <TextField label="Registered on" type="date" max={today} {...field('registeredOn')} />
          {isRental ? <TextField label="The licence begins on" type="date" {...field('startsOn')} /> : null}
        </div>
      </Form>
    </Modal>
  )
}
