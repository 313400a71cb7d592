import type { AnswerOf } from '@properysearch/contract/kernel/endpoint'
import type { professionals } from '@properysearch/contract/professionals/calls'
import { type ProfessionalRole, professionalsPageSize } from '@properysearch/contract/professionals/facts'
import type { Position } from '@properysearch/contract/values/geometry'
import type { CallContext } from '../../context.ts'
import { invalid } from '../../platform/errors.ts'
import { toCards } from './cards.ts'
import { type FoundProfessionals, listPage, understand } from './find-professionals.ts'
import { countProfessionals, findPage } from './professionals.sql.ts'

interface Asked {
  text?: string | undefined
  order: 'name' | 'distance'
  latlng?: Position | undefined
  page: number
}

/** Lawyers or evaluators, for people who have signed in: in order of name or of distance, and of nothing else. */
export async function listInOrder(
  ctx: CallContext,
  role: ProfessionalRole,
  { text, order, latlng, page }: Asked,
): Promise<FoundProfessionals> {
  if (order === 'distance' && !latlng) throw invalid({ latlng: 'Say where you are, or choose a place.' })
  const { query, total, place } = await understand(ctx, { role, text })
  const from = order === 'distance' ? latlng : undefined
  return listPage(ctx, { query: { ...query, from }, total, place, page, isForEverybody: false })
}

/** About a kilometre: the map shows where an agent works, not where they live. */
const roughly = (degrees: number) => Math.round(degrees * 100) / 100

export async function listNearbyAgents(
  ctx: CallContext,
  { lat, lng, param, page }: { lat: number; lng: number; param: 'all' | number; page: number },
): Promise<AnswerOf<typeof professionals.listNearbyAgents>> {
  const near = { latitude: lat, longitude: lng, ...(param === 'all' ? {} : { withinKm: param }) }
  const query = { role: 'agent' as const, near }
  const [total, rows] = await Promise.all([
    countProfessionals(ctx.db, query),
    findPage(ctx.db, query, professionalsPageSize, (page - 1) * professionalsPageSize),
  ])
  const cards = await toCards(ctx, rows, { isForEverybody: false })
  const data = cards.map((card, at) => ({
    ...card,
    latitude: roughly(rows[at]?.latitude ?? lat),
    longitude: roughly(rows[at]?.longitude ?? lng),
  }))
  return { data, page, pageSize: professionalsPageSize, total }
}
