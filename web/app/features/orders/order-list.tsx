import type { Order } from '@properysearch/contract/orders/calls'
import { type OrderGroup, orderPath, purposeFacts } from '@properysearch/contract/orders/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api.ts'
import { formatMoment } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Link } from '../../ui/link.tsx'
import { Pager } from '../../ui/pager.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderStateBadge } from './order-state-badge.tsx'
import { useOrders } from './orders.queries.ts'
import { ReceiptNumber } from './receipt-button.tsx'

/** Those that are about one listing. */
const ofListings = new Set<string>(['owner-contact', 'rent-contact', 'promote-property'])

const columns: Column<Order>[] = [
  {
    label: 'What',
    isBare: true,
    cell: (order) => (
      <>
        <Link to={orderPath(order)} className="font-semibold underline underline-offset-2 hover:text-leaf">
          {order.title}
        </Link>
        <p className="figures text-soft-ink text-xs">
          {purposeFacts[order.purpose].label} · Order {order.id}
          {ofListings.has(order.purpose) ? (
            <>
              {' · '}
              <Link to={pathTo('myPropertyView', { id: order.subjectId })} className="text-leaf underline">
                See the listing
              </Link>
            </>
          ) : null}
        </p>
      </>
    ),
  },
  { label: 'Date', cell: (order) => <span className="figures">{formatMoment(order.paidAt ?? order.createdAt)}</span> },
  { label: 'Status', cell: ({ status }) => <OrderStateBadge state={status} /> },
  {
    label: 'Invoice',
    cell: ({ invoice, receipt }) =>
      invoice || receipt ? (
        <div className="grid justify-items-start gap-1 max-md:justify-items-end">
          {invoice ? (
            <Link
              to={pathTo('previewInvoice', { id: invoice.id })}
              className="figures whitespace-nowrap text-leaf underline"
            >
              {invoice.number}
            </Link>
          ) : null}
          {receipt ? <ReceiptNumber {...receipt} /> : null}
        </div>
      ) : (
        <span className="text-soft-ink">None</span>
      ),
  },
  {
    label: 'Amount',
    isNumber: true,
    cell: ({ total, refunded, sentBack, status }) => (
      <>
        <p className={status === 'paid' ? 'font-semibold' : 'text-soft-ink'}>{formatRupees(total, 2)}</p>
        {refunded > 0 ? <p className="text-leaf text-xs">{formatRupees(refunded, 2)} refunded</p> : null}
        {sentBack > 0 ? <p className="text-leaf text-xs">{formatRupees(sentBack, 2)} sent back</p> : null}
      </>
    ),
  },
]

const next: Column<Order> = { label: 'Next', isBare: true, cell: (order) => <OrderActions order={order} /> }

interface OrderListProps {
  group?: OrderGroup
  page: number
  onPage: (page: number) => void
  empty: ReactNode
}

/** My orders of one kind or all, newest first. */
export function OrderList({ group, page, onPage, empty }: OrderListProps) {
  const { data, error, refetch, isPlaceholderData } = useOrders(group ? { group } : {}, page)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">Loading payments</span>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    )
  }
  if (data.total === 0) return empty
  return (
    <>
      <DataTable
        caption="My payments"
        columns={data.data.some((order) => order.status === 'created') ? [...columns, next] : columns}
        rows={data.data}
        keyOf={(order) => order.id}
        isStale={isPlaceholderData}
      />
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={onPage} />
    </>
  )
}
