import { formatRupees } from '@properysearch/contract/values/money'
import { type FormEvent, useState } from 'react'
import { MoneyNote } from '../../features/orders/money-note.tsx'
import type { Wanted } from '../../features/orders/order-key.ts'
import { useCreateOrder, useQuote } from '../../features/orders/orders.queries.ts'
import { PriceLines } from '../../features/orders/price-lines.tsx'
import { useLeaveToPay } from '../../features/orders/use-leave-to-pay.ts'
import { messageOf } from '../../lib/api.ts'
import { FailedPart } from '../../ui/failed-part.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/states.tsx'

interface PayInDealProps {
  wanted: Wanted
  title: string
  text: string
  onClose: () => void
}

/** What is paid, for whom it is held, and what is deducted; then to the payment partner. */
export function PayInDeal({ wanted, title, text, onClose }: PayInDealProps) {
  const { data: quote, error, refetch } = useQuote(wanted)
  const create = useCreateOrder()
  const { leaveToPay, isLeaving } = useLeaveToPay()
  /** Another amount than the one read: to be read before it is paid. */
  const [changed, setChanged] = useState<number | null>(null)
  const total = changed ?? quote?.total
  const pay = (event: FormEvent) => {
    event.preventDefault()
    create.mutate(wanted, {
      onSuccess: (order) => {
        if (order.status === 'created' && order.total !== total) setChanged(order.total)
        else leaveToPay(order)
      },
    })
  }
  return (
    <Modal hasCross onClose={onClose} title={title} text={<p className="text-sm">{text}</p>}>
      {quote ? (
        <Form
          onSubmit={pay}
          isBusy={create.isPending || isLeaving}
          failure={create.error ? messageOf(create.error) : null}
          action={`Pay ${formatRupees(total ?? quote.total, 2)}`}
          busyAction="Opening the payment page..."
          wide
        >
          {changed === null ? null : (
            <Notice look="attention" role="alert">
              What is due has changed since you opened this. Please check it again before you pay.
            </Notice>
          )}
          <PriceLines price={changed === null ? quote : { ...quote, held: changed, total: changed }} />
          <MoneyNote isSimulation={quote.isSimulation} />
        </Form>
      ) : error ? (
        <FailedPart onRetry={() => void refetch()}>What is due did not load. {messageOf(error)}</FailedPart>
      ) : (
        <div role="status">
          <span className="sr-only">Working out what is due</span>
          <Skeleton className="h-48" />
        </div>
      )}
    </Modal>
  )
}
