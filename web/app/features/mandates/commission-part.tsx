import type { Commission } from '@properysearch/contract/mandates/calls'
import { commissionParts } from '@properysearch/contract/mandates/facts'
import { formatExact } from '../../lib/format.ts'
import { StateBadge } from '../../ui/state-badge.tsx'
import { CommissionActs, type Settling } from './commission-acts.tsx'
import { historyOf, openStanding, type Part, payoutLines, type Reader, standingOf } from './commission-words.ts'

interface CommissionPartProps {
  part: Part
  reader: Reader
  onSettle?: (settling: Settling) => void
  /** Of an agent, where the part is due and not asked for. */
  ask?: React.ReactNode
}

/** One part of a commission: what it is, where it stands, and what can be done about it. */
export function CommissionPartRow({ part, reader, onSettle, ask }: CommissionPartProps) {
  const { commission } = part
  const isAgain = commission !== null && (commission.state === 'refused' || commission.state === 'withdrawn')
  const { look, name } =
    commission && !(isAgain && reader === 'agent' && part.isDue)
      ? standingOf(commission, reader)
      : openStanding(part, reader)
  const gst = commission ? commission.gst : part.gst
  const label = commissionParts[part.part].label
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <p className="font-medium">{label}</p>
          <p className="figures text-sm">
            <span className="font-semibold">{formatExact(part.fee)}</span>
            {gst ? <span className="text-soft-ink"> and GST of {formatExact(gst)}</span> : null}
          </p>
        </div>
        <StateBadge look={look} name={name} />
      </div>
      {commission ? <CommissionHistory commission={commission} reader={reader} /> : null}
      {commission ? (
        <CommissionActs commission={commission} reader={reader} about={label} {...(onSettle ? { onSettle } : {})} />
      ) : null}
      {ask}
    </div>
  )
}

/** How it is paid, the reason that was given, and for the agent what reaches them. */
export function CommissionHistory({ commission, reader }: { commission: Commission; reader: Reader }) {
  const { reason, state } = commission
  const lines = reader === 'agent' ? payoutLines(commission) : []
  return (
    <>
      <p className="figures max-w-prose text-soft-ink text-sm">{historyOf(commission, reader)}</p>
      {reason && (state === 'refused' || state === 'asked') ? (
        <p className="max-w-prose break-words text-sm">“{reason}”</p>
      ) : null}
      {lines.length > 0 ? (
        <dl className="figures grid max-w-sm gap-1 border-line border-s-2 ps-3 text-sm">
          {lines.map(({ name, amount }, i) => (
            <div key={name} className="flex justify-between gap-4">
              <dt className={i === lines.length - 1 ? 'font-semibold' : 'text-soft-ink'}>{name}</dt>
              <dd className={i === lines.length - 1 ? 'font-semibold' : ''}>
                {amount < 0 ? `− ${formatExact(-amount)}` : formatExact(amount)}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  )
}
