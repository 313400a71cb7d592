import type { EvaluatorLead } from '@properysearch/contract/valuations/calls'
import { formatExact } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { type Fact, Facts } from '../../ui/part.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { AnswerLead } from './answer-lead.tsx'
import { clientOf, deadlineOf, leadLook, placeOf } from './lead-words.ts'

/** One valuation that is asked for: for whom, what for, where, until when. */
export function LeadCard({ lead }: { lead: EvaluatorLead }) {
  const { id, title, state, scope } = lead
  return (
    <article className="grid content-start gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <h2 className="text-lg">{title}</h2>
          <p className="text-soft-ink text-sm">For {clientOf(lead)}</p>
        </div>
        <StateBadge {...leadLook(state)} />
      </div>
      <LeadFacts lead={lead} />
      {scope ? <p className="line-clamp-3 max-w-prose whitespace-pre-line text-sm">{scope}</p> : null}
      <div className="flex flex-wrap gap-2">
        {state === 'paid' ? <AnswerLead lead={lead} /> : null}
        <ButtonLink
          look={state === 'accepted' ? 'primary' : 'secondary'}
          className="text-sm"
          to={pathTo('evaluatorLead', { id })}
          aria-label={`${wayIn(state)}: ${title}`}
        >
          {wayIn(state)}
        </ButtonLink>
      </div>
    </article>
  )
}

const wayIn = (state: EvaluatorLead['state']) =>
  state === 'accepted' || state === 'waiting' ? 'Write the report' : 'See the details'

export function LeadFacts({ lead }: { lead: EvaluatorLead }) {
  const deadline = deadlineOf(lead)
  const place = placeOf(lead)
  const facts: Fact[] = [
    { name: 'Your fee', value: formatExact(lead.fee), under: 'before GST' },
    ...(deadline ? [{ name: deadline[0], value: deadline[1] }] : []),
    { name: 'Time to deliver', value: lead.days === 1 ? '1 day' : `${lead.days} days` },
    ...(lead.purpose ? [{ name: 'Purpose', value: lead.purpose }] : []),
    ...(place ? [{ name: 'To be inspected', value: place }] : []),
    ...(lead.bank ? [{ name: 'For the panel of', value: lead.bank }] : []),
  ]
  return <Facts facts={facts} />
}
