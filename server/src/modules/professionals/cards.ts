import type { ProfessionalCard, Registration } from '@properysearch/contract/professionals/calls'
import type { Context } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { measure } from './measure.ts'
import type { ProfessionalRow } from './professionals.sql.ts'

/** Of a lawyer everybody reads no more than who and where; whoever has signed in and asked reads the facts too. */
export async function toCards(
  { db, adapters }: Pick<Context, 'db' | 'adapters'>,
  rows: readonly ProfessionalRow[],
  { isForEverybody }: { isForEverybody: boolean },
): Promise<ProfessionalCard[]> {
  const measures = await measure(db, rows)
  return rows.map((row) => ({
    id: row.id,
    name: `${row.firstname} ${row.lastname}`,
    role: row.role,
    city: row.city,
    memberSince: dayInIndia(row.createdAt),
    photo: row.photoKey && adapters.storage.publicUrl(row.photoKey),
    locality: row.role === 'agent' ? row.locality : null,
    distanceKm: row.distanceKm,
    facts:
      isForEverybody && row.role === 'lawyer'
        ? null
        : {
            sinceYear: row.sinceYear,
            languages: row.languages,
            areas: row.areas,
            registration: registrationOf(row),
            ...measures(row),
          },
  }))
}

/** A number that nobody has found in the register yet could be anybody's: it is not shown. */
function registrationOf({ numberState, number, decidedAt }: ProfessionalRow): Registration {
  if (numberState === 'verified' && decidedAt) return { state: 'verified', number, verifiedOn: dayInIndia(decidedAt) }
  return { state: numberState === 'unverified' ? 'checking' : 'none', number: null, verifiedOn: null }
}
