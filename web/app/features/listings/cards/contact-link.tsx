import { postedByNames } from '@properysearch/contract/listings/facts'
import { Phone } from 'lucide-react'
import type { CardItem } from '../../../lib/card-item.ts'
import { loginThenBackTo } from '../../../lib/next-page.ts'
import { useSession } from '../../../lib/session.ts'
import { pathTo } from '../../../screens.ts'
import { Link } from '../../../ui/link.tsx'

interface ContactLinkProps {
  property: CardItem['propertydata']
  /** In the foot of a card. */
  isSmall?: boolean
}

/** From a card to the contact behind it. Signed out, by way of the sign-in page. */
export function ContactLink({ property, isSmall }: ContactLinkProps) {
  const session = useSession()
  if (property.availability !== 'available') return null
  const address = pathTo('ownerDetails', { id: property.id })
  const label = `Contact ${postedByNames[property.postedBy].toLowerCase()}`
  return (
    <Link
      to={session ? address : loginThenBackTo(address)}
      aria-label={`${label}: ${property.title}`}
      className={
        isSmall
          ? 'card-act card-act-contact'
          : 'inline-flex min-h-11 items-center gap-1.5 rounded-control px-4 font-semibold text-leaf text-sm transition-colors duration-150 hover:bg-leaf-wash'
      }
    >
      <Phone aria-hidden className="size-4" />
      {label}
    </Link>
  )
}
