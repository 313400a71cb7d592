import { liveHireStates } from '@properysearch/contract/hires/facts'
import { useParams } from 'react-router'
import { AcceptLead } from '../../features/cases/accept-lead.tsx'
import { CaseParts } from '../../features/cases/case-parts.tsx'
import { useLead } from '../../features/cases/cases.queries.ts'
import { LeadHead } from '../../features/cases/lead-head.tsx'
import { ProposeLink } from '../../features/meetings/propose-link.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'
import { TalkInHire } from '../talk/talk-in-hire.tsx'
import { CaseNotLoaded } from './case-not-loaded.tsx'

export const meta = () => privateMeta('Lead')

/** A lead of a lawyer with its case; its client reads along. */
export default function LawyerLeadPage() {
  const id = Number(useParams().id) || 0
  const { data, error, refetch } = useLead(id)
  if (!data) return <CaseNotLoaded error={error} onRetry={() => void refetch()} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Link
        to={pathTo(data.side === 'lawyer' ? 'lawyerLeads' : 'hires')}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf text-sm hover:underline"
      >
        {data.side === 'lawyer' ? 'Leads List' : 'My hires'}
      </Link>
      <LeadHead lead={data} talk={<TalkInHire hireId={data.lawyerdata.id} state={data.lawyerdata.state} />} />
      {liveHireStates.some((state) => state === data.lawyerdata.state) ? (
        <ProposeLink about="hire" id={data.lawyerdata.id} />
      ) : null}
      {data.side === 'lawyer' && data.lawyerdata.state === 'paid' ? <AcceptLead lead={data} /> : null}
      <CaseParts lead={data} />
    </div>
  )
}
