import type { Refund } from '@properysearch/contract/orders/calls'
import { orderPath } from '@properysearch/contract/orders/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { useRefunds } from './orders.queries.ts'
import { RefundStateBadge } from './refund-state-badge.tsx'

const columns: Column<Refund>[] = [
  {
    label: 'What',
    isBare: true,
    cell: ({ title, orderId, purpose, reason }) => (
      <>
        <Link
          to={orderPath({ id: orderId, purpose })}
          className="font-semibold underline underline-offset-2 hover:text-leaf"
        >
          {title}
        </Link>
        <p className="figures text-soft-ink text-xs">
          Order {orderId} · {reason}
        </p>
      </>
    ),
  },
  { label: 'Date', cell: ({ askedAt, doneAt }) => <span className="figures">{formatDay(doneAt ?? askedAt)}</span> },
  { label: 'Status', cell: ({ status }) => <RefundStateBadge state={status} /> },
  {
    label: 'Credit note',
    cell: ({ creditNote }) => (creditNote ? creditNote.number : <span className="text-soft-ink">None</span>),
  },
  {
    label: 'Refunded',
    isNumber: true,
    cell: ({ amount, orderTotal }) => (
      <>
        <p className="font-semibold">{formatRupees(amount, 2)}</p>
        {amount === orderTotal ? null : <p className="text-soft-ink text-xs">of {formatRupees(orderTotal, 2)}</p>}
      </>
    ),
  },
]

/** What came back to me, newest first. */
export function RefundList() {
  const { data, error, refetch } = useRefunds()
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 rounded-card" />
  if (data.length === 0) {
    return (
      <EmptyState title="No refunds">
        Your refunds appear here, with the reason, the status and the credit note.
      </EmptyState>
    )
  }
  return <DataTable caption="My refunds" columns={columns} rows={data} keyOf={(refund) => refund.id} />
}
