import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { ContactPanel } from './contact-panel.tsx'
import { ContactFailed, ContactLoading } from './contact-states.tsx'
import { posterNoun } from './contact-words.ts'
import { useContactOf } from './use-contact-of.ts'

/** On a public page, for who is signed in. */
export default function SignedInContact({ property: { propertydata, posterData } }: { property: PropertyDetails }) {
  const { state, failure, isBusy, retry, unlock } = useContactOf(propertydata.id)
  const noun = posterNoun(posterData.postedBy)
  if (failure) return <ContactFailed noun={noun} message={failure} onRetry={retry} />
  if (!state) return <ContactLoading />
  return <ContactPanel state={state} noun={noun} isBusy={isBusy} onUnlock={unlock} />
}
