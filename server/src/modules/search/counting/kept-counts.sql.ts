import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export async function addUpCounts(db: Db): Promise<void> {
  await db.run(sql`select add_up_counts()`)
}

/** From the listings themselves. */
export async function countAnew(db: Db): Promise<void> {
  await db.run(sql`select count_anew()`)
}
