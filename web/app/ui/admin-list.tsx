import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../lib/api.ts'
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
  const setPage = usePageInAddress(pageName)[1]
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

/** `?page=`, beside whatever else the address holds. */
export function usePageInAddress(name = 'page'): [page: number, setPage: (page: number) => void] {
  const [query, setQuery] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(query.get(name))) || 1)
  const setPage = (next: number) =>
    setQuery((old) => {
      const fresh = new URLSearchParams(old)
      if (next === 1) fresh.delete(name)
      else fresh.set(name, String(next))
      return fresh
    })
  return [page, setPage]
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
