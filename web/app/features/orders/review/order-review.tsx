import type { WholeOrder } from '@properysearch/contract/orders/deciding-calls'
import { refundStateNames } from '@properysearch/contract/orders/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { type ReactNode, useState } from 'react'
import { api, messageOf } from '../../../lib/api.ts'
import { formatMoment } from '../../../lib/format.ts'
import { newKey } from '../../../lib/new-key.ts'
import { useDecision } from '../../../lib/use-decision.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { logOnly, ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { OrderFacts } from './order-facts.tsx'
import { eventName, paymentRoles } from './order-words.ts'
import { RefundDialog } from './refund-dialog.tsx'

type Payment = WholeOrder['payments'][number]
type Refund = WholeOrder['refunds'][number]
type Event = WholeOrder['events'][number]

const payments: Column<Payment>[] = [
  { label: 'When', cell: ({ paidAt }) => <span className="figures">{formatMoment(paidAt)}</span> },
  { label: 'Amount', isNumber: true, cell: ({ amount }) => formatRupees(amount, 2) },
  { label: 'How', cell: ({ method }) => method },
  { label: 'Result', cell: ({ role }) => paymentRoles[role] },
  { label: 'Partner’s number', cell: ({ gatewayPaymentId }) => <span className="break-all">{gatewayPaymentId}</span> },
]

const events: Column<Event>[] = [
  { label: 'When', cell: ({ at }) => <span className="figures">{formatMoment(at)}</span> },
  {
    label: 'What',
    cell: ({ what, detail }) => (
      <>
        <p>{eventName(what)}</p>
        {detail ? <p className="break-words text-soft-ink text-xs">{detail}</p> : null}
      </>
    ),
  },
]

const isHeldUp = ({ status }: Refund) => status === 'failed'

/** One order with its money and its history, and the ways to give money back. */
export function OrderReview({ whole, badge }: { whole: WholeOrder; badge: ReactNode }) {
  const { order, refundable } = whole
  const [key, setKey] = useState<string | null>(null)
  const [heldUp, setHeldUp] = useState<Refund | null>(null)
  const refunding = useDecision((asked: { amount: number; reason: string }) =>
    api.orders.refund({ id: order.id, key: key ?? '', ...asked }),
  )
  const retrying = useDecision((reason: string) =>
    api.orders.retryRefund({ id: order.id, refundId: heldUp?.id ?? 0, reason }),
  )
  const close = () => {
    setKey(null)
    setHeldUp(null)
    refunding.reset()
    retrying.reset()
  }
  const refunds: Column<Refund>[] = [
    { label: 'Requested', cell: ({ askedAt }) => <span className="figures">{formatMoment(askedAt)}</span> },
    { label: 'Amount', isNumber: true, cell: ({ amount }) => formatRupees(amount, 2) },
    { label: 'By', cell: ({ by }) => by ?? 'Automatic' },
    { label: 'Why', cell: ({ reason }) => <span className="block max-w-prose">{reason}</span> },
    {
      label: 'Status',
      cell: ({ status, doneAt, problem }) => (
        <>
          <p className={status === 'failed' ? 'text-danger' : ''}>{refundStateNames[status]}</p>
          <p className="text-soft-ink text-xs">{doneAt ? formatMoment(doneAt) : problem}</p>
        </>
      ),
    },
    { label: 'Credit note', cell: ({ creditNote }) => creditNote?.number ?? 'None' },
    {
      label: 'Action',
      isBare: true,
      cell: (refund) =>
        isHeldUp(refund) ? (
          <Button look="secondary" className="text-sm" onClick={() => setHeldUp(refund)}>
            Try again
          </Button>
        ) : null,
    },
  ]
  return (
    <div className="grid gap-6">
      <Card>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          {badge}
          {refundable > 0 ? (
            <Button look="danger" onClick={() => setKey(newKey())}>
              Refund money
            </Button>
          ) : null}
        </div>
        <OrderFacts order={order} />
      </Card>
      <Part title="Payments" none="No money has arrived." rows={whole.payments}>
        <DataTable caption="Payments" columns={payments} rows={whole.payments} keyOf={(payment) => payment.id} />
      </Part>
      <Part title="Refunds" none="No refunds." rows={whole.refunds}>
        <DataTable
          caption="Refunds"
          columns={whole.refunds.some(isHeldUp) ? refunds : refunds.filter((column) => column.label !== 'Action')}
          rows={whole.refunds}
          keyOf={(refund) => refund.id}
        />
      </Part>
      <Part title="What happened" none="Nothing yet." rows={whole.events}>
        <DataTable
          caption="What happened"
          columns={events}
          rows={whole.events}
          keyOf={(event) => `${event.at}${event.what}${event.detail}`}
        />
      </Part>
      <RefundDialog
        isOpen={key !== null}
        refundable={refundable}
        isBusy={refunding.isPending}
        failure={refunding.error ? messageOf(refunding.error) : null}
        onRefund={(asked) => refunding.mutate(asked, { onSuccess: close })}
        onClose={close}
      />
      <ReasonDialog
        isOpen={heldUp !== null}
        title="Try the refund again"
        text="The refund is requested under a new number. The payer is told when the money is on its way."
        action="Try again"
        readBy={logOnly}
        isBusy={retrying.isPending}
        failure={retrying.error ? messageOf(retrying.error) : null}
        onDecide={(reason) => retrying.mutate(reason, { onSuccess: close })}
        onClose={close}
      />
    </div>
  )
}

interface PartProps {
  title: string
  none: string
  rows: readonly unknown[]
  children: ReactNode
}

function Part({ title, none, rows, children }: PartProps) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{title}</h2>
      {rows.length > 0 ? children : <p className="text-soft-ink">{none}</p>}
    </section>
  )
}
