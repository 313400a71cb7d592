import type { EvaluatorLeadDetails } from '@properysearch/contract/valuations/calls'
import { useParams } from 'react-router'
import { PropertyCard } from '../../features/listings/cards/property-card.tsx'
import { AnswerLead } from '../../features/valuations/answer-lead.tsx'
import { LeadFacts } from '../../features/valuations/lead-card.tsx'
import { clientOf, leadLook } from '../../features/valuations/lead-words.ts'
import { ReportEditor } from '../../features/valuations/report-editor.tsx'
import { ValuationOfHire } from '../../features/valuations/valuation-of-hire.tsx'
import { useLead } from '../../features/valuations/valuations.queries.ts'
import { isFailure, messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Part } from '../../ui/part.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { TalkInHire } from '../talk/talk-in-hire.tsx'

export const meta = () => privateMeta('Valuation')

/** One valuation as its evaluator works on it. */
export default function EvaluatorLeadPage() {
  const { data: lead, error, refetch } = useLead(Number(useParams().id) || 0)
  return (
    <>
      <Link
        to={pathTo('evaluatorLeads')}
        className="mb-2 inline-block py-1 text-leaf text-sm underline underline-offset-2"
      >
        Leads List
      </Link>
      {lead ? (
        <Lead lead={lead} />
      ) : isFailure(error, 'not-found') ? (
        <EmptyState
          picture={<div className="picture picture-measures aspect-3/2 w-56 rounded-card" />}
          title="No such valuation"
          action={<ButtonLink to={pathTo('evaluatorLeads')}>See my leads</ButtonLink>}
        >
          You have no valuation at this address.
        </EmptyState>
      ) : error ? (
        <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading the valuation" className="grid gap-4">
          <Skeleton className="h-10 w-72" />
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
    </>
  )
}

function Lead({ lead }: { lead: EvaluatorLeadDetails }) {
  const { id, title, state, scope, property, isOpen, reports } = lead
  return (
    <>
      <PageHeader title={title} action={<StateBadge {...leadLook(state)} />}>
        For {clientOf(lead)}
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-6">
          <Part title="What is asked for">
            <LeadFacts lead={lead} />
            {scope ? <p className="max-w-prose whitespace-pre-line text-sm">{scope}</p> : null}
            <div className="flex flex-wrap items-center gap-2">
              {state === 'paid' ? <AnswerLead lead={lead} /> : null}
              <Link
                to={pathTo('hire', { id })}
                className="inline-flex min-h-11 items-center font-semibold text-leaf text-sm underline underline-offset-2"
              >
                The hire itself: clock, papers, payment
              </Link>
              <TalkInHire hireId={id} state={state} />
            </div>
          </Part>
          {property ? (
            <div>
              <PropertyCard item={property} size="small" heading="h2" />
            </div>
          ) : null}
        </div>
        {isOpen ? <ReportEditor lead={lead} /> : null}
        {reports.length > 0 ? <ValuationOfHire hireId={id} /> : null}
      </div>
    </>
  )
}
