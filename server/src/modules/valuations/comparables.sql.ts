import type { Subcategory } from '@properysearch/contract/listings/facts'
import type { Position } from '@properysearch/contract/values/geometry'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { type ItemRow, itemColumns, itemJoins } from '../listings/index.ts'

// Reads the listings' table, like search.

/** Among so many around it, listings like one are looked for. */
const lookedAt = 3_000
const aroundMetres = 5_000

export interface Subject extends Position {
  kind: Subcategory
  bhk: number | null
  areaSqft: number
  /** Its own listing is no comparable. */
  propertyId: number | null
}

/** For sale, live, of the same kind, with as many rooms, and at most four tenths larger or smaller; the nearest first. */
export function findAlike(db: Db, subject: Subject, limit: number): Promise<ItemRow[]> {
  const { latitude, longitude, kind, bhk, areaSqft, propertyId } = subject
  const metres = aroundMetres / Math.cos((latitude * Math.PI) / 180)
  return db.many(sql`
    with base as (select point(mercator_x(${longitude}::float8), mercator_y(${latitude}::float8)) as xy),
    near as materialized (
      select around.id, around.xy <-> base.xy as far from base cross join lateral (
        select p.* from properties p
        where p.state = 'verified' and p.xy <@ circle(base.xy, ${metres}::float8)
        order by p.xy <-> base.xy limit ${lookedAt}::int) around
      where around.listed_in = 'sell' and around.subcategory = ${kind}::subcategory
        and (${bhk}::int is null or around.bhk = ${bhk}::int)
        and around.size_sqft between ${areaSqft}::float8 * 0.6 and ${areaSqft}::float8 * 1.4
        and around.id <> ${propertyId ?? 0}
      order by far, around.id limit ${limit}::int)
    select ${itemColumns} from near join properties p on p.id = near.id ${itemJoins} order by near.far, p.id`)
}

/** Those of the ids that are live and for sale. */
export function findLive(db: Db, ids: readonly number[]): Promise<ItemRow[]> {
  return db.many(sql`
    select ${itemColumns} from properties p ${itemJoins}
    where p.id = any(${ids}) and p.state = 'verified' and p.listed_in = 'sell' order by p.id`)
}
