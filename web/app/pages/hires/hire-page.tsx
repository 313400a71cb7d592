import { liveHireStates } from '@properysearch/contract/hires/facts'
import { useParams } from 'react-router'
import { HireRoom } from '../../features/hires/hire-room.tsx'
import { useHire } from '../../features/hires/hires.queries.ts'
import { ProposeLink } from '../../features/meetings/propose-link.tsx'
import { profilePath } from '../../features/professionals/professional-paths.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { TalkInHire } from '../talk/talk-in-hire.tsx'
import { HireNotLoaded } from './hire-not-loaded.tsx'
import { OthersToAsk } from './others-to-ask.tsx'
import { WorkOfHire } from './work-of-hire.tsx'

export const meta = () => privateMeta('Hire')

/** Both sides open the same page. */
export default function HirePage() {
  const { data: hire, error, refetch } = useHire(Number(useParams().id) || 0)
  if (!hire) return <HireNotLoaded error={error} onRetry={() => void refetch()} />
  return (
    <>
      <title>{`${hire.title} | Properysearch`}</title>
      <HireRoom
        key={hire.id}
        hire={hire}
        profile={hire.iAm === 'client' ? profilePath(hire.kind, hire.professional.id) : null}
        talk={<TalkInHire hireId={hire.id} state={hire.state} />}
        work={
          <>
            <WorkOfHire hire={hire} />
            {liveHireStates.some((state) => state === hire.state) ? <ProposeLink about="hire" id={hire.id} /> : null}
          </>
        }
        others={<OthersToAsk hire={hire} />}
      />
    </>
  )
}
