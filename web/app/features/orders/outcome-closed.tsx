import type { Order } from '@properysearch/contract/orders/calls'
import { type OrderState, orderStateNames } from '@properysearch/contract/orders/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { OutcomeProps } from './order-outcome.tsx'
import { OrderFacts, OutcomeFrame } from './outcome-frame.tsx'
import { refundsPath } from './use-leave-to-pay.ts'

const words: Partial<Record<OrderState, string>> = {
  failed: 'You can try again, by the same method or another.',
  expired:
    'We have not received a payment. If you have paid, please wait: we will either accept it when it arrives or return it to you. If not, you can try again.',
  cancelled: 'We have not received a payment. If one still arrives, we will either accept it or return it to you.',
  refunded: 'The money is refunded to the account you paid from. It takes 5 to 7 working days.',
}

type OutcomeClosedProps = { order: Order } & Pick<OutcomeProps, 'again' | 'given' | 'next'>

/** It came to no payment, or the payment was given back. */
export function OutcomeClosed({ order, again, given, next }: OutcomeClosedProps) {
  const isRefunded = order.status === 'refunded'
  // Nothing of it was our price: what came of it is told where it was held.
  const isHeldBack = isRefunded && order.invoice === null
  // Money came, for what could not be given: trying once more would end the same way.
  const isSentBack = !isRefunded && order.sentBack > 0
  return (
    <OutcomeFrame
      look={isRefunded ? 'back' : order.status === 'failed' ? 'bad' : 'over'}
      order={order}
      title={isRefunded ? `Refunded ${formatRupees(order.refunded, 2)}` : orderStateNames[order.status]}
      words={
        isHeldBack ? given(order) : [order.problem, isSentBack ? null : words[order.status]].filter(Boolean).join(' ')
      }
      actions={
        <>
          {isHeldBack ? (
            next(order)
          ) : isRefunded && order.invoice ? (
            <ButtonLink look="secondary" to={pathTo('previewInvoice', { id: order.invoice.id })}>
              See the credit note
            </ButtonLink>
          ) : isSentBack ? (
            <ButtonLink to={refundsPath}>See my refunds</ButtonLink>
          ) : (
            <ButtonLink to={again(order)}>Try again</ButtonLink>
          )}
          <ButtonLink look="secondary" to={pathTo('paymentHistory')}>
            See my payments
          </ButtonLink>
        </>
      }
    >
      <OrderFacts
        facts={[
          isSentBack
            ? { name: 'Sent back', value: formatRupees(order.sentBack, 2) }
            : { name: isRefunded ? 'Paid' : 'Not paid', value: formatRupees(order.total, 2) },
          { name: 'Order', value: order.id },
        ]}
      />
    </OutcomeFrame>
  )
}
