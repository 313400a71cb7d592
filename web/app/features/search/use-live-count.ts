import { type Search, searchString } from '@properysearch/contract/search/address'
import type { SentSearchQuery } from '@properysearch/contract/search/calls'
import { api, isFailure } from '../../lib/api.ts'
import { useAnswer } from '../../lib/use-answer.ts'
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
  const filters = draft && filtersOf(draft)
  const { answer, error } = useAnswer(
    filters ? searchString(filters) : null,
    () => api.search.getFacets(filters as SentSearchQuery),
    { waitMs },
  )
  const facets = answer?.data.facets ?? known.facets
  if (error) return { facets, total: undefined, isTotalExact: true, problem: problemIn(error) }
  if (!answer) return known
  const { total, isTotalExact } = answer.data
  return { facets, total, isTotalExact, problem: undefined }
}

function problemIn(error: unknown): string | undefined {
  return isFailure(error) && error.http === 400 ? Object.values(error.body.errors ?? {})[0] : undefined
}
