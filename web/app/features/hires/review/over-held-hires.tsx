import type { OverHeldHire } from '@properysearch/contract/hires/deciding-calls'
import { hireGraph, hireKindNames } from '@properysearch/contract/hires/facts'
import { usePageNumber } from '../../../lib/use-page-number.ts'
import { pathTo } from '../../../screens.ts'
import { AdminList } from '../../../ui/admin-list.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { Link } from '../../../ui/link.tsx'
import { amountHeld, heldTooLong } from '../../../ui/over-held-columns.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useOverHeldHires } from './review.queries.ts'

const columns: Column<OverHeldHire>[] = [
  {
    label: 'Hire',
    isBare: true,
    cell: ({ id, orderId, title, state }) => (
      <>
        <Link to={pathTo('adminOrder', { id: orderId })} className="font-semibold text-leaf hover:underline">
          {title}
        </Link>
        <p className="figures text-soft-ink text-xs">
          Hire {id} · {hireGraph.states[state]}
        </p>
      </>
    ),
  },
  amountHeld,
  {
    label: 'Between',
    cell: ({ client, professional, kind }) =>
      [
        { ...client, side: 'Client' },
        { ...professional, side: hireKindNames[kind] },
      ].map(({ id, name, side }) => (
        <p key={id}>
          {name}{' '}
          <span className="figures text-soft-ink text-xs">
            {side}, #{id}
          </span>
        </p>
      )),
  },
  ...heldTooLong,
  { label: 'What can be done', cell: (hire) => <WhatToDo hire={hire} /> },
]

function WhatToDo({ hire: { id, state } }: { hire: OverHeldHire }) {
  if (state === 'disputed') {
    return (
      <Link to={pathTo('adminHireDispute', { id })} className="text-leaf text-sm hover:underline">
        Decide the dispute
      </Link>
    )
  }
  return <p className="max-w-56 text-soft-ink text-xs">{whatToDo[state] ?? 'Ask both of them what is missing.'}</p>
}

const whatToDo: Partial<Record<OverHeldHire['state'], string>> = {
  paid: 'The professional has not taken the work on. They accept or decline it.',
  delivered: 'The work is delivered: the client accepts or disputes it.',
  closed: 'The work is accepted, and the payout is still on its way.',
}

/** Each hire leads to its payment. */
export function OverHeldHires() {
  const [page] = usePageNumber()
  return (
    <AdminList
      caption="Fees held too long"
      query={useOverHeldHires(page)}
      columns={columns}
      keyOf={(row) => row.id}
      empty={
        <EmptyState title="No fee is held too long">
          From the last day on which the payment partner may hold the fee of a hire, the hire appears here.
        </EmptyState>
      }
    />
  )
}
