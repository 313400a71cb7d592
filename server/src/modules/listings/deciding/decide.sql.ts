import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ListingRow } from '../listing.sql.ts'

export function lockLiveListingsOf(db: Db, ownerId: number): Promise<{ id: number }[]> {
  return db.many(sql`
    select id from properties where owner_id = ${ownerId} and state = 'verified' order by id for update`)
}

/** A society that search knows from now on. */
export async function joinSociety(db: Db, row: ListingRow, now: Date): Promise<void> {
  await db.run(sql`
    insert into societies (city_id, locality_id, name, created_at)
    values (${row.cityId}, ${row.localityId}, ${row.society}, ${now}) on conflict do nothing`)
  await db.run(sql`
    update properties p set society_id = s.id, society_name = null from societies s
    where p.id = ${row.id} and s.city_id = p.city_id and coalesce(s.locality_id, 0) = coalesce(p.locality_id, 0)
      and lower(s.name) = lower(${row.society})`)
}
