import { CalendarPlus } from 'lucide-react'
import { useLocation } from 'react-router'
import { loginThenBackTo } from '../../lib/next-page.ts'
import { useSession } from '../../lib/session.ts'
import { signedInPart } from '../../lib/signed-in-part.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import type { Bookable } from './booking-words.ts'

const MyBooking = signedInPart(async () => (await import('./my-booking.tsx')).MyBooking, <div className="h-11" />)

/** The way to book a listing. The page is the same for everybody: what is personal is asked for by the browser. */
export function BookProperty({ property }: { property: Bookable }) {
  const session = useSession()
  const { pathname } = useLocation()
  if (session) return session.userRole === 'user' ? <MyBooking property={property} /> : null
  if (property.availability !== 'available') return null
  return (
    <ButtonLink wide look="secondary" to={loginThenBackTo(pathname)}>
      <CalendarPlus aria-hidden className="size-5" />
      Book this property
    </ButtonLink>
  )
}
