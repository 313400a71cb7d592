import type { AnswerOf } from '@properysearch/contract/kernel/endpoint'
import type { professionals } from '@properysearch/contract/professionals/calls'
import { type ProfessionalRole, professionalsPageSize } from '@properysearch/contract/professionals/facts'
import type { CallContext } from '../../context.ts'
import { locateText } from '../search/index.ts'
import { toCards } from './cards.ts'
import { countProfessionals, findPage, type ProfessionalQuery } from './professionals.sql.ts'

export type FoundProfessionals = AnswerOf<typeof professionals.findProfessionals>

/** Agents are found around a place, the others in its city. */
export async function findProfessionals(
  ctx: CallContext,
  { role, text, page }: { role: ProfessionalRole; text?: string | undefined; page: number },
): Promise<FoundProfessionals> {
  const { query, total, place } = await understand(ctx, { role, text })
  return listPage(ctx, { query, total, place, page, isForEverybody: true })
}

/** A place as it is spelt comes first, then a name, then a place with its typing error corrected. */
export async function understand(
  { db }: CallContext,
  { role, text }: { role: ProfessionalRole; text?: string | undefined },
): Promise<{ query: ProfessionalQuery; total: number; place: string | null }> {
  const place = text === undefined ? undefined : await locateText(db, text)
  const byName: ProfessionalQuery = { role, name: text }
  const byPlace: ProfessionalQuery | undefined =
    place && (role === 'agent' ? { role, near: place } : { role, city: place.city })
  // Somebody called Kothari is not a misspelt Kothrud.
  const named = byPlace && !place?.isCorrected ? 0 : await countProfessionals(db, byName)
  if (!byPlace || named > 0) return { query: byName, total: named, place: null }
  return { query: byPlace, total: await countProfessionals(db, byPlace), place: place?.label ?? null }
}

export async function listPage(
  ctx: CallContext,
  asked: { query: ProfessionalQuery; total: number; place: string | null; page: number; isForEverybody: boolean },
): Promise<FoundProfessionals> {
  const { query, page, total, place } = asked
  const rows = await findPage(ctx.db, query, professionalsPageSize, (page - 1) * professionalsPageSize)
  return { data: await toCards(ctx, rows, asked), page, pageSize: professionalsPageSize, total, place }
}
