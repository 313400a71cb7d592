import {
  type OrderState,
  orderStateNames,
  type RefundState,
  refundStateNames,
} from '@properysearch/contract/order-facts'
import { Ban, CircleCheck, CircleX, ClockAlert, Hourglass, type LucideIcon, Undo2 } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

interface Look {
  icon: LucideIcon
  className: string
}

const good = 'bg-good-wash text-good'
const waiting = 'bg-marigold-wash text-marigold-ink'
const quiet = 'bg-sunken text-soft-ink'
const bad = 'bg-danger-wash text-danger'

const orderLooks: Record<OrderState, Look> = {
  created: { icon: Hourglass, className: waiting },
  paid: { icon: CircleCheck, className: good },
  failed: { icon: CircleX, className: bad },
  expired: { icon: ClockAlert, className: quiet },
  cancelled: { icon: Ban, className: quiet },
  refunded: { icon: Undo2, className: 'bg-leaf-wash text-leaf' },
}

const refundLooks: Record<RefundState, Look> = {
  pending: { icon: Hourglass, className: waiting },
  done: { icon: CircleCheck, className: good },
  failed: { icon: ClockAlert, className: bad },
}

export function OrderStateChip({ state }: { state: OrderState }) {
  return <Chip {...orderLooks[state]} word={orderStateNames[state]} />
}

export function RefundStateChip({ state }: { state: RefundState }) {
  return <Chip {...refundLooks[state]} word={refundStateNames[state]} />
}

function Chip({ icon: Icon, className, word }: Look & { word: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-xs',
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {word}
    </span>
  )
}
