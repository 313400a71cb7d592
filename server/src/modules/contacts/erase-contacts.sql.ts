import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** What they unlocked goes. Who had unlocked theirs keeps the line of their payment, which names nobody. */
export async function eraseContacts(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from contact_unlocks where user_id = ${userId}`)
  await db.run(sql`delete from contact_blocks where owner_id = ${userId} or user_id = ${userId}`)
}
