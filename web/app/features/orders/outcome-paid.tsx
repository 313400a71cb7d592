import type { Order } from '@properysearch/contract/orders/calls'
import { formatRupees } from '@properysearch/contract/values/money'
import { ReceiptText } from 'lucide-react'
import { formatMoment } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { OutcomeProps } from './order-outcome.tsx'
import { OrderFacts, OutcomeFrame } from './outcome-frame.tsx'
import { PriceLines } from './price-lines.tsx'
import { ReceiptButton } from './receipt-button.tsx'
import { refundsPath } from './use-leave-to-pay.ts'

/** What was paid, and the papers about it. */
export function OutcomePaid({ order, given, next }: { order: Order } & Pick<OutcomeProps, 'given' | 'next'>) {
  return (
    <OutcomeFrame
      look="good"
      order={order}
      title={`Paid ${formatRupees(order.total, 2)}`}
      words={given(order)}
      actions={
        <>
          {next(order)}
          {order.invoice ? (
            <ButtonLink look="secondary" to={pathTo('previewInvoice', { id: order.invoice.id })}>
              <ReceiptText aria-hidden className="size-4.5" />
              See the invoice
            </ButtonLink>
          ) : null}
          {order.receipt ? <ReceiptButton {...order.receipt} /> : null}
        </>
      }
    >
      <OrderFacts
        facts={[
          { name: 'Paid on', value: order.paidAt ? formatMoment(order.paidAt) : null },
          { name: 'Order', value: order.id },
          ...(order.receipt ? [{ name: 'Receipt', value: order.receipt.number }] : []),
          ...(order.invoice ? [{ name: 'Invoice', value: order.invoice.number }] : []),
        ]}
      />
      <PriceLines price={order} totalName="Paid" />
      {order.sentBack > 0 ? (
        <Notice look="attention">
          {formatRupees(order.sentBack, 2)} more than the price has arrived. It is being returned to you automatically:{' '}
          <Link to={refundsPath} className="underline underline-offset-2">
            see its status
          </Link>
          .
        </Notice>
      ) : null}
      {order.refunded > 0 ? <Notice>{formatRupees(order.refunded, 2)} of it has been refunded to you.</Notice> : null}
    </OutcomeFrame>
  )
}
