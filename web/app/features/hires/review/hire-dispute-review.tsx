import type { ReviewedHire } from '@properysearch/contract/hires/deciding-calls'
import { hireGraph, hireKindNames } from '@properysearch/contract/hires/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { formatDay, formatMoment } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/part.tsx'
import { DecideHireForm } from './decide-hire-form.tsx'

/** What was hired, what both say, and the decision. Papers of a case stay closed to the back office. */
export function HireDisputeReview({ hire }: { hire: ReviewedHire }) {
  const { dispute, client, professional } = hire
  const [raiser, other] = dispute.raisedBy === 'client' ? [client, professional] : [professional, client]
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Card className="grid gap-4">
          <h2 className="break-words text-lg">{hire.title}</h2>
          <Facts
            facts={[
              { name: 'Held', value: formatRupees(hire.held, 2), isMain: true },
              { name: 'Status', value: hireGraph.states[hire.state] },
              { name: 'Decide by', value: formatDay(dispute.decideBy) },
              { name: 'Client', value: `${client.name} (#${client.id})` },
              { name: hireKindNames[hire.kind], value: `${professional.name} (#${professional.id})` },
              { name: 'Accepted on', value: hire.acceptedAt ? formatDay(hire.acceptedAt) : '—' },
              { name: 'Delivered on', value: hire.deliveredAt ? formatDay(hire.deliveredAt) : 'Not delivered' },
            ]}
          />
          {hire.scope ? <p className="max-w-prose whitespace-pre-line break-words text-sm">{hire.scope}</p> : null}
        </Card>
        <Said who={`${raiser.name}, who raised it`} at={dispute.raisedAt} words={dispute.reason} />
        <Said who={other.name} at={dispute.answeredAt} words={dispute.answeredAt ? dispute.answer : 'No answer yet.'} />
      </div>
      <Card>
        {dispute.decision ? (
          <div className="grid gap-3">
            <h2 className="text-lg">Decided</h2>
            <Facts
              className="sm:grid-cols-2"
              facts={[
                { name: 'Back to the client', value: formatRupees(dispute.decision.toClient, 2) },
                { name: 'To the professional', value: formatRupees(dispute.decision.toProfessional, 2) },
              ]}
            />
            <p className="whitespace-pre-line break-words text-sm">{dispute.decision.reason}</p>
            <p className="figures text-soft-ink text-xs">{formatMoment(dispute.decision.decidedAt)}</p>
          </div>
        ) : (
          <DecideHireForm hire={hire} />
        )}
      </Card>
    </div>
  )
}

function Said({ who, at, words }: { who: string; at: string | null; words: string | null }) {
  return (
    <Card className="grid gap-2">
      <h2 className="text-lg">{who}</h2>
      {at ? <p className="figures text-soft-ink text-xs">{formatMoment(at)}</p> : null}
      <p className="max-w-prose whitespace-pre-line break-words">{words ?? 'Whoever wrote this has left.'}</p>
    </Card>
  )
}
