import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export async function insertConsent(db: Db, it: { userId: number; wording: string; givenAt: Date }): Promise<void> {
  await db.run(sql`
    insert into consents (user_id, purpose, wording, given_at)
    values (${it.userId}, 'terms-and-privacy', ${it.wording}, ${it.givenAt})`)
}

/** For the copy of a person's data. */
export function findConsents(db: Db, userId: number): Promise<{ purpose: string; wording: string; givenAt: Date }[]> {
  return db.many(sql`
    select purpose, wording::text, given_at from consents where user_id = ${userId} order by given_at`)
}
