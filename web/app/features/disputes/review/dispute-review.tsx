import { bookingStateNames, sideName } from '@properysearch/contract/bookings/facts'
import { deductionKinds } from '@properysearch/contract/bookings/rental'
import type { DisputeFile } from '@properysearch/contract/disputes/calls'
import type { ReviewedDispute } from '@properysearch/contract/disputes/deciding-calls'
import { disputeGraph } from '@properysearch/contract/disputes/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { api } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/format.ts'
import { pathTo } from '../../../screens.ts'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { SaidCard } from '../../../ui/said-card.tsx'
import { DecideForm } from './decide-form.tsx'
import { saidBy } from './said-by.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const rupees = (amount: number) => formatRupees(amount, 2)

/** What both sides say and handed in, the deal it is about, and the decision. */
export function DisputeReview({ dispute }: { dispute: ReviewedDispute }) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Facts dispute={dispute} />
        {saidBy(dispute).map((said) => (
          <SaidCard
            key={said.side}
            {...said}
            files={filesBy(dispute, said.side)}
            download={(file) => api.disputes.downloadFileForReview({ id: dispute.id, fileId: file.id })}
          />
        ))}
      </div>
      <Card>{dispute.endedAt ? <Over dispute={dispute} /> : <DecideForm dispute={dispute} />}</Card>
    </div>
  )
}

const filesBy = ({ files }: ReviewedDispute, side: DisputeFile['addedBy']) =>
  files.filter(({ addedBy }) => addedBy === side)

function Facts({
  dispute: { deal, deduction, amount, state, raisedAt, decideBy, property, buyer, seller },
}: {
  dispute: ReviewedDispute
}) {
  const facts = [
    ['In dispute', rupees(amount)],
    deduction ? ['Of the deposit, for', deductionKinds[deduction.kind]] : ['Held for this deal', rupees(deal.held)],
    [deal.kind === 'rental' ? 'Monthly rent' : 'Price', rupees(deal.price)],
    ['Raised on', formatDay(raisedAt)],
    ['Decide by', formatDay(decideBy)],
    ['Status', disputeGraph.states[state]],
    ['Deal', bookingStateNames[deal.state]],
    [capital(sideName('buyer', deal.kind)), `${buyer.name} (#${buyer.id})`],
    [capital(sideName('seller', deal.kind)), `${seller.name} (#${seller.id})`],
  ] as const
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">
        <Link to={pathTo('property', property)} className="text-leaf hover:underline">
          {property.title}
        </Link>
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-soft-ink">{name}</dt>
            <dd className="figures break-words font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Over({ dispute: { decision, endedAt, deal, deduction } }: { dispute: ReviewedDispute }) {
  if (!decision) {
    const now = deduction ? 'the two settle it between themselves' : 'the money is held as before'
    return (
      <p>
        Withdrawn{endedAt ? ` on ${formatDay(endedAt)}` : ''}: {now}.
      </p>
    )
  }
  const parts = [
    [`Back to the ${sideName('buyer', deal.kind)}`, decision.toBuyer],
    [deduction ? 'Stays with the owner' : `Paid out to the ${sideName('seller', deal.kind)}`, decision.toSeller],
    ...(deduction ? [] : [['Held for the deal as before', decision.stays] as const]),
  ] as const
  return (
    <div className="grid gap-4">
      <h2 className="text-lg">Decided{endedAt ? ` on ${formatDay(endedAt)}` : ''}</h2>
      <dl className="grid gap-2 text-sm">
        {parts.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-soft-ink">{name}</dt>
            <dd className="figures font-medium">{rupees(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="whitespace-pre-line break-words text-sm">{decision.reason}</p>
    </div>
  )
}
