import { bookingStateNames, sideName } from '@properysearch/contract/bookings/facts'
import type { OverHeld } from '@properysearch/contract/bookings/held-calls'
import { formatRupees } from '@properysearch/contract/values/money'
import { useState } from 'react'
import { api, messageOf } from '../../../lib/api.ts'
import { useDecision } from '../../../lib/use-decision.ts'
import { usePageNumber } from '../../../lib/use-page-number.ts'
import { pathTo } from '../../../screens.ts'
import { AdminList } from '../../../ui/admin-list.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { Link } from '../../../ui/link.tsx'
import { amountHeld, heldTooLong } from '../../../ui/over-held-columns.tsx'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.tsx'
import { capital } from '../room/deal-words.ts'
import { useOverHeld } from './review.queries.ts'

const columnsWith = (onEnd: (deal: OverHeld) => void): Column<OverHeld>[] => [
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
  amountHeld,
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
  ...heldTooLong,
  {
    label: 'What can be done',
    cell: (deal) =>
      deal.mayEnd ? (
        <Button
          look="secondary"
          className="text-sm"
          aria-label={`End the deal about ${deal.property.title}, booking ${deal.bookingId}`}
          onClick={() => onEnd(deal)}
        >
          End the deal
        </Button>
      ) : (
        <p className="max-w-56 text-soft-ink text-xs">
          The agreement is registered: the {sideName('buyer', deal.kind)} approves its release, or both cancel.
        </p>
      ),
  },
]

/** Each deal leads to the oldest payment of it; before the agreement it can be ended here. */
export function OverHeldList() {
  const [page] = usePageNumber()
  const [ending, setEnding] = useState<OverHeld | null>(null)
  const end = useDecision((asked: Parameters<typeof api.bookings.endOverHeld>[0]) => api.bookings.endOverHeld(asked))
  return (
    <>
      <AdminList
        caption="Money held too long"
        query={useOverHeld(page)}
        columns={columnsWith(setEnding)}
        keyOf={(row) => row.bookingId}
        empty={
          <EmptyState title="Nothing is held too long">
            From the last day on which the payment partner may hold a deal’s money, the deal appears here.
          </EmptyState>
        }
      />
      <ReasonDialog
        isOpen={ending !== null}
        title={`End the deal about ${ending?.property.title ?? ''}?`}
        text={`${formatRupees(ending?.amount ?? 0, 2)} goes back to the ${sideName('buyer', ending?.kind ?? 'sale')}, except what is in dispute, and the listing is free again. This cannot be undone.`}
        action="End the deal"
        isDangerous
        readBy="Both sides read this word for word."
        isBusy={end.isPending}
        failure={end.error ? messageOf(end.error) : null}
        onDecide={(reason) =>
          end.mutate(
            { bookingId: ending?.bookingId ?? 0, reason },
            {
              onSuccess: () => {
                toast.success('Ended. The money goes back, and both sides have been told.')
                setEnding(null)
              },
            },
          )
        }
        onClose={() => setEnding(null)}
      />
    </>
  )
}
