import { dealPath } from '@properysearch/contract/bookings/deal-path'
import type { CommissionRequest } from '@properysearch/contract/mandates/calls'
import { messageOf } from '../../lib/api.ts'
import { formatExact } from '../../lib/format.ts'
import { FailedPart } from '../../ui/failed-part.tsx'
import { Link } from '../../ui/link.tsx'
import { Part } from '../../ui/part.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { CommissionActs, type Settling } from './commission-acts.tsx'
import { CommissionHistory } from './commission-part.tsx'
import { partName, standingOf } from './commission-words.ts'
import { useCommissionRequests } from './mandates.queries.ts'

interface CommissionRequestsProps {
  side: 'buyer' | 'seller'
  onSettle: (settling: Settling) => void
}

/** What my agents ask for, in all of my deals on this side. Whoever has no agent sees nothing of it. */
export function CommissionRequests({ side, onSettle }: CommissionRequestsProps) {
  const { data, error, refetch } = useCommissionRequests(side)
  if (!data) {
    return error ? (
      <FailedPart onRetry={() => void refetch()}>Your agents’ requests did not load. {messageOf(error)}</FailedPart>
    ) : null
  }
  if (data.length === 0) return null
  const open = data.filter(({ state }) => state === 'asked' || state === 'recorded')
  const past = data.filter((request) => !open.includes(request))
  return (
    <div id="commissions" className="scroll-mt-20">
      <Part title="Your agents’ commission" note={open.length === 0 ? 'No agent is waiting for you.' : null}>
        {open.length > 0 ? <Requests side={side} requests={open} onSettle={onSettle} /> : null}
        {past.length > 0 ? (
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold text-leaf text-sm">
              {past.length === 1 ? 'One earlier request' : `${past.length} earlier requests`}
            </summary>
            <Requests side={side} requests={past} onSettle={onSettle} />
          </details>
        ) : null}
      </Part>
    </div>
  )
}

function Requests({ side, requests, onSettle }: CommissionRequestsProps & { requests: CommissionRequest[] }) {
  return (
    <ul className="divide-y divide-line">
      {requests.map((request) => (
        <li key={request.id} className="grid gap-2 py-4 first:pt-0 last:pb-0">
          <RequestRow side={side} request={request} onSettle={onSettle} />
        </li>
      ))}
    </ul>
  )
}

function RequestRow({ side, request, onSettle }: CommissionRequestsProps & { request: CommissionRequest }) {
  const { agent, total, gst, part, propertydata, bookingId } = request
  const { look, name } = standingOf(request, 'client')
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <p className="figures">
            <span className="font-semibold">{formatExact(total)}</span>
            <span className="text-soft-ink text-sm">
              {' '}
              for {agent.name}, {partName(part)}
              {gst > 0 ? `; ${formatExact(gst)} of it is GST` : ''}
            </span>
          </p>
          <Link
            to={dealPath(side, { bookingId, propertyId: propertydata.id })}
            className="inline-block break-words py-1 text-leaf text-sm underline underline-offset-2"
          >
            {propertydata.title}
          </Link>
        </div>
        <StateBadge look={look} name={name} />
      </div>
      <CommissionHistory commission={request} reader="client" />
      <CommissionActs
        commission={request}
        reader="client"
        about={`${agent.name}, ${propertydata.title}`}
        onSettle={onSettle}
      />
    </>
  )
}
