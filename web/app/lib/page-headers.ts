import type { HeadersArgs } from 'react-router'

/** Public pages are the same for everyone, so that a cache in front may keep them; a failed one is never kept. */
export function publicPageHeaders({ errorHeaders }: HeadersArgs): HeadersInit {
  return errorHeaders
    ? uncachedHeaders()
    : { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' }
}

export function uncachedHeaders(): HeadersInit {
  return { 'cache-control': 'no-store' }
}
