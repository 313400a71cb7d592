import type { Search } from '@properysearch/contract/search/address'
import type { SentSearchQuery } from '@properysearch/contract/search/calls'
import { useEffect, useState } from 'react'
import { api, isFailure } from '../../lib/api.ts'
import { type Facets, filtersOf } from './find-list.ts'

export interface LiveCount {
  facets: Facets | null
  /** Undefined while it is not known. */
  total: number | undefined
  isTotalExact: boolean
  /** What cannot be read in the form as it stands. */
  problem: string | undefined
}

const waitMs = 200

/** Counts for a search that is still being put together; `known` until somebody has changed something. */
export function useLiveCount(draft: Search | undefined, known: LiveCount): LiveCount {
  const [live, setLive] = useState<LiveCount>()
  useEffect(() => {
    if (!draft) return setLive(undefined)
    let isOld = false
    const timer = setTimeout(async () => {
      const next = await count(draft)
      if (!isOld) setLive((before) => ({ ...next, facets: next.facets ?? before?.facets ?? null }))
    }, waitMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [draft])
  return draft && live ? { ...live, facets: live.facets ?? known.facets } : known
}

async function count(draft: Search): Promise<LiveCount> {
  try {
    const { data } = await api.search.getFacets(filtersOf(draft) as SentSearchQuery)
    return { facets: data.facets, total: data.total, isTotalExact: data.isTotalExact, problem: undefined }
  } catch (error) {
    const problem = isFailure(error) && error.http === 400 ? Object.values(error.body.errors ?? {})[0] : undefined
    return { facets: null, total: undefined, isTotalExact: true, problem }
  }
}
