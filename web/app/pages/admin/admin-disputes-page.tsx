import { useSearchParams } from 'react-router'
import { DisputeList } from '../../features/disputes/review/dispute-list.tsx'
import { type DisputeShow, disputeShows } from '../../features/disputes/review/review.queries.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { PageHeader } from '../../ui/card.tsx'
import { ShowLinks } from '../../ui/show-links.tsx'

export const meta = () => privateMeta('Disputes')

const shows = Object.keys(disputeShows) as DisputeShow[]

export default function AdminDisputesPage() {
  const [query] = useSearchParams()
  const show = shows.find((choice) => choice === query.get('show')) ?? 'open'
  return (
    <>
      <PageHeader title="Disputes">
        Held money of deals that is frozen until it is decided, the nearest deadline first.
      </PageHeader>
      <ShowLinks label="Which disputes" path={pathTo('adminDisputes')} shows={disputeShows} current={show} />
      <DisputeList show={show} />
    </>
  )
}
