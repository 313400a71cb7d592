import type { Hire, HireDispute } from '@properysearch/contract/hires/calls'
import { formatDay } from '../../lib/format.ts'
import { Part } from '../../ui/part.tsx'
import { Lines } from './fee-statement.tsx'
import { FilesOfDispute } from './files-of-dispute.tsx'

/** What each side says and handed in, and what was decided. */
export function DisputePart({ hire, dispute }: { hire: Hire; dispute: HireDispute }) {
  const { raisedBy, reason, raisedAt, answer, answeredAt, decision, decideBy } = dispute
  const nameOf = (side: typeof raisedBy) => (side === hire.iAm ? 'You' : hire[side].name)
  const other = raisedBy === 'client' ? 'professional' : 'client'
  return (
    <Part
      title="Dispute"
      note={decision ? null : `The fee is frozen. Our team decides by ${formatDay(decideBy)} at the latest.`}
    >
      <Said who={nameOf(raisedBy)} at={raisedAt} words={reason} />
      {answeredAt ? <Said who={nameOf(other)} at={answeredAt} words={answer} /> : null}
      <FilesOfDispute hire={hire} dispute={dispute} nameOf={nameOf} />
      {decision ? (
        <div className="grid gap-3 rounded-control bg-sunken p-4">
          <p className="font-semibold text-sm">Decided on {formatDay(decision.decidedAt)}</p>
          <Lines
            lines={[
              { name: `Back to ${hire.client.name}`, amount: decision.toClient },
              { name: `To ${hire.professional.name}`, amount: decision.toProfessional },
            ]}
          />
          <p className="max-w-prose whitespace-pre-line break-words text-sm">{decision.reason}</p>
        </div>
      ) : null}
    </Part>
  )
}

function Said({ who, at, words }: { who: string; at: string; words: string | null }) {
  return (
    <div className="grid gap-0.5 text-sm">
      <p>
        <span className="font-semibold">{who}</span>{' '}
        <time dateTime={at} className="figures text-soft-ink text-xs">
          {formatDay(at)}
        </time>
      </p>
      <p className="max-w-prose whitespace-pre-line break-words">
        {words ?? <span className="text-soft-ink">Removed when the account was erased.</span>}
      </p>
    </div>
  )
}
