import type { Order } from '@properysearch/contract/orders/calls'
import { type CallBackName, orderStateNames } from '@properysearch/contract/orders/facts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { forgetKey } from './order-key.ts'
import { isRefused, useOutcome } from './orders.queries.ts'
import { OutcomeClosed } from './outcome-closed.tsx'
import { OutcomePaid } from './outcome-paid.tsx'
import { OutcomeWaiting } from './outcome-waiting.tsx'

/** What a purchase may change, on screens that were open before. */
const changedByPaying = [
  queryKeys.subscriptions,
  queryKeys.contacts,
  queryKeys.bookings,
  queryKeys.releases,
  queryKeys.promotions,
  queryKeys.analysisReports,
  queryKeys.hires,
  queryKeys.listings,
  queryKeys.properties,
  queryKeys.dashboard,
]

export interface OutcomeProps {
  /** Which of the ten calls answers for what is bought here. */
  callBack: CallBackName
  /** Where the same is bought again. */
  again: (order: Order) => string
  /** What the payer has now, under the receipt's heading. */
  given: (order: Order) => ReactNode
  /** Where to go on once it is paid. */
  next: (order: Order) => ReactNode
}

/** The order that the address names, `?order_id=`; 0 for none. */
export function useOrderId(): number {
  const id = Number(useSearchParams()[0].get('order_id'))
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}

/**
 * What became of a payment, for the person who returns from it. It only looks: reloading, leaving and coming back at
 * any moment change nothing, and whatever arrives while nobody looks is there the next time.
 */
export function OrderOutcome(props: OutcomeProps) {
  const orderId = useOrderId()
  const { outcome, asking } = useOutcome(orderId, props.callBack)
  const { data: order, error, refetch } = outcome
  useEndOfPurchase(order)
  if (orderId === 0 || (isRefused(error) && !order)) {
    return (
      <EmptyState
        title="No such payment"
        action={
          <ButtonLink look="secondary" to={pathTo('paymentHistory')}>
            See my payments
          </ButtonLink>
        }
      >
        You have no payment at this address. All your orders are in your payment history.
      </EmptyState>
    )
  }
  if (!order) {
    return error ? (
      <FailedState
        message={`${messageOf(error)} Your payment is safe: it is recorded with your order.`}
        onRetry={() => void refetch()}
      />
    ) : (
      <div className="max-w-2xl">
        <Heard>Checking with the payment partner</Heard>
        <Skeleton className="h-72 rounded-card" />
      </div>
    )
  }
  return (
    <div className="max-w-2xl">
      <Heard>{orderStateNames[order.status]}</Heard>
      {order.status === 'paid' ? (
        <OutcomePaid order={order} {...props} />
      ) : order.status === 'created' ? (
        <OutcomeWaiting order={order} isAsking={asking.isPending} onAsk={() => asking.mutate()} />
      ) : (
        <OutcomeClosed order={order} {...props} />
      )}
    </div>
  )
}

/** People who cannot see the change hear it: this stays in its place while what is under it changes. */
function Heard({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  )
}

/** What is bought next is a purchase of its own; and what was just bought shows everywhere. */
function useEndOfPurchase(order: Order | undefined): void {
  const client = useQueryClient()
  const status = order?.status
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it comes to its end
  useEffect(() => {
    if (!order || status === 'created') return
    const { purpose, subjectId, option } = order
    forgetKey(option === null ? { purpose, subjectId } : { purpose, subjectId, option })
    for (const queryKey of changedByPaying) void client.invalidateQueries({ queryKey })
  }, [order?.id, status])
}
