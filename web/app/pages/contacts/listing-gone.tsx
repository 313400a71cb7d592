import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** No listing of this number, or none that can still be asked about. */
export function ListingGone({ title }: { title: string }) {
  return (
    <>
      <h1 className="mb-6 text-2xl">{title}</h1>
      <EmptyState
        picture={<div className="picture picture-empty-plot aspect-3/2 w-56 rounded-card" />}
        title="This property is no longer listed"
        action={<ButtonLink to={pathTo('propertyList')}>Search properties</ButtonLink>}
      >
        It was sold, rented or withdrawn, or the address is mistyped. You have not been charged.
      </EmptyState>
    </>
  )
}
