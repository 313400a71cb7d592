import { formatMoment } from '../../../lib/format.ts'
import { usePaymentPartner } from './review.queries.ts'

const reasons: Record<string, string> = {
  signature: 'with a wrong signature',
  'no-order': 'about no order',
  stale: 'too old',
  unreadable: 'unreadable',
  replayed: 'sent again',
  'unknown-order': 'about an unknown order',
}

/** Who takes the money, and how well we hear from them. */
export function PartnerNote() {
  const { data } = usePaymentPartner()
  if (!data) return null
  const refused = data.refused.map(({ because, times }) => `${times} ${reasons[because] ?? because}`)
  return (
    <p className="mb-5 text-soft-ink text-sm">
      Payment partner:{' '}
      <b className="text-ink">{data.isSimulation ? 'our own simulation, no money moves' : data.name}</b>.
      {data.lastWebHookAt ? ` Last message ${formatMoment(data.lastWebHookAt)}.` : ' No message yet.'}
      {refused.length > 0 ? ` Not processed in the last seven days: ${refused.join(', ')}.` : ''}
    </p>
  )
}
