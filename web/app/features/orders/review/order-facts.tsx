import type { ReviewedOrder } from '@properysearch/contract/orders/deciding-calls'
import { purposeFacts } from '@properysearch/contract/orders/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import type { ReactNode } from 'react'
import { formatMoment } from '../../../lib/format.ts'
import { pathTo } from '../../../screens.ts'
import { Link } from '../../../ui/link.tsx'

/** What was ordered, by whom and for how much. */
export function OrderFacts({ order }: { order: ReviewedOrder }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 min-[28rem]:grid-cols-2 lg:grid-cols-3">
      {rowsOf(order).map(([label, value]) => (
        <div key={label} className="border-line border-t py-3">
          <dt className="text-soft-ink text-sm">{label}</dt>
          <dd className="figures break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function rowsOf(order: ReviewedOrder): [label: string, value: ReactNode][] {
  const tax =
    order.igst > 0
      ? `IGST ${formatRupees(order.igst, 2)}`
      : `CGST ${formatRupees(order.cgst, 2)}, SGST ${formatRupees(order.sgst, 2)}`
  const rows: [string, ReactNode][] = [
    ['Total', formatRupees(order.total, 2)],
    ['Before tax', formatRupees(order.taxable, 2)],
    ['Tax', order.total - order.held > order.taxable ? tax : 'None'],
    ['Held', order.held > 0 ? `${formatRupees(order.held, 2)} for ${order.heldFor}` : null],
    ['Receipt', order.receipt?.number],
    ['Refunded', order.refunded > 0 ? formatRupees(order.refunded, 2) : null],
    ['Returned automatically', order.sentBack > 0 ? formatRupees(order.sentBack, 2) : null],
    [
      'Bought',
      `${purposeFacts[order.purpose].label}, no. ${order.subjectId}${order.option ? `, ${order.option}` : ''}`,
    ],
    ['Payer', `${order.payer.name} (#${order.payer.id})`],
    ['Contact', `${order.payer.email}, ${order.payer.mobile}`],
    ['Place of supply', order.placeOfSupply],
    ['Invoice', order.invoice && <InvoiceLink {...order.invoice} />],
    ['Ordered', formatMoment(order.createdAt)],
    ['Paid', order.paidAt && formatMoment(order.paidAt)],
    ['Payment partner', order.isSimulation ? 'Simulation' : order.gateway],
    ['Partner’s reference', order.reference],
    ['Shown to the payer', order.problem],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, value] as [string, ReactNode]] : []))
}

/** The paper itself, with its credit notes and the business it is billed to. */
function InvoiceLink({ id, number }: { id: number; number: string }) {
  return (
    <Link to={pathTo('previewInvoice', { id })} className="text-leaf underline underline-offset-2">
      {number}
    </Link>
  )
}
