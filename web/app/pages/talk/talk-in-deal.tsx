import type { BookingState } from '@properysearch/contract/bookings/facts'
import { messengerAbout } from '../../features/conversations/messenger-about.ts'
import { Link } from '../../ui/link.tsx'

/** The way to the conversation of a deal, once its request was accepted. */
export function TalkInDeal({ bookingId, state }: { bookingId: number; state: BookingState }) {
  if (state === 'requested' || state === 'rejected') return null
  return (
    <Link to={messengerAbout({ deal: bookingId })} className="py-1 text-leaf text-sm underline underline-offset-2">
      Write a message
    </Link>
  )
}
