import type { PropertyDetails } from '@properysearch/contract/property'
import { Phone } from 'lucide-react'
import { useLocation } from 'react-router'
import { loginThenBackTo } from '../../lib/next-page.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { ContactFailed, ContactLoading } from './contact-states.tsx'
import { posterNoun } from './contact-words.ts'
import { useContactOf } from './use-contact-of.ts'

/**
 * The way to whoever posted a listing. The page itself is the same for everybody: what is personal, and the number
 * above all, is asked for by the browser.
 */
export function ContactOwner({ property: { propertydata, posterData } }: { property: PropertyDetails }) {
  const session = useSession()
  const { pathname } = useLocation()
  const { state, failure, isBusy, retry, unlock } = useContactOf(propertydata.id)
  const noun = posterNoun(posterData.postedBy)
  if (!session) {
    if (propertydata.availability !== 'available') return null
    return (
      <div className="grid gap-2">
        <ButtonLink wide to={loginThenBackTo(pathname)}>
          <Phone aria-hidden className="size-5" />
          Contact {noun}
        </ButtonLink>
        <p className="text-soft-ink text-xs">You sign in first and come back here.</p>
      </div>
    )
  }
  if (failure) return <ContactFailed noun={noun} message={failure} onRetry={retry} />
  if (!state) return <ContactLoading />
  return <ContactPanel state={state} noun={noun} isBusy={isBusy} onUnlock={unlock} />
}
