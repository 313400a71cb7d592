import { Gavel } from 'lucide-react'
import { useLocation } from 'react-router'
import { loginThenBackTo } from '../../lib/next-page.ts'
import { useSession } from '../../lib/session.ts'
import { signedInPart } from '../../lib/signed-in-part.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import type { Biddable } from './bid-words.ts'

const MyBid = signedInPart(async () => (await import('./my-bid.tsx')).MyBid, <div className="h-11" />)

/** The way to bid for a listing. The page is the same for everybody: what is personal is asked for by the browser. */
export function MakeBid({ property }: { property: Biddable }) {
  const session = useSession()
  const { pathname } = useLocation()
  if (session) return session.userRole === 'user' ? <MyBid property={property} /> : null
  if (property.availability !== 'available') return null
  return (
    <ButtonLink wide look="secondary" to={loginThenBackTo(pathname)}>
      <Gavel aria-hidden className="size-5" />
      Make a bid
    </ButtonLink>
  )
}
