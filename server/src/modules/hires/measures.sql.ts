import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** The median time from payment to acceptance; of lawyers nothing is measured. */
export function findResponseTimes(
  db: Db,
  ids: readonly number[],
): Promise<{ professionalId: number; n: number; medianSeconds: number }[]> {
  return db.many(sql`
    select professional_id, count(*)::int as n, percentile_cont(0.5) within group
      (order by extract(epoch from accepted_at - paid_at))::int as median_seconds
    from hires where professional_id = any(${[...ids]}::bigint[]) and kind <> 'lawyer' and accepted_at is not null
    group by professional_id`)
}

export function findRatingSummaries(
  db: Db,
  ids: readonly number[],
): Promise<{ professionalId: number; n: number; mean: number }[]> {
  return db.many(sql`
    select professional_id, count(*)::int as n, round(avg(stars), 1)::float8 as mean
    from hire_ratings where professional_id = any(${[...ids]}::bigint[]) group by professional_id`)
}
