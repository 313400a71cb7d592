import { useSearchParams } from 'react-router'

/** Which page of a list the address asks for, and the way to another. */
export function usePageNumber(): [page: number, setPage: (page: number) => void] {
  const [query, setQuery] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  return [page, (next) => setQuery(next === 1 ? {} : { page: String(next) })]
}
