import { bidPromise } from '@properysearch/contract/bids/facts'
import { type OfferedTerms, requestBookingInput } from '@properysearch/contract/bookings/calls'
import { waitingHours } from '@properysearch/contract/bookings/facts'
import { useNavigate } from 'react-router'
import { messageOf } from '../../lib/api.ts'
import { dayInIndia } from '../../lib/day-in-india.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useNow } from '../../lib/use-now.ts'
import { controlClass, Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRequestBooking, useTerms } from './booking-lists.queries.ts'
import { type Bookable, dealAddress, exactText, licenceRows, priceText } from './booking-words.ts'
import { channelWords } from './channel-words.ts'
import { refundWords } from './refund-words.ts'
import { TermList } from './term-list.tsx'

interface BookDialogProps {
  property: Bookable
  onClose: () => void
}

/** Says what a booking costs, who holds the money and what comes back, before anything is asked or paid. */
export default function BookDialog({ property, onClose }: BookDialogProps) {
  const { data, error, refetch } = useTerms(property.id)
  return (
    <Modal
      isWide
      hasCross
      onClose={onClose}
      title="Book this property"
      text={<p className="text-sm">{property.title}</p>}
    >
      {data ? (
        <BookForm property={property} offered={data} onClose={onClose} />
      ) : error ? (
        <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading the terms</span>
          <Skeleton className="h-80" />
        </div>
      )}
    </Modal>
  )
}

function BookForm({ property, offered, onClose }: BookDialogProps & { offered: OfferedTerms }) {
  const { terms, price, isAgreed } = offered
  const isAtOnce = isAgreed || terms.isInstant
  const how = channelWords(terms.channel, terms.kind)
  const request = useRequestBooking()
  const navigate = useNavigate()
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: requestBookingInput,
    start: { propertyId: property.id },
    send: async (values) => {
      const { data: booking } = await request.mutateAsync(values)
      toast.success(isAtOnce ? 'Booked. It is on hold for you.' : 'Your request is sent. The owner has been told.')
      onClose()
      await navigate(dealAddress(booking))
    },
  })
  const { error: wrong, ...message } = field('message')
  return (
    <Form
      onSubmit={submit}
      isBusy={isSubmitting}
      failure={failure}
      action={isAtOnce ? 'Book now' : 'Send booking request'}
      busyAction="Sending…"
    >
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Figure label={priceLabel(offered)}>{priceText(price, terms.kind)}</Figure>
        {terms.kind === 'rental' ? <Figure label="Deposit">{exactText(terms.deposit)}</Figure> : null}
        <Figure label="Booking amount">{exactText(terms.bookingAmount)}</Figure>
      </dl>
      {terms.kind === 'rental' ? (
        <p className="text-sm">
          The booking amount is a part of the deposit. The rest of it is paid before you get the keys.
        </p>
      ) : null}
      <section className="grid gap-1 text-sm">
        <h3 className="font-semibold text-base">{how.label}</h3>
        <p>{how.means}</p>
      </section>
      <TermList terms={terms} after={licenceRows(offered)} />
      <Refunds property={property} offered={offered} />
      <Field label="Message to the owner" help="Optional, at most 500 characters" error={wrong}>
        {(control) => <textarea {...control} {...message} rows={2} maxLength={500} className={controlClass} />}
      </Field>
      <p className="text-soft-ink text-xs">
        {isAtOnce
          ? `The property is put on hold for you at once. Verify your account with ₹1 within ${waitingHours.accepted / 24} days; then you have ${waitingHours['penny-paid'] / 24} days to pay the booking amount.`
          : `The owner has ${waitingHours.requested} hours to answer. You pay nothing before they accept, and you can withdraw until you pay the booking amount.`}{' '}
        {bidPromise}
      </p>
    </Form>
  )
}

function priceLabel({ terms, isAgreed }: OfferedTerms): string {
  if (terms.kind === 'rental') return isAgreed ? 'Agreed rent' : 'Rent'
  return isAgreed ? 'Agreed price' : 'Asking price'
}

function Refunds({ property, offered: { terms, price } }: { property: Bookable; offered: OfferedTerms }) {
  const today = dayInIndia(useNow().toISOString())
  const { whose, rows } = refundWords(property, { price, bookingAmount: terms.bookingAmount }, today)
  return (
    <section className="grid gap-2 text-sm">
      <h3 className="font-semibold text-base">If you cancel after paying</h3>
      <dl className="figures divide-y divide-line border-line border-y">
        {rows.map(({ when, what }) => (
          <div key={when} className="grid gap-x-6 py-2 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <dt className="text-soft-ink">{when}</dt>
            <dd>{what}.</dd>
          </div>
        ))}
      </dl>
      <p className="text-soft-ink text-xs">
        By {whose}. If the owner withdraws{terms.kind === 'sale' ? ' or a condition fails' : ''}, everything is
        refunded. We keep nothing.
        {terms.kind === 'sale' ? ' Tax already paid is claimed back from the tax department.' : ''}
      </p>
    </section>
  )
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div className="grid content-start">
      <dt className="text-soft-ink text-sm">{label}</dt>
      <dd className="figures break-words font-bold text-xl">{children}</dd>
    </div>
  )
}
