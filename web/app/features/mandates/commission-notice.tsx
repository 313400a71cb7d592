import { formatExact } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { agentsAnchor } from './agents-part.tsx'
import { standingOf } from './commission-words.ts'
import { useMandates } from './mandates.queries.ts'

/** On top of a deal: my agent waits for me further down. */
export function CommissionNotice({ bookingId }: { bookingId: number }) {
  const { data } = useMandates(bookingId)
  const waiting = (data ?? []).flatMap(({ agent, iAm, terms }) =>
    (terms?.parts ?? []).flatMap(({ commission }) =>
      iAm === 'client' && commission && standingOf(commission, 'client').isMine ? [{ agent, commission }] : [],
    ),
  )
  if (waiting.length === 0) return null
  return (
    <Notice look="attention" role="status">
      {waiting.map(({ agent, commission }) => (
        <p key={commission.id} className="figures">
          {commission.state === 'recorded'
            ? `${agent.name} has recorded ${formatExact(commission.total)} as paid.`
            : `${agent.name} asks for ${formatExact(commission.total)}.`}{' '}
          <a href={`#${agentsAnchor}`} className="font-medium text-leaf underline underline-offset-2">
            Answer it
          </a>
        </p>
      ))}
    </Notice>
  )
}
