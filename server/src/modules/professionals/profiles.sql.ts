import type { Area } from '@properysearch/contract/professionals/fields'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface ProfileRow {
  about: string | null
  sinceYear: number | null
  languages: string[]
  areas: Area[]
}

export function findProfile(db: Db, userId: number): Promise<ProfileRow | undefined> {
  return db.maybe(sql`
    select p.about, p.since_year, p.languages, coalesce((
      select json_agg(json_build_object('city', c.name, 'locality', l.name) order by c.name, l.name nulls first)
      from professional_areas a join cities c on c.id = a.city_id left join localities l on l.id = a.locality_id
      where a.user_id = p.user_id), '[]') as areas
    from professional_profiles p where p.user_id = ${userId}`)
}

export async function upsertProfile(
  db: Db,
  row: Omit<ProfileRow, 'areas'> & { userId: number; now: Date },
): Promise<void> {
  await db.run(sql`
    insert into professional_profiles (user_id, about, since_year, languages, changed_at)
    values (${row.userId}, ${row.about}, ${row.sinceYear}, ${row.languages}, ${row.now})
    on conflict (user_id) do update set about = excluded.about, since_year = excluded.since_year,
      languages = excluded.languages, changed_at = excluded.changed_at`)
}

/** Answers how many of them are places that we know. */
export async function replaceAreas(db: Db, userId: number, areas: readonly Area[]): Promise<number> {
  await db.run(sql`delete from professional_areas where user_id = ${userId}`)
  return db.run(sql`
    insert into professional_areas (user_id, city_id, locality_id)
    select ${userId}, c.id, l.id
    from unnest(${areas.map(({ city }) => city)}::text[], ${areas.map(({ locality }) => locality)}::text[])
      as given (city, locality)
    join cities c on lower(c.name) = lower(given.city)
    left join localities l on l.city_id = c.id and lower(l.name) = lower(given.locality)
    where given.locality is null or l.id is not null
    on conflict do nothing`)
}

export async function deleteProfile(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from professional_profiles where user_id = ${userId}`)
}
