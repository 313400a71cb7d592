import type { Role } from '@properysearch/contract/roles'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export interface PersonRow {
  id: number
  firstname: string
  lastname: string
  role: Role
  city: string
  email: string
  mobile: string
  aadhaarVerifiedAt: Date | null
  panVerifiedAt: Date | null
  createdAt: Date
  suspendedAt: Date | null
}

/** Each way of asking has an index of its own. */
function matching(text: string): Sql {
  if (text === '') return sql`true`
  if (text.includes('@')) return sql`email = ${text.toLowerCase()}`
  if (/^[6-9]\d{9}$/.test(text)) return sql`mobile = ${text}`
  if (/^\d{1,9}$/.test(text)) return sql`id = ${Number(text)}`
  const [first = '', ...rest] = text.toLowerCase().split(/\s+/)
  const last = rest.at(-1)
  const begins = (word: string) => `${word.replace(/[\\%_]/g, '\\$&')}%`
  if (last) return sql`lower(firstname) like ${begins(first)} and lower(lastname) like ${begins(last)}`
  return sql`(lower(firstname) like ${begins(first)} or lower(lastname) like ${begins(first)})`
}

export function findPeople(db: Db, text: string, page: { limit: number; offset: number }): Promise<PersonRow[]> {
  return db.many(sql`
    select id, firstname, lastname, role, city, email, mobile, aadhaar_verified_at, pan_verified_at, created_at, suspended_at
    from users where erased_at is null and ${matching(text)} order by created_at desc, id desc
    limit ${page.limit} offset ${page.offset}`)
}

export async function countPeople(db: Db, text: string): Promise<number> {
  return (
    await db.one<{ total: number }>(
      sql`select count(*) as total from users where erased_at is null and ${matching(text)}`,
    )
  ).total
}
