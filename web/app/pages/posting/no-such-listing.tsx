import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** A listing that is not there, or is somebody else's: trying again would change nothing. */
export function NoSuchListing() {
  return (
    <EmptyState
      picture={<div className="picture picture-empty-plot aspect-3/2 w-56 rounded-card" />}
      title="No such listing"
      action={<ButtonLink to={pathTo('ownerProperties')}>My Properties</ButtonLink>}
    >
      You have no listing at this address.
    </EmptyState>
  )
}
