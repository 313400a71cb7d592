import { useParams } from 'react-router'
import { OrderStateBadge } from '../../features/orders/order-state-badge.tsx'
import { OrderReview } from '../../features/orders/review/order-review.tsx'
import { useOrderReview } from '../../features/orders/review/review.queries.ts'
import { messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'

export const meta = () => privateMeta('An order')

export default function AdminOrderPage() {
  const id = Number(useParams().id)
  const { data, error, refetch } = useOrderReview(Number.isSafeInteger(id) ? id : 0)
  return (
    <>
      <p className="mb-2 text-sm">
        <Link to={pathTo('adminOrders')} className="inline-block py-2 font-semibold text-leaf hover:underline">
          Orders
        </Link>
      </p>
      <PageHeader title={data?.order.title ?? 'An order'}>Order {Number.isSafeInteger(id) ? id : ''}</PageHeader>
      {data ? (
        <OrderReview whole={data} badge={<OrderStateBadge state={data.order.status} />} />
      ) : error || !(id > 0) ? (
        <FailedState
          message={error ? messageOf(error) : 'There is no order with this number.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </>
  )
}
