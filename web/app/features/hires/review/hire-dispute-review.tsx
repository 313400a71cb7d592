import type { HireDisputeFile } from '@properysearch/contract/hires/calls'
import type { ReviewedHire } from '@properysearch/contract/hires/deciding-calls'
import { hireGraph, hireKindNames } from '@properysearch/contract/hires/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { api } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/format.ts'
import { pathTo } from '../../../screens.ts'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { type Fact, Facts } from '../../../ui/part.tsx'
import { SaidCard } from '../../../ui/said-card.tsx'
import { Lines } from '../fee-statement.tsx'
import { DecideHireForm } from './decide-hire-form.tsx'

/** What both sides say and hand in, the hire it is about, and the decision. Papers of a case are not here: they are theirs. */
export function HireDisputeReview({ hire }: { hire: ReviewedHire }) {
  const { kind, client, professional, dispute } = hire
  const roles = { client: 'the client', professional: `the ${hireKindNames[kind].toLowerCase()}` }
  const names = { client: client.name, professional: professional.name }
  const other = dispute.raisedBy === 'client' ? 'professional' : 'client'
  const { decision } = dispute
  const filesBy = (side: HireDisputeFile['addedBy']) => dispute.files.filter(({ addedBy }) => addedBy === side)
  const download = (file: HireDisputeFile) => api.hires.downloadDisputeFileForReview({ id: hire.id, fileId: file.id })
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TheHire hire={hire} />
        <SaidCard
          who={`${names[dispute.raisedBy]}, ${roles[dispute.raisedBy]}`}
          at={dispute.raisedAt}
          words={dispute.reason}
          download={download}
          files={filesBy(dispute.raisedBy)}
        />
        <SaidCard
          who={`${names[other]}, ${roles[other]}`}
          at={dispute.answeredAt}
          words={dispute.answeredAt ? dispute.answer : 'No answer yet.'}
          download={download}
          files={filesBy(other)}
        />
      </div>
      <Card>
        {decision ? (
          <div className="grid gap-4">
            <h2 className="text-lg">Decided on {formatDay(decision.decidedAt)}</h2>
            <Lines
              lines={[
                { name: 'Back to the client', amount: decision.toClient },
                { name: 'To the professional, before what is kept back', amount: decision.toProfessional },
              ]}
            />
            <p className="whitespace-pre-line break-words text-sm">{decision.reason}</p>
          </div>
        ) : (
          <DecideHireForm hire={hire} />
        )}
      </Card>
    </div>
  )
}

function TheHire({ hire }: { hire: ReviewedHire }) {
  const { kind, state, title, scope, client, professional, propertydata, held, dispute } = hire
  const onDay = (at: string | null) => (at ? formatDay(at) : 'Not yet')
  const facts: Fact[] = [
    { name: 'Held', value: formatRupees(held, 2), isMain: true },
    { name: 'Status', value: hireGraph.states[state] },
    { name: 'Decide by', value: formatDay(dispute.decideBy) },
    { name: 'Client', value: `${client.name} (#${client.id})` },
    { name: hireKindNames[kind], value: `${professional.name} (#${professional.id})` },
    { name: 'Paid', value: onDay(hire.paidAt) },
    { name: 'Accepted', value: onDay(hire.acceptedAt) },
    { name: 'Delivered', value: onDay(hire.deliveredAt) },
  ]
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="break-words text-lg">{title}</h2>
        {propertydata ? (
          <Link to={pathTo('property', propertydata)} className="text-leaf text-sm hover:underline">
            {propertydata.title}
          </Link>
        ) : null}
      </div>
      <p className="max-w-prose whitespace-pre-line break-words">
        {scope ?? <span className="text-soft-ink">Removed when the account was erased.</span>}
      </p>
      <Facts facts={facts} />
    </Card>
  )
}
