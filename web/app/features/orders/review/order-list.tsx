import type { ReviewedOrder } from '@properysearch/contract/orders/deciding-calls'
import { type OrderState, purposeFacts } from '@properysearch/contract/orders/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import type { ReactNode } from 'react'
import { formatMoment } from '../../../lib/format.ts'
import { usePageNumber } from '../../../lib/use-page-number.ts'
import { pathTo } from '../../../screens.ts'
import { AdminList } from '../../../ui/admin-list.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { Link } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { type OrderFilter, useOrdersForReview } from './review.queries.ts'

interface OrderListProps {
  filter: OrderFilter
  badgeOf: (state: OrderState) => ReactNode
}

export function OrderList({ filter, badgeOf }: OrderListProps) {
  const [page] = usePageNumber()
  const columns: Column<ReviewedOrder>[] = [
    {
      label: 'Order',
      isBare: true,
      cell: (row) => (
        <>
          <Link to={pathTo('adminOrder', row)} className="font-semibold text-leaf hover:underline">
            {row.title}
          </Link>
          <p className="figures text-soft-ink text-xs">
            #{row.id} · {purposeFacts[row.purpose].label}
            {row.invoice ? ` · ${row.invoice.number}` : ''}
          </p>
        </>
      ),
    },
    {
      label: 'Payer',
      cell: ({ payer }) => (
        <>
          <p>{payer.name}</p>
          <p className="figures text-soft-ink text-xs">{payer.email}</p>
        </>
      ),
    },
    {
      label: 'Amount',
      isNumber: true,
      cell: ({ total, refunded }) => (
        <>
          <p>{formatRupees(total, 2)}</p>
          {refunded > 0 ? <p className="text-soft-ink text-xs">{formatRupees(refunded, 2)} refunded</p> : null}
        </>
      ),
    },
    { label: 'Status', cell: ({ status }) => badgeOf(status) },
    { label: 'Ordered', cell: ({ createdAt }) => <span className="figures">{formatMoment(createdAt)}</span> },
  ]
  return (
    <AdminList
      caption="Orders"
      query={useOrdersForReview(filter, page)}
      columns={columns}
      keyOf={(row) => row.id}
      empty={<NoOrders filter={filter} />}
    />
  )
}

function NoOrders({ filter: { text, status, show } }: { filter: OrderFilter }) {
  if (text !== '' || status) {
    return (
      <EmptyState title="No orders found">
        Try the order’s number or reference, the invoice’s number, or the payer’s name, email or mobile.
      </EmptyState>
    )
  }
  if (show === 'refunds') {
    return (
      <EmptyState title="No refunds held up">
        When the payment partner cannot make a refund, the order appears here.
      </EmptyState>
    )
  }
  if (show === 'mismatched') {
    return (
      <EmptyState title="Every payment matches its order">
        When money arrives in another currency, the order appears here. Any other payment that does not match is
        returned automatically.
      </EmptyState>
    )
  }
  return <EmptyState title="No orders yet">Orders appear here as people place them.</EmptyState>
}
