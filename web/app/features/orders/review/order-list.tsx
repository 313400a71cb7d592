import { type OrderState, purposeFacts } from '@properysearch/contract/orders/facts'
import type { ReviewedOrder } from '@properysearch/contract/orders/review-calls'
import { formatRupees } from '@properysearch/contract/values/money'
import type { ReactNode } from 'react'
import { formatMoment } from '../../../lib/format.ts'
import { pathTo } from '../../../screens.ts'
import { AdminList, usePageInAddress } from '../../../ui/admin-list.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { Link } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { type OrderFilter, useOrdersForReview } from './review.queries.ts'

interface OrderListProps {
  filter: OrderFilter
  badgeOf: (state: OrderState) => ReactNode
}

export function OrderList({ filter, badgeOf }: OrderListProps) {
  const [page] = usePageInAddress()
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
          {refunded > 0 ? <p className="text-soft-ink text-xs">{formatRupees(refunded, 2)} given back</p> : null}
        </>
      ),
    },
    { label: 'State', cell: ({ status }) => badgeOf(status) },
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
      <EmptyState title="No order is found">
        Try the order’s number or reference, the invoice’s number, or the payer’s name, email or mobile.
      </EmptyState>
    )
  }
  if (show === 'refunds') {
    return (
      <EmptyState title="No refund is held up">
        When the payment partner cannot give money back, the order comes here.
      </EmptyState>
    )
  }
  if (show === 'misfits') {
    return (
      <EmptyState title="Every payment fits its order">
        When money arrives in another currency, the order comes here. Any other sum that does not fit goes back by
        itself.
      </EmptyState>
    )
  }
  return <EmptyState title="Nothing was ordered yet">When somebody orders something, it comes here.</EmptyState>
}
