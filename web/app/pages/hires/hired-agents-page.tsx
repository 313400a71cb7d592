import { HireCards, HiresLoading } from '../../features/hires/hire-list.tsx'
import { useHired } from '../../features/hires/hires.queries.ts'
import { messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState, FailedState } from '../../ui/states.tsx'
import { WhomToHire } from './whom-to-hire.tsx'

export const meta = () => privateMeta('My professionals')

/** All whom I have hired, whatever became of it. */
export default function HiredAgentsPage() {
  const { data, error, refetch } = useHired()
  return (
    <>
      <PageHeader title="My professionals">The agents, lawyers and evaluators you have hired, newest first.</PageHeader>
      {error && !data ? (
        <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <HiresLoading />
      ) : data.length === 0 ? (
        <EmptyState
          picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
          title="You have hired nobody yet"
          action={<WhomToHire />}
        >
          You read a quote before you pay, and the fee is held until you accept the work.
        </EmptyState>
      ) : (
        <HireCards hires={data} />
      )}
    </>
  )
}
