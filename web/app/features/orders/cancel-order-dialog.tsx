import type { Order } from '@properysearch/contract/orders/calls'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface CancelOrderDialogProps {
  /** Null: not asked. */
  order: Order | null
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

export function CancelOrderDialog({ order, ...rest }: CancelOrderDialogProps) {
  return (
    <ConfirmDialog
      isOpen={order !== null}
      title="Cancel this order"
      action="Cancel order"
      keep="Keep the order"
      {...rest}
    >
      {order?.title}. We have not received a payment. If one still arrives, we will either accept it or return it to
      you.
    </ConfirmDialog>
  )
}
