import { sql } from '../../../platform/db/sql.ts'
import { allConditions } from '../query/conditions.sql.ts'
import type { Circle } from '../query/query.rules.ts'
import { stepsFor, walk } from '../query/walk.sql.ts'
import { listingsInRanges } from './by-area.sql.ts'
import { totalByKind } from './by-kind.sql.ts'
import { beyond, beyondKeys, keyColumns } from './order.sql.ts'
import type { Ring } from './ring.rules.ts'
import type { PageRequest, Way } from './way.sql.ts'

/** The index of places is read an order of magnitude slower than the others. */
const stepShare = 0.08

/** Outwards from a place by the index of places: the quickest for the first pages. */
export function byDistance({ query, order, cursor, limit, offset, bounds }: PageRequest, circle: Circle): Way {
  const isBack = cursor?.isBack ?? false
  // What lies before the cursor is walked over too, and counts as steps.
  const filters = [...allConditions(query), ...(cursor ? [beyond(order, cursor.keys, isBack)] : [])]
  const along = sql`p.xy <@ ${`<(${circle.x},${circle.y}),${circle.radius}>`}::circle`
  const steps = Math.ceil(stepsFor(query, bounds.steps) * stepShare)
  return {
    first: [],
    hit: walk({ along, filters, keys: keyColumns(order), order, isBack, steps, limit: limit + offset }),
    total: totalByKind(query, bounds),
    isHot: true,
  }
}

/** All the listings of a ring around the place: for pages that lie far out. The search stops where the ring ends. */
export function byRing({ query, order, cursor, bounds }: PageRequest, { ranges, inner, outer, endsAt }: Ring): Way {
  const isBack = cursor?.isBack ?? false
  const after = cursor ? beyondKeys(order, cursor.keys, isBack) : sql`true`
  const columns = sql`p.id as property_id, ${keyColumns(order)}`
  return {
    first: [],
    hit: sql`
      select found.*, true as is_match, false as is_stop from ${listingsInRanges(ranges, query, columns)}
      where found.k0 between ${inner}::float8 and ${outer}::float8 and ${after}
      union all select null, ${endsAt}::float8, ${isBack ? Number.MAX_SAFE_INTEGER : 0}::bigint, false, true
      where ${endsAt}::float8 is not null`,
    total: totalByKind(query, bounds),
    isHot: true,
  }
}
