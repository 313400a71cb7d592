import { bookingStateNames, sideName } from '@properysearch/contract/bookings/facts'
import type { OverHeld } from '@properysearch/contract/bookings/held-calls'
import { formatRupees } from '@properysearch/contract/values/money'
import { formatDay } from '../../../lib/format.ts'
import { usePageNumber } from '../../../lib/use-page-number.ts'
import { pathTo } from '../../../screens.ts'
import { AdminList } from '../../../ui/admin-list.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { Link } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { capital } from '../room/deal-words.ts'
import { useOverHeld } from './review.queries.ts'

const overText = (days: number) => (days === 0 ? 'Today is the last day' : days === 1 ? '1 day' : `${days} days`)

const columns: Column<OverHeld>[] = [
  {
    label: 'Deal',
    isBare: true,
    cell: ({ property, bookingId, orderId, state }) => (
      <>
        <Link to={pathTo('adminOrder', { id: orderId })} className="font-semibold text-leaf hover:underline">
          {property.title}
        </Link>
        <p className="figures text-soft-ink text-xs">
          Booking {bookingId} · {bookingStateNames[state]}
        </p>
      </>
    ),
  },
  { label: 'Amount held', isNumber: true, cell: ({ amount }) => formatRupees(amount, 2) },
  {
    label: 'Between',
    cell: ({ buyer, seller, kind }) =>
      [
        { ...buyer, side: sideName('buyer', kind) },
        { ...seller, side: sideName('seller', kind) },
      ].map(({ id, name, side }) => (
        <p key={id}>
          {name}{' '}
          <span className="figures text-soft-ink text-xs">
            {capital(side)}, #{id}
          </span>
        </p>
      )),
  },
  { label: 'Might be held until', cell: ({ until }) => <span className="figures">{formatDay(until)}</span> },
  {
    label: 'Days over',
    cell: ({ daysOver }) => <span className="figures text-danger">{overText(daysOver)}</span>,
  },
]

/** Money that the payment partner may hold no longer: each deal leads to the oldest payment of it. */
export function OverHeldList() {
  const [page] = usePageNumber()
  return (
    <AdminList
      caption="Money held too long"
      query={useOverHeld(page)}
      columns={columns}
      keyOf={(row) => row.bookingId}
      empty={
        <EmptyState title="Nothing is held too long">
          From the last day on which the payment partner may hold a deal’s money, the deal appears here.
        </EmptyState>
      }
    />
  )
}
