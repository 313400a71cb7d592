import { formatRupees } from '@properysearch/contract/values/money'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { sumHeld } from '../ledger/index.ts'

/** A GSTIN holds a PAN, and its business may be a person. With what was paid it stays, by law; with what never was, and with the keys, it goes. */
export async function eraseOrders(db: Db, userId: number): Promise<void> {
  await db.run(sql`
    update orders set gstin = null, billed_name = null, billed_address = null
    where user_id = ${userId} and paid_at is null and gstin is not null`)
  await db.run(sql`delete from order_keys where user_id = ${userId}`)
}

/** Money of theirs that somebody holds must reach somebody first. */
export async function hasMoneyHeld({ db }: Context, userId: number): Promise<string | undefined> {
  const rows = await db.many<{ account: string }>(sql`
    select distinct 'held:' || held_for as account from orders
    where user_id = ${userId} and state = 'paid' and held_paise > held_refunded_paise`)
  const paise = await sumHeld(
    db,
    rows.map((row) => row.account),
  )
  if (paise === 0) return undefined
  return `${formatRupees(paise / 100, 2)} that you paid is still held. Your account can be erased once it is paid out or refunded.`
}
