import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { exact } from '../../features/bookings/room/deal-words.ts'
import type { Due } from '../../features/bookings/room/dues.ts'
import type { Paying } from '../../features/bookings/room/press.ts'
import type { Wanted } from '../../features/orders/order-key.ts'
import { PayInDeal } from './pay-in-deal.tsx'

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

/** What the buyer pays in a deal. */
export default function PayDialog({ room, press, onClose }: PayDialogProps) {
  return (
    <PayInDeal
      wanted={wantedBy(room, press)}
      title={press.do === 'verify' ? 'Verify your account' : `Pay ${press.due.name}`}
      text={
        press.do === 'verify'
          ? 'Pay ₹1 from the account you will pay from. It shows that the account is yours, and is refunded automatically.'
          : press.due.tds > 0
            ? `${exact(press.due.gross)} is due. You deduct ${exact(press.due.tds)} as tax and pay it to the department yourself.`
            : heldText(room, press.due)
      }
      onClose={onClose}
    />
  )
}
