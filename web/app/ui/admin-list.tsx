import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../lib/api.ts'
import { usePageNumber } from '../lib/use-page-number.ts'
import { type Column, DataTable } from './data-table.tsx'
import { Pager } from './pager.tsx'
import { FailedState, Skeleton } from './states.tsx'

interface PageOf<Row> {
  data: Row[]
  page: number
  pageSize: number
  total: number
}

interface AdminListProps<Row> {
  caption: string
  query: UseQueryResult<PageOf<Row>>
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
  empty: ReactNode
  names?: { before: string; after: string }
  /** What its page is called in the address, where a screen has two lists. */
  pageName?: string
}

/** A paged list of the back office in its four states. */
export function AdminList<Row>({ caption, query, columns, keyOf, empty, names, pageName }: AdminListProps<Row>) {
  const { data, error, refetch, isPlaceholderData } = query
  const setPage = usePageNumber(pageName)[1]
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  if (data.total === 0) return empty
  return (
    <>
      <DataTable caption={caption} columns={columns} rows={data.data} keyOf={keyOf} isStale={isPlaceholderData} />
      <Pager {...data} onPage={setPage} {...(names ? { names } : {})} />
    </>
  )
}

function ListSkeleton() {
  return (
    <div className="grid gap-3">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-14" />
      ))}
    </div>
  )
}
