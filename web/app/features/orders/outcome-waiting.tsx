import type { Order } from '@properysearch/contract/orders/calls'
import { formatRupees } from '@properysearch/contract/values/money'
import { useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { formatMoment } from '../../lib/format.ts'
import { useIsSlow } from '../../lib/use-is-slow.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { useCancelOrder } from './orders.queries.ts'
import { OrderFacts, OutcomeFrame } from './outcome-frame.tsx'
import { useLeaveToPay } from './use-leave-to-pay.ts'

/** Most payments are confirmed within this; until then nobody is offered to pay once more. */
const usualMs = 5000

/** The partner has not said yes or no: it may still be deciding, or nobody has paid. */
export function OutcomeWaiting({ order, isAsking, onAsk }: { order: Order; isAsking: boolean; onAsk: () => void }) {
  const isLong = useIsSlow(true, usualMs)
  const { leaveToPay, isLeaving } = useLeaveToPay()
  const [isCancelling, setCancelling] = useState(false)
  const cancel = useCancelOrder()
  return (
    <OutcomeFrame
      look="waiting"
      order={order}
      title={isLong ? 'Not paid yet' : 'Waiting for the payment partner'}
      words={
        isLong
          ? 'The payment partner has not confirmed a payment yet. If you have paid, it will appear here, usually within a minute; you can also leave and find it in your payment history. If you have not paid, no money was taken.'
          : 'We are asking whether your payment has arrived. This takes a few seconds.'
      }
      actions={
        isLong ? (
          <>
            <Button onClick={() => leaveToPay(order)} disabled={isLeaving || !order.checkoutUrl}>
              {isLeaving ? 'Opening the payment page...' : 'Continue to payment'}
            </Button>
            <Button look="secondary" onClick={onAsk} disabled={isAsking}>
              {isAsking ? 'Checking...' : 'Check again'}
            </Button>
            <Button look="quiet" onClick={() => setCancelling(true)}>
              Cancel order
            </Button>
          </>
        ) : null
      }
    >
      {isLong ? null : <div className="progress-line" />}
      <OrderFacts
        facts={[
          { name: 'To pay', value: formatRupees(order.total, 2) },
          { name: 'Order', value: order.id },
          { name: 'Open until', value: formatMoment(order.expiresAt) },
        ]}
      />
      {cancel.error ? (
        <Notice look="danger" role="alert">
          {messageOf(cancel.error)}
        </Notice>
      ) : null}
      <CancelOrderDialog
        order={isCancelling ? order : null}
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate(order, { onSettled: () => setCancelling(false) })}
        onClose={() => setCancelling(false)}
      />
    </OutcomeFrame>
  )
}
