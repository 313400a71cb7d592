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
          <Link to={personPath(id)} className="text-leaf hover:underline">
            {name}
          </Link>{' '}
          <span className="figures text-soft-ink text-xs">
            {side}, #{id}
          </span>
        </p>
      )),
  },
  ...heldTooLong,
  { label: 'What can be done', cell: (hire) => <WhatToDo hire={hire} /> },
]

/** Where the office finds them. */
const personPath = (id: number) => `${pathTo('adminUsers')}?text=${id}`

function WhatToDo({ hire }: { hire: OverHeldHire }) {
  const { id, state, payout, professional } = hire
  if (state === 'disputed') {
    return (
      <Link to={pathTo('adminHireDispute', { id })} className="text-leaf text-sm hover:underline">
        Decide the dispute
      </Link>
    )
  }
  return (
    <div className="grid max-w-56 gap-1 text-xs">
      <p className="text-soft-ink">
        {payout ? payoutWords(payout, professional.name) : (whatToDo[state] ?? 'Ask both of them what is missing.')}
      </p>
      {payout && !payout.hasAccount ? (
        <Link to={personPath(professional.id)} className="text-leaf hover:underline">
          See {professional.name}
        </Link>
      ) : null}
    </div>
  )
}

/** Accepted or decided: what keeps the money from reaching the professional. */
function payoutWords({ state, hasAccount }: NonNullable<OverHeldHire['payout']>, name: string): string {
  if (!hasAccount) return `${name} has no verified bank account to be paid to. Ask them to add one in My Profile.`
  if (state === 'unknown') return 'The payment partner has not said whether the payout arrived. Ask the partner.'
  return `The payout is on its way to the bank account of ${name}. Ask the payment partner if it takes longer than a day.`
}

const whatToDo: Partial<Record<OverHeldHire['state'], string>> = {
  paid: 'The professional has not taken the work on. They accept or decline it.',
  delivered: 'The work is delivered: the client accepts or disputes it.',
  closed: 'The hire is over. Its payment shows where the rest of the fee went.',
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
