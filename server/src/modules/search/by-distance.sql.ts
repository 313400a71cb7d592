import { sql } from '../../platform/db/sql.ts'
import { allConditions, and } from './conditions.sql.ts'
import { cappedTotal } from './counts.sql.ts'
import { beyond, beyondKeys, keyColumns, orderBy } from './order.sql.ts'
import { ringAround } from './ring.rules.ts'
import type { PageRequest, Way } from './way.sql.ts'

/**
 * Outwards from a place by the index of places. Deep in the list that would walk over everything nearer once more, so
 * there only a ring is looked at, wide enough to hold `ringListings` if they lie as thick as those before.
 */
export function byDistance(request: PageRequest, ringListings: number): Way {
  const { wanted, order, cursor, limit, offset } = request
  const total = cappedTotal(sql`from properties p where p.state = 'verified' ${and(allConditions(wanted))}`)
  const ring = cursor && wanted.circle && ringAround(wanted.circle, cursor, ringListings)
  if (!ring) {
    const after = cursor ? [beyond(order, cursor.keys, cursor.isBack)] : []
    return {
      first: [],
      hit: sql`select * from (
        select p.id as property_id, ${keyColumns(order)} from properties p
        where p.state = 'verified' ${and([...allConditions(wanted), ...after])}
        order by ${orderBy(order, cursor?.isBack ?? false)} limit ${limit + offset}::int) found`,
      total,
      isHot: true,
    }
  }
  // No further from the middle than the circle reaches: that it lies within need not be asked again.
  const { circle: _, ...inRing } = wanted
  return {
    first: [],
    // The boxes overlap at their corners.
    hit: sql`select distinct found.* from unnest(${ring.boxes}::text[]) b (box) cross join lateral (
      select p.id as property_id, ${keyColumns(order)} from properties p
      where p.state = 'verified' and p.xy <@ b.box::box ${and(allConditions(inRing))} offset 0) found
      where found.k0 between ${ring.inner}::float8 and ${ring.outer}::float8
        and ${beyondKeys(order, cursor.keys, cursor.isBack)}`,
    total,
    isHot: true,
  }
}
