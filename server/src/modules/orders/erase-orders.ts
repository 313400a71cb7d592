import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** A GSTIN holds a PAN. With what was paid it stays, by law; with what never was, and with the keys, it goes. */
export async function eraseOrders(db: Db, userId: number): Promise<void> {
  await db.run(sql`update orders set gstin = null where user_id = ${userId} and paid_at is null and gstin is not null`)
  await db.run(sql`delete from order_keys where user_id = ${userId}`)
}
