import { bookingStateNames } from '@properysearch/contract/bookings/facts'
import type { DisputeFile } from '@properysearch/contract/disputes/calls'
import type { ReviewedDispute } from '@properysearch/contract/disputes/deciding-calls'
import { disputeGraph } from '@properysearch/contract/disputes/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api, messageOf } from '../../../lib/api.ts'
import { formatDay, formatMoment } from '../../../lib/format.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { pathTo } from '../../../screens.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { DecideForm } from './decide-form.tsx'

const rupees = (amount: number) => formatRupees(amount, 2)

/** What both sides say and handed in, the deal it is about, and the decision. */
export function DisputeReview({ dispute }: { dispute: ReviewedDispute }) {
  const { buyer, seller, raisedBy, reason, answer, raisedAt, answeredAt } = dispute
  const raiser = raisedBy === 'buyer' ? buyer.name : seller.name
  const other = raisedBy === 'buyer' ? seller.name : buyer.name
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Facts dispute={dispute} />
        <Words
          who={`${raiser}, the ${raisedBy}`}
          at={raisedAt}
          text={reason}
          files={filesBy(dispute, raisedBy)}
          id={dispute.id}
        />
        <Words
          who={`${other}, the ${raisedBy === 'buyer' ? 'seller' : 'buyer'}`}
          at={answeredAt}
          text={answeredAt ? answer : 'No answer yet.'}
          files={filesBy(dispute, raisedBy === 'buyer' ? 'seller' : 'buyer')}
          id={dispute.id}
        />
      </div>
      <Card>{dispute.endedAt ? <Over dispute={dispute} /> : <DecideForm dispute={dispute} />}</Card>
    </div>
  )
}

const filesBy = ({ files }: ReviewedDispute, side: DisputeFile['addedBy']) =>
  files.filter(({ addedBy }) => addedBy === side)

function Facts({
  dispute: { deal, amount, state, raisedAt, decideBy, property, buyer, seller },
}: {
  dispute: ReviewedDispute
}) {
  const facts = [
    ['In dispute', rupees(amount)],
    ['Held for this deal', rupees(deal.held)],
    ['Price', rupees(deal.price)],
    ['Raised on', formatDay(raisedAt)],
    ['Decide by', formatDay(decideBy)],
    ['Status', disputeGraph.states[state]],
    ['Deal', bookingStateNames[deal.state]],
    ['Buyer', `${buyer.name} (#${buyer.id})`],
    ['Seller', `${seller.name} (#${seller.id})`],
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

interface WordsProps {
  who: string
  at: string | null
  text: string | null
  files: readonly DisputeFile[]
  id: number
}

function Words({ who, at, text, files, id }: WordsProps) {
  const open = useMutation({
    mutationFn: async (file: DisputeFile) =>
      saveFile(await api.disputes.downloadFileForReview({ id, fileId: file.id }), file.fileName),
  })
  return (
    <Card className="grid gap-3">
      <div>
        <h2 className="text-lg">{who}</h2>
        {at ? <p className="figures text-soft-ink text-xs">{formatMoment(at)}</p> : null}
      </div>
      <p className="max-w-prose whitespace-pre-line break-words">
        {text ?? <span className="text-soft-ink">Removed when the account was erased.</span>}
      </p>
      {files.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {files.map((file) => (
            <li key={file.id}>
              <Button
                look="secondary"
                className="text-sm"
                aria-label={`Download ${file.fileName}`}
                onClick={() => open.mutate(file)}
              >
                <Download aria-hidden className="size-4" />
                <span className="break-all">{file.fileName}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {open.error ? (
        <p role="alert" className="text-danger text-sm">
          {messageOf(open.error)}
        </p>
      ) : null}
    </Card>
  )
}

function Over({ dispute: { decision, endedAt } }: { dispute: ReviewedDispute }) {
  if (!decision) return <p>Withdrawn{endedAt ? ` on ${formatDay(endedAt)}` : ''}: the money is held as before.</p>
  const parts = [
    ['Back to the buyer', decision.toBuyer],
    ['Paid out to the seller', decision.toSeller],
    ['Held for the deal as before', decision.stays],
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
