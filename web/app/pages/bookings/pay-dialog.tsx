import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { formatRupees } from '@properysearch/contract/values/money'
import { type FormEvent, useState } from 'react'
import { exact } from '../../features/bookings/room/deal-words.ts'
import type { Due } from '../../features/bookings/room/dues.ts'
import type { Paying } from '../../features/bookings/room/press.ts'
import { MoneyNote } from '../../features/orders/money-note.tsx'
import type { Wanted } from '../../features/orders/order-key.ts'
import { useCreateOrder, useQuote } from '../../features/orders/orders.queries.ts'
import { PriceLines } from '../../features/orders/price-lines.tsx'
import { useLeaveToPay } from '../../features/orders/use-leave-to-pay.ts'
import { messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/states.tsx'

interface PayDialogProps {
  room: BookingRoom
  press: Paying
  onClose: () => void
}

function wantedBy(
  { bookingData: { id } }: BookingRoom,
  press: Paying,
): Pick<Wanted, 'purpose' | 'subjectId' | 'option'> {
  if (press.do === 'verify') return { purpose: 'booking-penny', subjectId: id }
  const { what, instalmentId, gross } = press.due
  if (what === 'prepayment') return { purpose: 'booking-prepayment', subjectId: id, option: String(gross) }
  if (instalmentId === null) return { purpose: 'booking-amount', subjectId: id }
  return { purpose: what === 'interest' ? 'booking-interest' : 'booking-instalment', subjectId: instalmentId }
}

/** For whom it is held, and how long. */
function heldText({ bookingData: { kind } }: BookingRoom, { what }: Due): string {
  if (kind === 'sale') return 'The payment partner holds it for the seller until you approve its release.'
  return what === 'rent'
    ? 'The payment partner passes it on to the owner.'
    : 'The payment partner holds it for the owner until the keys are handed over.'
}

/** What is paid, for whom it is held, and what is deducted; then to the payment partner. */
export default function PayDialog({ room, press, onClose }: PayDialogProps) {
  const wanted = wantedBy(room, press)
  const { data: quote, error, refetch } = useQuote(wanted)
  const create = useCreateOrder()
  const { leaveToPay, isLeaving } = useLeaveToPay()
  /** Another amount than the one read: to be read before it is paid. */
  const [changed, setChanged] = useState<number | null>(null)
  const total = changed ?? quote?.total
  const pay = (event: FormEvent) => {
    event.preventDefault()
    create.mutate(wanted, {
      onSuccess: (order) => {
        if (order.status === 'created' && order.total !== total) setChanged(order.total)
        else leaveToPay(order)
      },
    })
  }
  return (
    <Modal
      hasCross
      onClose={onClose}
      title={press.do === 'verify' ? 'Verify your account' : `Pay ${press.due.name}`}
      text={
        <p className="text-sm">
          {press.do === 'verify'
            ? 'Pay ₹1 from the account you will pay from. It shows that the account is yours, and comes back by itself.'
            : press.due.tds > 0
              ? `${exact(press.due.gross)} is due. You deduct ${exact(press.due.tds)} as tax and pay it to the department yourself.`
              : heldText(room, press.due)}
        </p>
      }
    >
      {quote ? (
        <Form
          onSubmit={pay}
          isBusy={create.isPending || isLeaving}
          failure={create.error ? messageOf(create.error) : null}
          action={`Pay ${formatRupees(total ?? quote.total, 2)}`}
          busyAction="Opening the payment page..."
          wide
        >
          {changed === null ? null : (
            <Notice look="attention" role="alert">
              What is due has changed since you opened this. Please check it again before you pay.
            </Notice>
          )}
          <PriceLines price={changed === null ? quote : { ...quote, held: changed, total: changed }} />
          <MoneyNote isSimulation={quote.isSimulation} />
        </Form>
      ) : error ? (
        <div role="alert" className="grid gap-3">
          <p>{messageOf(error)}</p>
          <Button look="secondary" onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      ) : (
        <div role="status">
          <span className="sr-only">Working out what is due</span>
          <Skeleton className="h-48" />
        </div>
      )}
    </Modal>
  )
}
