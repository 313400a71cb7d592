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

const shared: Column<ReviewedHire>[] = [
  {
    label: 'Hire',
    isBare: true,
    cell: (row) => (
      <>
        <Link to={pathTo('adminHireDispute', row)} className="font-semibold text-leaf hover:underline">
          {row.title}
        </Link>
        <p className="figures text-soft-ink text-xs">
          {hireKindNames[row.kind]} · hire {row.id}
        </p>
      </>
    ),
  },
  { label: 'Amount', isNumber: true, cell: ({ held }) => formatRupees(held, 2) },
  {
    label: 'Raised by',
    cell: ({ kind, dispute, client, professional }) => (
      <>
        <p>{dispute.raisedBy === 'client' ? client.name : professional.name}</p>
        <p className="text-soft-ink text-xs">{dispute.raisedBy === 'client' ? 'Client' : hireKindNames[kind]}</p>
      </>
    ),
  },
]

const open: Column<ReviewedHire>[] = [
  ...shared,
  {
    label: 'Status',
    cell: ({ dispute, mayDecide }) =>
      dispute.answeredAt ? 'Answered' : mayDecide ? 'Not answered in time' : 'Waiting for an answer',
  },
  {
    label: 'Decide by',
    cell: ({ dispute }) => (
      <span className={`figures ${Date.parse(dispute.decideBy) <= Date.now() ? 'text-danger' : ''}`}>
        {formatDay(dispute.decideBy)}
      </span>
    ),
  },
]

const over: Column<ReviewedHire>[] = [
  ...shared,
  {
    label: 'Decided',
    cell: ({ dispute }) => (
      <span className="figures">{dispute.decision ? formatDay(dispute.decision.decidedAt) : ''}</span>
    ),
  },
]

/** The open ones by their deadline; those that are over, the newest first. */
export function HireDisputeList({ show }: { show: DisputeShow }) {
  const [page] = usePageNumber()
  return (
    <AdminList
      caption="Disputes over hires"
      query={useHireDisputes(show, page)}
      columns={show === 'open' ? open : over}
      keyOf={(row) => row.id}
      empty={
        show === 'open' ? (
          <EmptyState title="No disputes waiting">
            When a client or a professional disputes a fee that is held, it appears here with its deadline.
          </EmptyState>
        ) : (
          <EmptyState title="No dispute is over yet">Decided disputes appear here.</EmptyState>
        )
      }
    />
  )
}
