import { facings, furnishings, postedByNames, propertyAges } from '@properysearch/contract/property-facts'
import type { Db } from '../../platform/db/database.ts'
import { joinSql, raw, type Sql, sql } from '../../platform/db/sql.ts'
import {
  and,
  areaGrid,
  type ChoiceName,
  choiceConditions,
  kindConditions,
  otherConditions,
  outlineCondition,
  placeConditions,
} from './conditions.sql.ts'
import { countChoices, countConditions } from './counts.sql.ts'
import { type Path, totalOf } from './page.sql.ts'
import { isCountedBeforehand, type Wanted } from './wanted.rules.ts'

/** So many listings are looked at one by one; of more, the counts say "at least". */
export const lookedAt = 10_000

/** Each value of these facets has a column of its own in the counts; in the order of those columns' numbers. */
const columnFacets = {
  furnishing: furnishings.map((value, i) => [`furnishing_${i}`, `furnishing = '${value}'`] as const),
  facing: facings.map((value, i) => [`facing_${i}`, `facing = '${value}'`] as const),
  age: propertyAges.map((value, i) => [`age_${i}`, `age = '${value}'`] as const),
  postedBy: Object.keys(postedByNames).map((value, i) => [`posted_by_${i}`, `posted_by = '${value}'`] as const),
  bathrooms: Array.from({ length: 10 }, (_, i) => [`bathrooms_${i + 1}`, `bathrooms = ${i + 1}`] as const),
  amenities: Array.from({ length: 14 }, (_, i) => [`amenity_${i}`, `amenity_bits >> ${i} & 1 = 1`] as const),
}
export type ColumnFacet = keyof typeof columnFacets
export const columnFacetNames = Object.keys(columnFacets) as ColumnFacet[]

export interface FacetRow {
  facet: 'total' | 'kind' | 'bhk' | 'possession' | 'budget' | 'columns'
  listedIn: string | null
  subcategory: string | null
  permittedUse: string | null
  value: string | null
  n: number | null
  isTotalExact: boolean | null
  /** How many rows were looked at. */
  looked: number
  /** Of `columns`: a sum for each value of each column facet, one after the other. */
  sums: number[] | null
}

/**
 * Counts each value of each facet with every other choice in force. The rows come from the counts kept beforehand, or,
 * when something else is asked, from the listings themselves; what is done with them is the same. `kinds` is what the
 * tab stands for without its option.
 */
export function findFacets(db: Db, wanted: Wanted, kinds: Wanted, path: Path): Promise<FacetRow[]> {
  const isCounted = isCountedBeforehand(wanted)
  const choices: Partial<Record<ChoiceName, Sql>> = isCounted ? countChoices(wanted) : choiceConditions(wanted)
  const flags = [...(Object.keys(choices) as ChoiceName[]), 'kind' as const]
  const rows = isCounted ? countedRows(wanted, kinds, choices) : listingRows(wanted, kinds, choices)
  const others = (own: ChoiceName | 'kind') =>
    raw(['true', ...flags.filter((flag) => flag !== own).map((flag) => `is_${flag}`)].join(' and '))
  const sums = columnFacetNames.flatMap((facet) =>
    columnFacets[facet].map(
      ([column, test]) =>
        sql`${isCounted ? raw(`sum(${column})`) : raw(`count(*)`)} filter (where ${others(facet)}${raw(isCounted ? '' : ` and ${test}`)})`,
    ),
  )
  const group = (facet: string, column: string, own: ChoiceName) => sql`
    select ${raw(`'${facet}'`)}, null, null, null, ${raw(column)}::text, sum(n)::int, null, null
    from seen where ${others(own)} group by ${raw(column)}`
  const statement = sql`
    with seen as materialized (${rows}),
    counted as (${totalOf(wanted, path)}),
    facet (facet, listed_in, subcategory, permitted_use, value, n, is_total_exact, sums) as (
      select 'total', null::text, null::text, null::text, null::text, total, is_total_exact, null::int[] from counted
      union all
      select 'kind', listed_in::text, subcategory::text, permitted_use::text, null, sum(n)::int, null, null
      from seen where ${others('kind')} group by listed_in, subcategory, permitted_use
      union all ${group('bhk', 'bhk', 'bhk')}
      union all ${group('possession', 'possession', 'possession')}
      union all ${group('budget', 'price_step', 'budget')}
      union all select 'columns', null, null, null, null, null, null, array[${joinSql(sums, ', ')}]::int[] from seen)
    select facet.*, (select count(*) from seen)::int as looked from facet`
  return isCounted ? db.hot(statement) : db.many(statement)
}

/** Which of the other choices a row meets, and whether it is of the wanted kind. */
function flagColumns(wanted: Wanted, choices: Partial<Record<ChoiceName, Sql>>): Sql {
  const { listedIn, subcategories, permittedUse } = wanted
  const kind = [
    sql`true`,
    ...(listedIn ? [sql`listed_in = ${listedIn}::listed_in`] : []),
    ...(subcategories ? [sql`subcategory = any(${subcategories}::subcategory[])`] : []),
    ...(permittedUse ? [sql`permitted_use = ${permittedUse}::permitted_use`] : []),
  ]
  const flags = Object.entries(choices).map(([name, choice]) => sql`coalesce(${choice}, false) as ${raw(`is_${name}`)}`)
  return joinSql([...flags, sql`${joinSql(kind, ' and ')} as is_kind`], ', ')
}

function countedRows(wanted: Wanted, kinds: Wanted, choices: Partial<Record<ChoiceName, Sql>>): Sql {
  const { cityIds, localityIds } = wanted
  const place = { ...(cityIds && { cityIds }), ...(localityIds && { localityIds }) }
  return sql`select c.*, ${flagColumns(wanted, choices)}
    from listing_counts c where true ${and(countConditions({ ...kinds, ...place }))}`
}

function listingRows(wanted: Wanted, kinds: Wanted, choices: Partial<Record<ChoiceName, Sql>>): Sql {
  const { permittedUse: _, ...rest } = wanted
  const grid = areaGrid(wanted)
  const conditions = [
    ...kindConditions(kinds),
    ...otherConditions({ ...(kinds.permittedUse && { permittedUse: kinds.permittedUse }) }),
    ...placeConditions(wanted),
    ...otherConditions(rest),
    ...(grid ? [outlineCondition(grid)] : []),
  ]
  const misses = ['(not is_kind)::int', ...Object.keys(choices).map((name) => `(not is_${name})::int`)].join(' + ')
  // A listing that misses two choices counts for no facet.
  return sql`select * from (
      select p.listed_in, p.subcategory, p.permitted_use, coalesce(p.bhk, -1) as bhk, p.possession, 1 as n,
        case when p.price_paise < 500000000 then 0 when p.price_paise < 1000000000 then 1
             when p.price_paise < 1500000000 then 2 else 3 end as price_step,
        p.furnishing, p.facing, p.age, p.posted_by, p.bathrooms, p.amenity_bits, ${flagColumns(wanted, choices)}
      from properties p where p.state = 'verified' ${and(conditions)}) listing
    where ${raw(misses)} <= 1 limit ${lookedAt}`
}
