import { useSearchParams } from 'react-router'
import { DisputeList } from '../../features/disputes/review/dispute-list.tsx'
import { type DisputeShow, disputeShows } from '../../features/disputes/review/review.queries.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { PageHeader } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'

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
      <nav aria-label="Which disputes" className="mb-4 flex flex-wrap gap-2">
        {shows.map((choice) => (
          <Link
            key={choice}
            to={`${pathTo('adminDisputes')}${choice === 'open' ? '' : `?show=${choice}`}`}
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
      <DisputeList show={show} />
    </>
  )
}
