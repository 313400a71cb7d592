import { postedByNames } from '@properysearch/contract/listings/facts'
import { Phone } from 'lucide-react'
import { useLocation } from 'react-router'
import { loginThenBackTo } from '../../lib/next-page.ts'
import { useSession } from '../../lib/session.ts'
import { signedInPart } from '../../lib/signed-in-part.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { AskOwner } from './ask-owner.tsx'
import { posterNoun, type Reachable } from './contact-words.ts'

const MyContact = signedInPart(async () => (await import('./my-contact.tsx')).MyContact, <div className="h-42" />)

/**
 * The way to whoever posted a listing. The page itself is the same for everybody: what is personal, and the number
 * above all, is asked for by the browser.
 */
export function ContactOwner({ property }: { property: Reachable }) {
  const session = useSession()
  const { pathname } = useLocation()
  if (session) {
    return (
      <div className="min-h-22">
        <MyContact property={property} />
      </div>
    )
  }
  if (property.propertydata.availability !== 'available') return null
  return (
    <div className="grid gap-2">
      <ButtonLink wide to={loginThenBackTo(pathname)}>
        <Phone aria-hidden className="size-5" />
        Contact {postedByNames[property.posterData.postedBy].toLowerCase()}
      </ButtonLink>
      <AskOwner property={property.propertydata} noun={posterNoun(property.posterData.postedBy)} />
      <p className="text-soft-ink text-xs">You sign in first and then return here.</p>
    </div>
  )
}
