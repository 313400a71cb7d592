import { useParams } from 'react-router'
import { HireRoom } from '../../features/hires/hire-room.tsx'
import { useHire } from '../../features/hires/hires.queries.ts'
import { ValuationOfHire } from '../../features/valuations/valuation-of-hire.tsx'
import { messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { OthersToHire } from './others-to-hire.tsx'

export const meta = () => privateMeta('A hire')

export default function HirePage() {
  const id = Number(useParams().id)
  const { data, error, refetch } = useHire(Number.isSafeInteger(id) ? id : 0)
  return (
    <>
      <p className="mb-2 text-sm">
        <Link to={pathTo('hires')} className="inline-block py-2 font-semibold text-leaf hover:underline">
          Hires
        </Link>
      </p>
      {data ? (
        <>
          <PageHeader title={data.title}>
            {data.iAm === 'client' ? `With ${data.professional.name}` : `For ${data.client.name}`}
          </PageHeader>
          <HireRoom
            hire={data}
            work={data.kind === 'evaluator' && data.acceptedAt ? <ValuationOfHire hireId={data.id} /> : undefined}
            others={data.iAm === 'client' && data.state === 'declined' ? <OthersToHire hire={data} /> : undefined}
          />
        </>
      ) : error || !(id > 0) ? (
        <FailedState
          message={error ? messageOf(error) : 'There is no hire with this number.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </>
  )
}
