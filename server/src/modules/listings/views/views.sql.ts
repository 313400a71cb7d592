import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Allowance, takesAllowance } from '../../visitors/index.ts'

/**
 * Once for each visitor and day, as long as their network has an allowance left; never for what is not live, nor for the
 * owner.
 */
export async function insertView(
  db: Db,
  {
    propertyId,
    day,
    visitor,
    userId,
    allowance,
  }: { propertyId: number; day: string; visitor: Buffer; userId: number | null; allowance: Allowance | null },
): Promise<void> {
  await db.run(sql`
    with fresh as (
      insert into property_visits (day, property_id, visitor)
      select ${day}::date, id, ${visitor} from properties
      where id = ${propertyId} and state in ('verified', 'on-hold') and owner_id is distinct from ${userId}::bigint
      on conflict do nothing returning property_id)
    insert into property_view_counts as c (property_id, views)
    select property_id, 1 from fresh
    where ${takesAllowance(allowance)}
    on conflict (property_id) do update set views = c.views + 1`)
}

export async function forgetVisits(db: Db, before: Date): Promise<void> {
  await db.run(sql`delete from property_visits where day < (${before}::timestamptz at time zone 'Asia/Kolkata')::date`)
}

export async function countViews(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.many<{ propertyId: number; views: number }>(
    sql`select property_id, views from property_view_counts where property_id = any(${ids})`,
  )
  return new Map(rows.map((row) => [row.propertyId, row.views]))
}
