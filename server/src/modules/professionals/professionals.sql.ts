import { agentReachKm, type ProfessionalRole, type PublicRole } from '@properysearch/contract/professionals/facts'
import type { Area } from '@properysearch/contract/professionals/fields'
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
  latitude: number | null
  longitude: number | null
  locality: string | null
  distanceKm: number | null
  about: string | null
  sinceYear: number | null
  languages: string[]
  areas: Area[]
  /** Of the number of their profession; null when they have given none. */
  numberState: 'unverified' | 'verified' | 'rejected' | null
  number: string | null
  decidedAt: Date | null
}

/** Whom to look for: one person, around a place, in a city, or whose name holds each of these words. */
export interface ProfessionalQuery {
  role: ProfessionalRole
  id?: number
  near?: Position & { withinKm?: number }
  city?: string
  name?: string | undefined
  /** Nobody is left out, but those who work nearest to it come first. */
  from?: Position | undefined
}

const kmPerDegree = 111.195
/**
 * About a kilometre: where an agent works is known to no more than that, since many give their own address. Distances are
 * measured from there as well: three exact ones would give the address away.
 */
const gridDegrees = 0.01
const onGrid = (degrees: Sql) => sql`(round((${degrees})::numeric, 2)::float8)`
const workplace = { latitude: onGrid(sql`u.latitude`), longitude: onGrid(sql`u.longitude`) }

export async function countProfessionals(db: Db, query: ProfessionalQuery): Promise<number> {
  const row = await db.one<{ n: number }>(sql`select count(*)::int as n from users u where ${conditionOf(query)}`)
  return row.n
}

/** Nearest first where a place was asked about; else by name alone, which ranks nobody. */
export function findPage(db: Db, query: ProfessionalQuery, limit: number, offset: number): Promise<ProfessionalRow[]> {
  const distance = distanceOf(query)
  return db.many(sql`
    select found.id, found.role, found.firstname, found.lastname, found.city, found.photo_key, found.created_at,
      found.latitude, found.longitude, work.name as locality, round(found.far::numeric, 1)::float8 as distance_km,
      p.about, p.since_year, coalesce(p.languages, '{}') as languages,
      coalesce((
        select json_agg(json_build_object('city', c.name, 'locality', l.name) order by c.name, l.name nulls first)
        from professional_areas a join cities c on c.id = a.city_id left join localities l on l.id = a.locality_id
        where a.user_id = found.id), '[]') as areas,
      d.state as number_state, d.number, d.decided_at
    from (
      select u.id, u.role, u.firstname, u.lastname, u.city, u.photo_key, u.created_at, u.latitude, u.longitude,
        ${distance} as far
      from users u where ${conditionOf(query)}
      order by far nulls last, lower(u.lastname), lower(u.firstname), u.id limit ${limit}::int offset ${offset}::int) found
    left join professional_profiles p on p.user_id = found.id
    left join professional_details d on d.user_id = found.id and d.role = found.role
    left join lateral (
      select l.name from localities l join cities c on c.id = l.city_id and c.name = found.city
      where found.latitude is not null and abs(l.latitude - found.latitude) < 0.1 and abs(l.longitude - found.longitude) < 0.1
      order by (l.latitude - found.latitude) ^ 2 + (l.longitude - found.longitude) ^ 2 limit 1) work on true
    order by found.far nulls last, lower(found.lastname), lower(found.firstname), found.id`)
}

/** The cities they live in or say they serve, by how many do. */
export function findCitiesServed(db: Db, role: ProfessionalRole): Promise<{ city: string; count: number }[]> {
  return db.many(sql`
    select c.name as city, count(*)::int as count
    from cities c join (
      select u.id, c.id as city_id from users u join cities c on c.name = u.city where ${conditionOf({ role })}
      union
      select u.id, a.city_id from users u join professional_areas a on a.user_id = u.id where ${conditionOf({ role })}
    ) there on there.city_id = c.id
    group by c.name order by count(*) desc, c.name`)
}

/** Agents and evaluators whose registration was found in the register: those that search engines are told of. */
export function findVerified(
  db: Db,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<{ id: number; role: PublicRole; changedAt: Date }[]> {
  return db.many(sql`
    select u.id, u.role, greatest(d.decided_at, p.changed_at) as changed_at
    from users u join professional_details d on d.user_id = u.id and d.role = u.role and d.state = 'verified'
    left join professional_profiles p on p.user_id = u.id
    where u.role in ('agent', 'evaluator') and u.suspended_at is null and u.id > ${after} and u.id <= ${upTo}
    order by u.id limit ${limit}::int`)
}

/** The id of the last of them; 0 while there is none. */
export async function findLastVerified(db: Db): Promise<number> {
  const { last } = await db.one<{ last: number }>(sql`
    select coalesce(max(u.id), 0) as last from users u
    join professional_details d on d.user_id = u.id and d.role = u.role and d.state = 'verified'
    where u.role in ('agent', 'evaluator') and u.suspended_at is null`)
  return last
}

function conditionOf({ role, id, near, city, name }: ProfessionalQuery): Sql {
  const who = sql`u.role = ${role} and u.suspended_at is null`
  if (id !== undefined) return sql`${who} and u.id = ${id}`
  if (near) {
    const km = near.withinKm ?? agentReachKm
    const up = km / kmPerDegree + gridDegrees
    const across = up / Math.max(0.1, Math.cos((near.latitude * Math.PI) / 180))
    return sql`${who} and u.latitude between ${near.latitude - up}::float8 and ${near.latitude + up}::float8
      and u.longitude between ${near.longitude - across}::float8 and ${near.longitude + across}::float8
      and ${kmTo(near, workplace.latitude, workplace.longitude)} <= ${km}::float8`
  }
  if (city !== undefined) {
    return sql`${who} and (lower(u.city) = lower(${city}) or exists (
      select from professional_areas a join cities c on c.id = a.city_id
      where a.user_id = u.id and lower(c.name) = lower(${city})))`
  }
  if (name === undefined) return who
  const words = name.toLowerCase().split(' ').map(likeText)
  return sql`${who} and lower(u.firstname || ' ' || u.lastname) like all(${words}::text[])`
}

/** An agent works where they said; the others in the places they serve, or in their city. */
function distanceOf({ near, from }: ProfessionalQuery): Sql {
  if (near) return kmTo(near, workplace.latitude, workplace.longitude)
  if (!from) return sql`null::float8`
  return sql`(
    select min(${kmTo(from, sql`place.latitude`, sql`place.longitude`)}) from (
      select coalesce(l.latitude, c.latitude) as latitude, coalesce(l.longitude, c.longitude) as longitude
      from professional_areas a join cities c on c.id = a.city_id left join localities l on l.id = a.locality_id
      where a.user_id = u.id
      union all
      select c.latitude, c.longitude from cities c
      where c.name = u.city and not exists (select from professional_areas a where a.user_id = u.id)) place)`
}

/** As the crow flies. */
function kmTo(from: Position, latitude: Sql, longitude: Sql): Sql {
  return sql`(12742 * asin(sqrt(least(1, sin(radians(${latitude} - ${from.latitude}::float8) / 2) ^ 2
    + cos(radians(${from.latitude}::float8)) * cos(radians(${latitude}))
    * sin(radians(${longitude} - ${from.longitude}::float8) / 2) ^ 2))))`
}

/** What was typed is text, not a pattern. */
function likeText(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`
}
