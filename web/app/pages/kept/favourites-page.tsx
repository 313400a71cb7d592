import { privateMeta } from '../../lib/private-meta.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { KeptProperties } from './kept-properties.tsx'
import { SearchLink } from './search-link.tsx'

export const meta = () => privateMeta('My Favourites')

export default function FavouritesPage() {
  const [page, setPage] = usePageNumber()
  return (
    <>
      <PageHeader
        title="My Favourites"
        action={
          <ButtonLink look="secondary" to={pathTo('shortlist')}>
            My Shortlists
          </ButtonLink>
        }
      >
        Every property you marked with a heart, newest first.
      </PageHeader>
      <KeptProperties
        kind="favourites"
        name="your favourites"
        page={page}
        onPage={setPage}
        empty={
          <EmptyState
            picture={<div className="picture picture-door aspect-3/2 w-56 rounded-card" />}
            title="No favourites yet"
            action={<SearchLink />}
          >
            Tap the heart on any property to find it here again, on every device you sign in on.
          </EmptyState>
        }
      />
    </>
  )
}
