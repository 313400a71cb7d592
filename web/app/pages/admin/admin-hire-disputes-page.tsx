import { useSearchParams } from 'react-router'
import { HireDisputeList } from '../../features/hires/review/hire-dispute-list.tsx'
import { type DisputeShow, disputeShows } from '../../features/hires/review/review.queries.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { PageHeader } from '../../ui/card.tsx'
import { ShowLinks } from '../../ui/show-links.tsx'

export const meta = () => privateMeta('Disputes over hires')

const shows = Object.keys(disputeShows) as DisputeShow[]

export default function AdminHireDisputesPage() {
  const [query] = useSearchParams()
  const show = shows.find((choice) => choice === query.get('show')) ?? 'open'
  return (
    <>
      <PageHeader title="Disputes over hires">
        Held fees of agents, lawyers and evaluators that are frozen until it is decided, the nearest deadline first.
      </PageHeader>
      <ShowLinks label="Which disputes" path={pathTo('adminHireDisputes')} shows={disputeShows} current={show} />
      <HireDisputeList show={show} />
    </>
  )
}
