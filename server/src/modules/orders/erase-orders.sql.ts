import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** A GSTIN holds a PAN, and its business may be a person. With what was paid it stays, by law; with what never was, and with the keys, it goes. */
export async function eraseOrders(db: Db, userId: number): Promise<void> {
  await db.run(sql`
    update orders set gstin = null, billed_name = null, billed_address = null
    where user_id = ${userId} and paid_at is null and gstin is not null`)
  await db.run(sql`delete from order_keys where user_id = ${userId}`)
}

/** The accounts in which money that they paid may still be held. */
export async function findHeldAccounts(db: Db, userId: number): Promise<string[]> {
  const rows = await db.many<{ account: string }>(sql`
    select distinct 'held:' || held_for as account from orders
    where user_id = ${userId} and state = 'paid' and held_paise > held_refunded_paise`)
  return rows.map((row) => row.account)
}
