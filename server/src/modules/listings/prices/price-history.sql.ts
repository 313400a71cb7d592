import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ListingRow } from '../listing.sql.ts'

export function findPriceSteps(db: Db, id: number): Promise<{ pricePaise: number; since: Date }[]> {
  return db.many(sql`select price_paise, since from price_history where property_id = ${id} order by since`)
}

/**
 * When a listing comes before people, for the first time or again: what was tried out while nobody saw it is nobody's
 * business, and would make a price look lowered that never was. What it costs from now on is its next step.
 */
export async function forgetUnseenPrices(db: Db, row: ListingRow, now: Date): Promise<void> {
  const isUnseen =
    row.listedAt === null
      ? sql`true`
      : sql`since > (select max(at) from state_moves where graph = 'listing' and subject_id = ${row.id}
          and from_state in ('verified', 'on-hold') and to_state not in ('verified', 'on-hold'))`
  await db.run(sql`delete from price_history where property_id = ${row.id} and ${isUnseen}`)
  await db.run(sql`
    insert into price_history (property_id, since, price_paise)
    select ${row.id}, ${now}, ${row.pricePaise}
    where ${row.pricePaise}::bigint is distinct from (
      select price_paise from price_history where property_id = ${row.id} order by since desc limit 1)`)
}
