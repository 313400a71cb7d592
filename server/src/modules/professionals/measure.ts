import type { ProfessionalCard } from '@properysearch/contract/professionals/calls'
import { fewestResponses } from '@properysearch/contract/professionals/facts'
import type { Db } from '../../platform/db/database.ts'
import { findRatingSummaries, findResponseTimes } from '../hires/index.ts'
import type { ProfessionalRow } from './professionals.sql.ts'

type Measures = Pick<NonNullable<ProfessionalCard['facts']>, 'response' | 'rating'>

const none: Measures = { response: null, rating: null }

/** What their hires say of agents and evaluators. Lawyers are neither measured nor rated, so nothing is asked about them. */
export async function measure(db: Db, rows: readonly ProfessionalRow[]): Promise<(row: ProfessionalRow) => Measures> {
  const ids = rows.filter(({ role }) => role !== 'lawyer').map(({ id }) => id)
  if (ids.length === 0) return () => none
  const [times, ratings] = await Promise.all([findResponseTimes(db, ids), findRatingSummaries(db, ids)])
  return ({ id, role }) => {
    if (role === 'lawyer') return none
    const time = times.find(({ professionalId }) => professionalId === id)
    const rated = ratings.find(({ professionalId }) => professionalId === id)
    return { response: time ? measureResponse(time) : null, rating: rated ? { mean: rated.mean, n: rated.n } : null }
  }
}

/** A median of a few says nothing, and would tell who was slow. */
function measureResponse({ n, medianSeconds }: { n: number; medianSeconds: number }): Measures['response'] {
  return n < fewestResponses ? null : { n, medianSeconds }
}
