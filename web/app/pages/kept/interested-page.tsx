import { InterestedList } from '../../features/properties/interested-list.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { SearchLink } from './search-link.tsx'

export const meta = () => privateMeta("Owner's Contacts")

export default function InterestedPage() {
  const [page, setPage] = usePageNumber()
  return (
    <>
      <PageHeader title="Owner's Contacts">
        Properties you are interested in, and the contacts you have unlocked.
      </PageHeader>
      <InterestedList
        page={page}
        onPage={setPage}
        empty={
          <EmptyState
            picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
            title="Nothing here yet"
            action={<SearchLink />}
          >
            Open a property and press “I am interested”: its owner is told, and it is kept here with how it stands.
          </EmptyState>
        }
      />
    </>
  )
}
