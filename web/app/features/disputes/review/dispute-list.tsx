import { sideName } from '@properysearch/contract/bookings/facts'
import type { ReviewedDispute } from '@properysearch/contract/disputes/deciding-calls'
import { disputeGraph } from '@properysearch/contract/disputes/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { formatDay } from '../../../lib/format.ts'
import { usePageNumber } from '../../../lib/use-page-number.ts'
import { pathTo } from '../../../screens.ts'
import { AdminList } from '../../../ui/admin-list.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { Link } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { ageText, deadlineText, isLate } from './deadline-words.ts'
import { type DisputeShow, useDisputesForReview } from './review.queries.ts'

const about: Column<ReviewedDispute> = {
  label: 'Dispute',
  isBare: true,
  cell: (row) => (
    <>
      <Link to={pathTo('adminDispute', row)} className="font-semibold text-leaf hover:underline">
        {row.property.title}
      </Link>
      <p className="figures text-soft-ink text-xs">
        #{row.id} · booking {row.bookingId}
        {row.deduction ? ' · of a deposit' : null}
      </p>
    </>
  ),
}

const amount: Column<ReviewedDispute> = {
  label: 'Amount',
  isNumber: true,
  cell: (row) => formatRupees(row.amount, 2),
}

const between: Column<ReviewedDispute> = {
  label: 'Raised by',
  cell: (row) => (
    <>
      <p>{row[row.raisedBy].name}</p>
      <p className="text-soft-ink text-xs capitalize">{sideName(row.raisedBy, row.deal.kind)}</p>
    </>
  ),
}

const status: Column<ReviewedDispute> = { label: 'Status', cell: ({ state }) => disputeGraph.states[state] }

function columnsOf(show: DisputeShow, now: Date): Column<ReviewedDispute>[] {
  if (show === 'over') {
    return [
      about,
      amount,
      between,
      status,
      { label: 'Ended', cell: ({ endedAt }) => <span className="figures">{endedAt ? formatDay(endedAt) : ''}</span> },
    ]
  }
  return [
    about,
    amount,
    between,
    status,
    { label: 'Age', cell: (row) => <span className="figures">{ageText(row, now)}</span> },
    {
      label: 'Decide by',
      cell: (row) => (
        <>
          <p className="figures">{formatDay(row.decideBy)}</p>
          <p className={`figures text-xs ${isLate(row, now) ? 'text-danger' : 'text-soft-ink'}`}>
            {deadlineText(row, now)}
          </p>
        </>
      ),
    },
  ]
}

/** The open ones by their deadline; those that are over, the newest first. */
export function DisputeList({ show }: { show: DisputeShow }) {
  const [page] = usePageNumber()
  return (
    <AdminList
      caption="Disputes"
      query={useDisputesForReview(show, page)}
      columns={columnsOf(show, new Date())}
      keyOf={(row) => row.id}
      empty={
        show === 'open' ? (
          <EmptyState title="No disputes waiting">
            When a side of a deal disputes money that is held, or what is kept of a deposit, it appears here with its
            deadline.
          </EmptyState>
        ) : (
          <EmptyState title="No dispute is closed yet">Decided and withdrawn disputes appear here.</EmptyState>
        )
      }
    />
  )
}
