import { type Sql, sql } from '../../platform/db/sql.ts'
import { allConditions, and } from './conditions.sql.ts'
import { cappedTotal } from './counts.sql.ts'
import { beyond, keyColumns, orderBy } from './order.sql.ts'
import type { Wanted } from './wanted.rules.ts'
import type { PageRequest, Way } from './way.sql.ts'

/** A word may be rare or in every second listing: the database decides anew each time whether to look it up or to walk. */
export function byWords({ wanted, order, cursor, limit, offset }: PageRequest): Way {
  const after = cursor ? [beyond(order, cursor.keys, cursor.isBack)] : []
  return {
    first: [],
    hit: sql`select * from (
      select p.id as property_id, ${keyColumns(order)} from properties p
      where p.state = 'verified' ${and([...allConditions(wanted), ...after])}
      order by ${orderBy(order, cursor?.isBack ?? false)} limit ${limit + offset}::int) found`,
    total: totalByWords(wanted),
    isHot: false,
  }
}

export function totalByWords(wanted: Wanted): Sql {
  return cappedTotal(sql`from properties p where p.state = 'verified' ${and(allConditions(wanted))}`)
}
