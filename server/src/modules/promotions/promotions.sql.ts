import type { Role } from '@properysearch/contract/roles'
import { dayInIndia } from '../../platform/day-in-india.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

interface PremiumRow {
  id: number
  photoKey: string | null
  firstname: string
  lastname: string
  city: string
  role: Role
}

/** Who has paid stands here for the same time: the order turns with the day, so that nobody is always first. */
export function findPremiumUsers(db: Db, now: Date, limit: number): Promise<PremiumRow[]> {
  const day = dayInIndia(now)
  return db.many(sql`
    select u.id, u.photo_key, u.firstname, u.lastname, u.city, u.role
    from profile_promotions p join users u on u.id = p.user_id
    where p.since <= ${now} and p.until > ${now} and u.suspended_at is null and u.role <> 'lawyer'
    order by md5(${day} || u.id::text) limit ${limit}`)
}

export async function insertProfilePromotion(db: Db, it: { userId: number; since: Date; until: Date }): Promise<void> {
  await db.run(
    sql`insert into profile_promotions (user_id, since, until) values (${it.userId}, ${it.since}, ${it.until})`,
  )
}

export async function deleteProfilePromotion(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from profile_promotions where user_id = ${userId}`)
}
