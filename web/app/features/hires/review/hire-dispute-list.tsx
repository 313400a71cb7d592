import type { ReviewedHire } from '@properysearch/contract/hires/deciding-calls'
import { hireKindNames } from '@properysearch/contract/hires/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { formatDay } from '../../../lib/format.ts'
import { usePageNumber } from '../../../lib/use-page-number.ts'
import { pathTo } from '../../../screens.ts'
import { AdminList } from '../../../ui/admin-list.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { Link } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { type DisputeShow, useHireDisputes } from './review.queries.ts'

const columns: Column<ReviewedHire>[] = [
  {
    label: 'Hire',
    isBare: true,
    cell: (row) => (
      <>
        <Link to={pathTo('adminHireDispute', row)} className="font-semibold text-leaf hover:underline">
          {row.title}
        </Link>
        <p className="figures text-soft-ink text-xs">
          #{row.id} · {hireKindNames[row.kind]}
        </p>
      </>
    ),
  },
  { label: 'Held', isNumber: true, cell: (row) => formatRupees(row.held, 2) },
  {
    label: 'Raised by',
    cell: ({ dispute, client, professional }) => (dispute.raisedBy === 'client' ? client.name : professional.name),
  },
  {
    label: 'Status',
    cell: ({ dispute }) =>
      dispute.decision ? 'Decided' : dispute.answeredAt ? 'Waiting for a decision' : 'Waiting for an answer',
  },
]

const decideBy: Column<ReviewedHire> = {
  label: 'Decide by',
  cell: ({ dispute }) => <span className="figures">{formatDay(dispute.decideBy)}</span>,
}
const decidedOn: Column<ReviewedHire> = {
  label: 'Decided',
  cell: ({ dispute }) => (
    <span className="figures">{dispute.decision ? formatDay(dispute.decision.decidedAt) : ''}</span>
  ),
}

export function HireDisputeList({ show }: { show: DisputeShow }) {
  const [page] = usePageNumber()
  return (
    <AdminList
      caption="Disputes over hires"
      query={useHireDisputes(show, page)}
      columns={[...columns, show === 'open' ? decideBy : decidedOn]}
      keyOf={(row) => row.id}
      empty={
        show === 'open' ? (
          <EmptyState title="No disputes waiting">
            When a client and a professional do not agree about the work, it appears here with its deadline.
          </EmptyState>
        ) : (
          <EmptyState title="No dispute is over yet">Decided disputes appear here.</EmptyState>
        )
      }
    />
  )
}
