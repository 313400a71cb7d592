import { type OrderState, orderStateNames } from '@properysearch/contract/order-facts'
import { CircleCheck, CircleSlash, CircleX, Clock, Hourglass, type LucideIcon, Undo2 } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

const looks: Record<OrderState, { icon: LucideIcon; className: string }> = {
  created: { icon: Hourglass, className: 'bg-marigold-wash text-marigold-ink' },
  paid: { icon: CircleCheck, className: 'bg-good-wash text-good' },
  failed: { icon: CircleX, className: 'bg-danger-wash text-danger' },
  expired: { icon: Clock, className: 'bg-sunken text-ink' },
  cancelled: { icon: CircleSlash, className: 'bg-sunken text-ink' },
  refunded: { icon: Undo2, className: 'bg-leaf-wash text-leaf' },
}

/** Where an order stands, with an icon and a word. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  const { icon: Icon, className } = looks[state]
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1 font-semibold text-xs',
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {orderStateNames[state]}
    </span>
  )
}
