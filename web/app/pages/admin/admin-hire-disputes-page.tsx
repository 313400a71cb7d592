import { useSearchParams } from 'react-router'
import { HireDisputeList } from '../../features/hires/review/hire-dispute-list.tsx'
import { type DisputeShow, disputeShows } from '../../features/hires/review/review.queries.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { PageHeader } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'

export const meta = () => privateMeta('Disputes over hires')

const shows = Object.keys(disputeShows) as DisputeShow[]

export default function AdminHireDisputesPage() {
  const [query] = useSearchParams()
  const show = shows.find((choice) => choice === query.get('show')) ?? 'open'
  return (
    <>
      <PageHeader title="Disputes over hires">
        Fees of agents, lawyers and evaluators that are frozen until they are shared out, the nearest deadline first.
      </PageHeader>
      <nav aria-label="Which disputes" className="mb-4 flex flex-wrap gap-2">
        {shows.map((choice) => (
          <Link
            key={choice}
            to={`${pathTo('adminHireDisputes')}${choice === 'open' ? '' : `?show=${choice}`}`}
            aria-current={choice === show ? 'page' : undefined}
            className={classNames(
              'inline-flex min-h-11 items-center rounded-full border px-4 font-semibold text-sm',
              choice === show ? 'border-leaf bg-leaf-wash text-leaf' : 'border-edge bg-card hover:bg-sunken',
            )}
          >
            {disputeShows[choice]}
          </Link>
        ))}
      </nav>
      <HireDisputeList show={show} />
    </>
  )
}
