import { type RefundState, refundStateNames } from '@properysearch/contract/order-facts'
import { CircleCheck, ClockAlert, Hourglass, type LucideIcon } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

const looks: Record<RefundState, { icon: LucideIcon; className: string }> = {
  pending: { icon: Hourglass, className: 'bg-marigold-wash text-marigold-ink' },
  done: { icon: CircleCheck, className: 'bg-good-wash text-good' },
  failed: { icon: ClockAlert, className: 'bg-danger-wash text-danger' },
}

/** How far a refund is, with an icon and a word. */
export function RefundStateBadge({ state }: { state: RefundState }) {
  const { icon: Icon, className } = looks[state]
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1 font-semibold text-xs',
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {refundStateNames[state]}
    </span>
  )
}
