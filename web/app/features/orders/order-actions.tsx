import type { Order } from '@properysearch/contract/orders/calls'
import { useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { useCancelOrder } from './orders.queries.ts'
import { useLeaveToPay } from './use-leave-to-pay.ts'

/** What can still be done with an order: only one that waits asks for anything. */
export function OrderActions({ order }: { order: Order }) {
  const { leaveToPay, isLeaving } = useLeaveToPay()
  const [isCancelling, setCancelling] = useState(false)
  const cancel = useCancelOrder()
  if (order.status !== 'created') return null
  const close = () => setCancelling(false)
  return (
    <div className="flex flex-wrap gap-1">
      <Button look="secondary" className="text-sm" onClick={() => leaveToPay(order)} disabled={isLeaving}>
        Continue to payment
      </Button>
      <Button look="quiet" className="text-sm" onClick={() => setCancelling(true)}>
        Cancel
      </Button>
      <CancelOrderDialog
        order={isCancelling ? order : null}
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate(order, { onError: (error) => toast.error(messageOf(error)), onSettled: close })}
        onClose={close}
      />
    </div>
  )
}
