import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { heldAccounts } from '../../bookings/index.ts'

/**
 * The keys of every movement that touches what is held for a deal, and of what became of it afterwards. Of what was
 * released to the other side's agent, only that it left: the rest is between the two of them.
 */
export async function findMoneyKeys(db: Db, bookingId: number, userId: number): Promise<string[]> {
  const heldFor = `booking:${bookingId}`
  const ofDeal = heldAccounts(bookingId).map((account) => account.slice('held:'.length))
  const rows = await db.many<{ key: string }>(sql`
    with paid as (select id from orders where held_for = ${heldFor} and paid_at is not null),
    released as (
      select id, attempt, kind <> 'commission' or payer_id = ${userId} as is_seen_whole from releases
      where booking_id = ${bookingId} and (held_for is null or held_for = any(${ofDeal}::text[])))
    select 'order:' || id || ':paid' as key from paid
    union all
    select 'refund:' || refunds.id || ':' || step from refunds join paid on paid.id = refunds.order_id,
      unnest(array['asked', 'done']) step
    union all
    select 'release:' || id || ':' || step || ':' || n from released, generate_series(0, attempt) n,
      unnest(array['sent', 'back']) step
    union all
    select 'release:' || id || ':paid' from released where is_seen_whole
    union all
    select 'dispute:' || id || ':' || step from disputes, unnest(array['raised', 'over']) step
    where booking_id = ${bookingId}
    limit 5000`)
  return rows.map((row) => row.key)
}
