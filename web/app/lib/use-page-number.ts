import { useSearchParams } from 'react-router'

/** Which page of a list the address asks for, beside whatever else it holds, and the way to another. */
export function usePageNumber(name = 'page'): [page: number, setPage: (page: number) => void] {
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
