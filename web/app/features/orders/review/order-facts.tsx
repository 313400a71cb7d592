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

function rowsOf(it: ReviewedOrder): [label: string, value: ReactNode][] {
  const tax =
    it.igst > 0
      ? `IGST ${formatRupees(it.igst, 2)}`
      : `CGST ${formatRupees(it.cgst, 2)}, SGST ${formatRupees(it.sgst, 2)}`
  const rows: [string, ReactNode][] = [
    ['Total', formatRupees(it.total, 2)],
    ['Before tax', formatRupees(it.taxable, 2)],
    ['Tax', it.total - it.held > it.taxable ? tax : 'None'],
    ['Held for others', it.held > 0 ? `${formatRupees(it.held, 2)} for ${it.heldFor}` : null],
    ['Receipt', it.receipt?.number],
    ['Refunded', it.refunded > 0 ? formatRupees(it.refunded, 2) : null],
    ['Returned automatically', it.sentBack > 0 ? formatRupees(it.sentBack, 2) : null],
    ['Bought', `${purposeFacts[it.purpose].label}, no. ${it.subjectId}${it.option ? `, ${it.option}` : ''}`],
    ['Payer', `${it.payer.name} (#${it.payer.id})`],
    ['Contact', `${it.payer.email}, ${it.payer.mobile}`],
    ['Place of supply', it.placeOfSupply],
    ['Invoice', it.invoice && <InvoiceLink {...it.invoice} />],
    ['Ordered', formatMoment(it.createdAt)],
    ['Paid', it.paidAt && formatMoment(it.paidAt)],
    ['Payment partner', it.isSimulation ? 'Simulation' : it.gateway],
    ['Partner’s reference', it.reference],
    ['Shown to the payer', it.problem],
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
