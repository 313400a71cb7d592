import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { MessageCircle } from 'lucide-react'
import { loginThenBackTo } from '../../lib/next-page.ts'
import { useSession } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'

interface AskOwnerProps {
  property: Pick<PropertyDetails['propertydata'], 'id' | 'availability'>
  /** owner, agent or builder. */
  noun: string
}

/** To write instead of calling: nobody's number is shown, and it costs nothing. For people who buy and rent. */
export function AskOwner({ property: { id, availability }, noun }: AskOwnerProps) {
  const session = useSession()
  if (availability !== 'available' || (session && session.userRole !== 'user')) return null
  const address = `${pathTo('messenger')}?ask=${id}`
  return (
    <div className="grid gap-2">
      <ButtonLink wide look="secondary" to={session ? address : loginThenBackTo(address)}>
        <MessageCircle aria-hidden className="size-5" />
        Ask the {noun}
      </ButtonLink>
      {session ? (
        <p className="text-soft-ink text-xs">Write for free. Neither of you sees the other’s number.</p>
      ) : null}
    </div>
  )
}
