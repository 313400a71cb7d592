import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** What happened to an order, for those who look into it later. Holds no secret and nothing about the payer. */
export async function insertEvent(
  db: Db,
  event: { orderId: number; at: Date; what: string; detail?: string },
): Promise<void> {
  await db.run(sql`
    insert into order_events (order_id, at, what, detail)
    values (${event.orderId}, ${event.at}, ${event.what}, ${event.detail ?? ''})`)
}

export function findEvents(db: Db, orderId: number): Promise<{ at: Date; what: string; detail: string }[]> {
  return db.many(sql`select at, what, detail from order_events where order_id = ${orderId} order by id`)
}
