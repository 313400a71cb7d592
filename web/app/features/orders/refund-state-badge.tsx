import { type RefundState, refundStateNames } from '@properysearch/contract/orders/facts'
import { CircleCheck, ClockAlert, Hourglass } from 'lucide-react'
import { StateBadge, type StateLook } from '../../ui/state-badge.tsx'

const looks: Record<RefundState, StateLook> = {
  pending: { icon: Hourglass, className: 'bg-marigold-wash text-marigold-ink' },
  done: { icon: CircleCheck, className: 'bg-good-wash text-good' },
  failed: { icon: ClockAlert, className: 'bg-danger-wash text-danger' },
}

/** How far a refund is, with an icon and a word. */
export function RefundStateBadge({ state }: { state: RefundState }) {
  return <StateBadge look={looks[state]} name={refundStateNames[state]} />
}
