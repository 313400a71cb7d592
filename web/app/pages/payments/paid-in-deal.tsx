import type { Booking } from '@properysearch/contract/bookings/calls'
import { dealPath } from '@properysearch/contract/bookings/deal-path'
import type { Order } from '@properysearch/contract/orders/calls'
import { useRoom } from '../../features/bookings/deal.queries.ts'
import { useCommissionRequest } from '../../features/mandates/mandates.queries.ts'
import { OrderOutcome } from '../../features/orders/order-outcome.tsx'
import { useOutcome } from '../../features/orders/orders.queries.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** Back from paying in a deal: the deals have no screen of their own to pay on. */
export function PaidInDeal({ orderId }: { orderId: number }) {
  const order = useOutcome(orderId, 'book').outcome.data
  const isCommission = order?.purpose === 'agent-commission'
  const commission = useCommissionRequest(isCommission ? order.subjectId : 0)
  const bookingId = order?.bookingId ?? commission?.bookingId ?? 0
  const room = useRoom(bookingId).data
  const deal = room
    ? dealPath(room.bookingData.side, { bookingId, propertyId: room.propertydata.id })
    : pathTo('myBookings')
  return (
    <OrderOutcome
      callBack="book"
      again={() => deal}
      given={(order) => givenBy(order, room?.bookingData)}
      next={() => <ButtonLink to={deal}>{room ? 'Back to the deal' : 'See my bookings'}</ButtonLink>}
    />
  )
}

function givenBy({ purpose, heldFor, status }: Order, booking: Pick<Booking, 'kind' | 'state'> | undefined): string {
  if (purpose === 'booking-penny') return 'Your account is verified. The ₹1 is refunded to it automatically.'
  if (purpose === 'agent-commission') return 'It is passed on to your agent automatically, less taxes and our fee.'
  if (status === 'refunded') return 'The deal has ended, and this is refunded to the account you paid from.'
  if (booking?.kind === 'rental') {
    return booking.state === 'booked' || booking.state === 'registered'
      ? 'The payment partner holds it for the owner until the keys are handed over.'
      : 'The payment partner passes it on to the owner.'
  }
  return `The payment partner holds it for ${heldFor ?? 'the seller'}, who is paid when you approve it with a code.`
}
