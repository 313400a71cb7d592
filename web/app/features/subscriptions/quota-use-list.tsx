import { messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { unitsText } from './package-words.ts'
import { type QuotaUse, useQuotaUses } from './subscriptions.queries.ts'

const columns: Column<QuotaUse>[] = [
  { label: 'What for', isBare: true, cell: ({ what }) => <p className="font-medium">{what}</p> },
  { label: 'Date', cell: ({ usedAt }) => <span className="figures">{formatDay(usedAt)}</span> },
  { label: 'From', cell: ({ packageName }) => packageName },
  {
    label: 'Used',
    isNumber: true,
    cell: ({ units, kind, givenBackAt }) =>
      givenBackAt ? `Given back on ${formatDay(givenBackAt)}` : unitsText(kind, units),
  },
]

/** Every unit that was used has its line. */
export function QuotaUseList({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const { data, error, refetch, isPlaceholderData } = useQuotaUses(page)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 rounded-card" />
  if (data.total === 0) {
    return (
      <EmptyState title="Nothing used yet">
        When you unlock a contact or promote a listing with a package, it is written down here.
      </EmptyState>
    )
  }
  return (
    <>
      <DataTable
        caption="What my packages were used for"
        columns={columns}
        rows={data.data}
        keyOf={(it) => it.id}
        isStale={isPlaceholderData}
      />
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={onPage} />
    </>
  )
}
