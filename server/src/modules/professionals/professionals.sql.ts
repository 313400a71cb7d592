import { agentReachKm, type ProfessionalRole } from '@properysearch/contract/professionals/facts'
import type { Position } from '@properysearch/contract/values/geometry'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export interface ProfessionalRow {
  id: number
  role: ProfessionalRole
  firstname: string
  lastname: string
  city: string
  photoKey: string | null
  createdAt: Date
  locality: string | null
  distanceKm: number | null
}

/** Whom to look for: one person, around a place, in a city, or whose name holds each of these words. */
export interface Wanted {
  role: ProfessionalRole
  id?: number
  near?: Position
  city?: string
  name?: string | undefined
}

const kmPerDegree = 111.195

export async function countProfessionals(db: Db, wanted: Wanted): Promise<number> {
  const row = await db.one<{ n: number }>(sql`select count(*)::int as n from users u where ${conditionOf(wanted)}`)
  return row.n
}

/** Nearest first where a place was asked about; else by name alone, which ranks nobody. */
export function findPage(db: Db, wanted: Wanted, limit: number, offset: number): Promise<ProfessionalRow[]> {
  const distance = wanted.near ? distanceTo(wanted.near) : sql`null::float8`
  return db.many(sql`
    select found.*, work.name as locality
    from (
      select u.id, u.role, u.firstname, u.lastname, u.city, u.photo_key, u.created_at, u.latitude, u.longitude,
        round((${distance})::numeric, 1)::float8 as distance_km, ${distance} as far
      from users u where ${conditionOf(wanted)}
      order by far nulls last, lower(u.lastname), lower(u.firstname), u.id limit ${limit}::int offset ${offset}::int) found
    left join lateral (
      select l.name from localities l join cities c on c.id = l.city_id and c.name = found.city
      where found.latitude is not null and abs(l.latitude - found.latitude) < 0.1 and abs(l.longitude - found.longitude) < 0.1
      order by (l.latitude - found.latitude) ^ 2 + (l.longitude - found.longitude) ^ 2 limit 1) work on true
    order by found.far nulls last, lower(found.lastname), lower(found.firstname), found.id`)
}

function conditionOf({ role, id, near, city, name }: Wanted): Sql {
  const who = sql`u.role = ${role} and u.suspended_at is null`
  if (id !== undefined) return sql`${who} and u.id = ${id}`
  if (near) {
    const up = agentReachKm / kmPerDegree
    const across = up / Math.max(0.1, Math.cos((near.latitude * Math.PI) / 180))
    return sql`${who} and u.latitude between ${near.latitude - up}::float8 and ${near.latitude + up}::float8
      and u.longitude between ${near.longitude - across}::float8 and ${near.longitude + across}::float8
      and ${distanceTo(near)} <= ${agentReachKm}::float8`
  }
  if (city !== undefined) return sql`${who} and lower(u.city) = lower(${city})`
  if (name === undefined) return who
  const words = name.toLowerCase().split(' ').map(likeText)
  return sql`${who} and lower(u.firstname || ' ' || u.lastname) like all(${words}::text[])`
}

/** As the crow flies, in km. */
function distanceTo({ latitude, longitude }: Position): Sql {
  return sql`(12742 * asin(sqrt(least(1, sin(radians(u.latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(u.latitude)) * sin(radians(u.longitude - ${longitude}::float8) / 2) ^ 2))))`
}

/** What was typed is text, not a pattern. */
function likeText(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}
