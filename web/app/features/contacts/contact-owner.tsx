import type { PropertyDetails } from '@properysearch/contract/property'
import { postedByNames } from '@properysearch/contract/property-facts'
import { Phone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { loginThenBackTo } from '../../lib/next-page.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'

const SignedInContact = lazy(() => import('./signed-in-contact.tsx'))

/**
 * The way to whoever posted a listing. The page itself is the same for everybody: what is personal, and the number
 * above all, is asked for by the browser, and only then is its code loaded.
 */
export function ContactOwner({ property }: { property: PropertyDetails }) {
  const session = useSession()
  const { pathname } = useLocation()
  if (session) {
    return (
      <div className="min-h-22">
        <Suspense>
          <SignedInContact property={property} />
        </Suspense>
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
      <p className="text-soft-ink text-xs">You sign in first and then return here.</p>
    </div>
  )
}
