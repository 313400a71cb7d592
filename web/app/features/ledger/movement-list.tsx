import type { LedgerMovement } from '@properysearch/contract/ledger'
import { formatRupees } from '@properysearch/contract/money'
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
  { label: 'Account', cell: ({ entries }) => <Lines of={entries.map((it) => it.account)} /> },
  { label: 'Debit', isNumber: true, cell: ({ entries }) => <Lines of={entries.map((it) => shown(it.amount))} /> },
  { label: 'Credit', isNumber: true, cell: ({ entries }) => <Lines of={entries.map((it) => shown(-it.amount))} /> },
]

/** A line for each entry, so that the columns stand side by side. */
function Lines({ of }: { of: string[] }) {
  return of.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries never change their order
    <span key={i} className="block min-h-lh break-all">
      {line}
    </span>
  ))
}

const shown = (rupees: number) => (rupees > 0 ? formatRupees(rupees, 2) : '')

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
    return <EmptyState title="Nothing was moved yet">The first payment writes the first movement.</EmptyState>
  }
  return (
    <>
      <DataTable
        caption="Movements"
        columns={columns}
        rows={data.data}
        keyOf={(it) => it.id}
        isStale={isPlaceholderData}
      />
      <Pager {...data} onPage={(next) => setQuery(next === 1 ? {} : { page: String(next) })} />
    </>
  )
}
