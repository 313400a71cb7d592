import { type OrderState, orderStateNames } from '@properysearch/contract/orders/facts'
import { CircleCheck, CircleSlash, CircleX, Clock, Hourglass, Undo2 } from 'lucide-react'
import { StateBadge, type StateLook } from '../../ui/state-badge.tsx'

const looks: Record<OrderState, StateLook> = {
  created: { icon: Hourglass, className: 'bg-marigold-wash text-marigold-ink' },
  paid: { icon: CircleCheck, className: 'bg-good-wash text-good' },
  failed: { icon: CircleX, className: 'bg-danger-wash text-danger' },
  expired: { icon: Clock, className: 'bg-sunken text-ink' },
  cancelled: { icon: CircleSlash, className: 'bg-sunken text-ink' },
  refunded: { icon: Undo2, className: 'bg-leaf-wash text-leaf' },
}

/** Where an order stands, with an icon and a word. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  return <StateBadge look={looks[state]} name={orderStateNames[state]} />
}
