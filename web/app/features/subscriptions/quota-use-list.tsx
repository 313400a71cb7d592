import { messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Link } from '../../ui/link.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { listingNamedIn, unitsText } from './package-words.ts'
import { type QuotaUse, useQuotaUses } from './subscriptions.queries.ts'

const columns: Column<QuotaUse>[] = [
  { label: 'Used for', isBare: true, cell: ({ what }) => <What>{what}</What> },
  { label: 'Date', cell: ({ usedAt }) => <span className="figures">{formatDay(usedAt)}</span> },
  { label: 'From', cell: ({ packageName }) => packageName },
  {
    label: 'Used',
    isNumber: true,
    cell: ({ units, kind, givenBackAt }) =>
      givenBackAt ? `Returned on ${formatDay(givenBackAt)}` : unitsText(kind, units),
  },
]

/** A listing is named by its number, which its owner cannot change; a press shows which one it is. */
function What({ children }: { children: string }) {
  const id = listingNamedIn(children)
  if (id === null) return <p className="font-medium">{children}</p>
  return (
    <Link to={pathTo('myPropertyView', { id })} className="font-medium underline underline-offset-2 hover:text-leaf">
      {children}
    </Link>
  )
}

/** Every unit that was used has its line. */
export function QuotaUseList({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const { data, error, refetch, isPlaceholderData } = useQuotaUses(page)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 rounded-card" />
  if (data.total === 0) {
    return (
      <EmptyState title="Nothing used yet">
        Contacts you unlock and listings you promote with a package are listed here.
      </EmptyState>
    )
  }
  return (
    <>
      <DataTable
        caption="What my packages were used for"
        columns={columns}
        rows={data.data}
        keyOf={(use) => use.id}
        isStale={isPlaceholderData}
      />
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={onPage} />
    </>
  )
}
