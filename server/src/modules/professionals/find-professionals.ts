import type { ProfessionalCard } from '@properysearch/contract/professionals/calls'
import { type ProfessionalRole, professionalsPageSize } from '@properysearch/contract/professionals/facts'
import type { CallContext } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { locateText } from '../search/index.ts'
import { countProfessionals, findPage, type ProfessionalRow, type Wanted } from './professionals.sql.ts'

interface FoundProfessionals {
  data: ProfessionalCard[]
  page: number
  pageSize: number
  total: number
  place: string | null
}

/** Agents are found around a place, the others in its city. */
export async function findProfessionals(
  { db, adapters }: CallContext,
  { role, text, page }: { role: ProfessionalRole; text?: string | undefined; page: number },
): Promise<FoundProfessionals> {
  const place = text === undefined ? undefined : await locateText(db, text)
  const byName: Wanted = { role, name: text }
  const byPlace: Wanted | undefined = place && (role === 'agent' ? { role, near: place } : { role, city: place.city })
  // A place as it is spelt comes first, then a name, then a place with its typing error corrected: somebody called
  // Kothari is not a misspelt Kothrud.
  const named = byPlace && !place?.isCorrected ? 0 : await countProfessionals(db, byName)
  const wanted = byPlace && named === 0 ? byPlace : byName
  const total = wanted === byName ? named : await countProfessionals(db, wanted)
  const rows = await findPage(db, wanted, professionalsPageSize, (page - 1) * professionalsPageSize)
  return {
    data: rows.map((row) => toCard(row, adapters.storage.publicUrl)),
    page,
    pageSize: professionalsPageSize,
    total,
    place: wanted === byPlace ? (place?.label ?? null) : null,
  }
}

export function toCard(row: ProfessionalRow, publicUrl: (key: string) => string): ProfessionalCard {
  return {
    id: row.id,
    name: `${row.firstname} ${row.lastname}`,
    role: row.role,
    city: row.city,
    memberSince: dayInIndia(row.createdAt),
    photo: row.photoKey && publicUrl(row.photoKey),
    locality: row.locality,
    distanceKm: row.distanceKm,
  }
}
