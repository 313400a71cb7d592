import type { Db } from '../../platform/db/database.ts'
import { joinSql, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { listingsInArea } from './by-area.sql.ts'
import { listingsByKind } from './by-kind.sql.ts'
import { allConditions, and, type ChoiceName, choiceConditions } from './conditions.sql.ts'
import { columnCounts, columnFacetNames, columnFacets, type FacetCounts } from './facet-columns.rules.ts'
import { totalOf } from './page.sql.ts'
import { type Wanted, withoutChoices } from './wanted.rules.ts'
import type { Path } from './way.sql.ts'

/** So many listings are looked at one by one; of more, the counts say "at least". */
const lookedAt = 10_000

interface Row {
  facet: 'total' | 'kind' | 'bhk' | 'possession' | 'budget' | 'columns'
  subcategory: string | null
  permittedUse: string | null
  value: string | null
  n: number | null
  isTotalExact: boolean | null
  looked: number
  sums: number[] | null
}

/** Facets from the listings themselves, for whatever the counts do not know. */
export async function findLiveFacets(db: Db, wanted: Wanted, kinds: Wanted, path: Path): Promise<FacetCounts> {
  const choices = choiceConditions(wanted)
  const flags = [...(Object.keys(choices) as ChoiceName[]), 'kind' as const]
  const others = (own: ChoiceName | 'kind') =>
    raw(['true', ...flags.filter((flag) => flag !== own).map((flag) => `is_${flag}`)].join(' and '))
  const group = (facet: Row['facet'], column: string, own: ChoiceName) => sql`
    select ${raw(`'${facet}'`)}, null, null, ${raw(column)}::text, count(*)::int, null, null
    from seen where ${others(own)} group by ${raw(column)}`
  const sums = columnFacetNames.flatMap((facet) =>
    columnFacets[facet].map(({ test }) => sql`count(*) filter (where ${raw(test)} and ${others(facet)})`),
  )
  const statement = sql`
    with seen as materialized (${seenListings(wanted, kinds, choices, path)}),
    counted as (${totalOf(wanted, path)}),
    facet (facet, subcategory, permitted_use, value, n, is_total_exact, sums) as (
      select 'total', null::text, null::text, null::text, total, is_total_exact, null::int[] from counted
      union all
      select 'kind', subcategory::text, permitted_use::text, null, count(*)::int, null, null
      from seen where ${others('kind')} group by subcategory, permitted_use
      union all ${group('bhk', 'bhk', 'bhk')}
      union all ${group('possession', 'possession', 'possession')}
      union all ${group('budget', 'price_step', 'budget')}
      union all select 'columns', null, null, null, null, null, array[${joinSql(sums, ', ')}]::int[] from seen)
    select facet.*, (select count(*) from seen)::int as looked from facet`
  const rows = await (path === 'by-words' ? db.many<Row>(statement) : db.hot<Row>(statement))
  const of = (facet: Row['facet']) => rows.filter((row) => row.facet === facet)
  const [total] = of('total')
  return {
    total: total?.n ?? 0,
    isTotalExact: total?.isTotalExact ?? true,
    isExact: (total?.looked ?? 0) < lookedAt,
    kinds: of('kind').map((row) => ({
      subcategory: row.subcategory ?? '',
      permittedUse: row.permittedUse ?? '',
      n: row.n ?? 0,
    })),
    bhk: new Map(of('bhk').map((row) => [Number(row.value ?? -1), row.n ?? 0])),
    possession: new Map(of('possession').map((row) => [row.value ?? '', row.n ?? 0])),
    priceStep: new Map(of('budget').map((row) => [Number(row.value), row.n ?? 0])),
    columns: columnCounts(of('columns')[0]?.sums ?? []),
  }
}

/** The listings that miss at most one choice: one that misses two counts for no facet. */
function seenListings(wanted: Wanted, kinds: Wanted, choices: Partial<Record<ChoiceName, Sql>>, path: Path): Sql {
  const { listedIn, subcategories, permittedUse } = wanted
  const isKind = [
    sql`true`,
    ...(listedIn ? [sql`p.listed_in = ${listedIn}::listed_in`] : []),
    ...(subcategories ? [sql`p.subcategory = any(${subcategories}::subcategory[])`] : []),
    ...(permittedUse ? [sql`p.permitted_use = ${permittedUse}::permitted_use`] : []),
  ]
  const flags = Object.entries(choices).map(([name, choice]) => sql`coalesce(${choice}, false) as ${raw(`is_${name}`)}`)
  const columns = sql`${joinSql([...flags, sql`${joinSql(isKind, ' and ')} as is_kind`], ', ')},
    p.subcategory, p.permitted_use, p.bhk, p.possession, p.furnishing, p.facing, p.age, p.posted_by, p.bathrooms, p.amenity_bits,
    price_step(p.price_paise) as price_step`
  const relaxed = { ...withoutChoices(wanted), ...kinds }
  const listings =
    path === 'by-area'
      ? sql`(${listingsInArea(relaxed, columns)}) found`
      : path === 'by-words'
        ? sql`(select ${columns} from properties p where p.state = 'verified' ${and(allConditions(relaxed))}) found`
        : listingsByKind(relaxed, columns)
  const misses = ['(not is_kind)::int', ...Object.keys(choices).map((name) => `(not is_${name})::int`)].join(' + ')
  return sql`select found.* from ${listings} where ${raw(misses)} <= 1 limit ${lookedAt}::int`
}
