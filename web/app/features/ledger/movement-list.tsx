import type { LedgerMovement } from '@properysearch/contract/ledger/calls'
import { formatRupees } from '@properysearch/contract/values/money'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../lib/api.ts'
import { formatMoment } from '../../lib/format.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { useMovements } from './ledger.queries.ts'

const columns: Column<LedgerMovement>[] = [
  { label: 'When', cell: ({ at }) => <span className="figures whitespace-nowrap">{formatMoment(at)}</span> },
  {
    label: 'What',
    cell: ({ kind, key, isSealed }) => (
      <>
        <span className="font-semibold">{sentenceOf(kind)}</span>
        <span className="block break-all text-soft-ink text-xs">
          {key}
          {isSealed ? '' : ' · not sealed yet'}
        </span>
      </>
    ),
  },
  { label: 'Entries', isBare: true, cell: ({ entries }) => <Entries entries={entries} /> },
]

/** Debits on the left, credits on the right; on the phone each says in a word which it is. */
function Entries({ entries }: Pick<LedgerMovement, 'entries'>) {
  return (
    <ul className="grid gap-1">
      {entries.map(({ account, amount }) => (
        <li
          key={account}
          className="flex flex-wrap justify-between gap-x-4 md:grid md:grid-cols-[minmax(0,1fr)_11rem_11rem]"
        >
          <span className="break-all">{account}</span>
          <span
            className={
              amount > 0 ? 'figures whitespace-nowrap text-end' : 'figures whitespace-nowrap text-end md:col-start-3'
            }
          >
            {formatRupees(Math.abs(amount), 2)}{' '}
            <span className="text-soft-ink text-xs">{amount > 0 ? 'debit' : 'credit'}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** order-paid → Order paid */
function sentenceOf(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function MovementList() {
  const [query, setQuery] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const { data, error, refetch, isPlaceholderData } = useMovements(page)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-64" />
  if (data.total === 0) {
    return <EmptyState title="No movements yet">The first payment writes the first movement.</EmptyState>
  }
  return (
    <>
      <DataTable
        caption="Movements"
        columns={columns}
        rows={data.data}
        keyOf={(movement) => movement.id}
        isStale={isPlaceholderData}
      />
      <Pager {...data} onPage={(next) => setQuery(next === 1 ? {} : { page: String(next) })} />
    </>
  )
}
