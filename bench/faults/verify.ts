import { checkLedger } from '../../server/src/modules/ledger/index.ts'
import { openDatabase } from '../../server/src/platform/db/database.ts'
import { limits } from '../../server/src/platform/db/limits.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import type { Confirmed } from './load.ts'

/** How much of what was confirmed is not in the database, and what the ledger says of itself. */
export async function countLost(url: string, confirmed: Confirmed): Promise<{ lost: number; problems: string[] }> {
  const db = openDatabase(url, () => undefined, 1, limits.whole)
  try {
    const { lost } = await db.one<{ lost: number }>(sql`select (
      (select count(*) from unnest(${confirmed.registrations}::uuid[]) id
        where not exists (select 1 from registrations r where r.id = id.id))
      + (select count(*) from unnest(${confirmed.drafts}::bigint[]) id
        where not exists (select 1 from properties p where p.id = id.id))
      + (select count(*)
        from unnest(${confirmed.favourites.map(([userId]) => userId)}::bigint[],
          ${confirmed.favourites.map(([, propertyId]) => propertyId)}::bigint[]) f (user_id, property_id)
        where not exists (select 1 from favourites k where k.user_id = f.user_id and k.property_id = f.property_id))
      + (select count(*) from unnest(${confirmed.paidOrders}::bigint[]) id
        where not exists (select 1 from orders o join payments p on p.order_id = o.id
          where o.id = id.id and o.state = 'paid'))
    )::int as lost`)
    const { problems } = await checkLedger(db)
    return { lost, problems: problems.map((problem) => JSON.stringify(problem)) }
  } finally {
    await db.close()
  }
}
