import { AdSlot } from '../../features/ads/ad-slot.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { KeptProperties } from './kept-properties.tsx'
import { SearchLink } from './search-link.tsx'

export const meta = () => privateMeta('My Shortlists')

export default function ShortlistPage() {
  const [page, setPage] = usePageNumber()
  return (
    <>
      <AdSlot slot="ShortListTopImage" className="mb-6" />
      <PageHeader
        title="My Shortlists"
        action={
          <ButtonLink look="secondary" to={pathTo('favourites')}>
            My Favourites
          </ButtonLink>
        }
      >
        The properties you are choosing from.
      </PageHeader>
      <KeptProperties
        kind="shortlisted"
        name="your shortlist"
        page={page}
        onPage={setPage}
        empty={
          <EmptyState
            picture={<div className="picture picture-gate aspect-3/2 w-56 rounded-card" />}
            title="Your shortlist is empty"
            action={<SearchLink />}
          >
            Open a property and press Shortlist. Two or more can be compared side by side.
          </EmptyState>
        }
      />
    </>
  )
}
