import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** Nobody of whom I have the contact, or no longer. */
export function ContactGone() {
  return (
    <>
      <h1 className="sr-only">Owner</h1>
      <EmptyState
        picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
        title="You do not have this contact"
        action={<ButtonLink to={pathTo('interested')}>My owners’ contacts</ButtonLink>}
      >
        You have not unlocked it, it is no longer shared with you, or the address is mistyped.
      </EmptyState>
    </>
  )
}
