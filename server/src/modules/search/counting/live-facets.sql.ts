import { budgetBounds } from '@properysearch/contract/search/facts'
import type { Db } from '../../../platform/db/database.ts'
import { joinSql, raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { levelFor, listingsInArea } from '../finding/by-area.sql.ts'
import { fewByPrice, sampledByKind, shareOf } from '../finding/by-kind.sql.ts'
import { listingsByWords } from '../finding/by-words.sql.ts'
import { totalOf } from '../finding/page.sql.ts'
import type { Path } from '../finding/way.sql.ts'
import { type ChoiceName, choiceConditions, filterConditions } from '../query/conditions.sql.ts'
import { type ListingQuery, withoutChoices } from '../query/query.rules.ts'
import { allOf, type Bounds } from '../query/walk.sql.ts'
import { columnCounts, columnFacetNames, columnFacets, type FacetCounts } from './facet-columns.rules.ts'

interface Row {
  facet: 'total' | 'kind' | 'bhk' | 'possession' | 'budget' | 'columns'
  subcategory: string | null
  permittedUse: string | null
  value: string | null
  n: number | null
  isTotalExact: boolean | null
  /** Which part of the listings was counted. */
  share: number
  sums: number[] | null
}

interface Wanted {
  path: Path
  /** About how many listings lie in the area, when one was asked about. */
  inArea: number | undefined
  bounds: Bounds
}

/** Facets from the listings themselves, for whatever the counts do not know: from all of them or from a sample. */
export async function findLiveFacets(
  db: Db,
  query: ListingQuery,
  kinds: ListingQuery,
  wanted: Wanted,
): Promise<FacetCounts> {
  const choices = choiceConditions(query)
  const flags = flagsOf(choices)
  // Every choice but its own is met: none was missed, or that one.
  const others = (own: ChoiceName | 'kind') =>
    raw(flags.includes(own) ? `(missed = 0 or missed = ${flags.indexOf(own) + 1})` : 'missed = 0')
  const group = (facet: Row['facet'], column: string, own: ChoiceName) => sql`
    select ${raw(`'${facet}'`)}, null, null, ${raw(column)}::text, count(*)::int, null, null
    from seen where ${others(own)} group by ${raw(column)}`
  const sums = columnFacetNames.flatMap((facet) =>
    columnFacets[facet].map(({ test }) => sql`count(*) filter (where ${others(facet)} and ${raw(test)})`),
  )
  const { first, listings, share } = listingsOf(
    { ...withoutChoices(query), ...kinds },
    columnsOf(query, choices),
    wanted,
  )
  const misses = flags.map((name) => `(not is_${name})::int`).join(' + ')
  const missed = flags.map((name, i) => `when not is_${name} then ${i + 1}`).join(' ')
  // A listing that misses two choices counts for no facet.
  const statement = sql`
    with ${joinSql([...first, sql`part as materialized (${share})`], ', ')},
    seen as materialized (
      select ${raw(`case ${missed} else 0 end`)} as missed, ${priceStep} as price_step, subcategory, permitted_use, bhk,
        possession, furnishing, facing, age, posted_by, bathrooms, amenity_bits
      from (${listings}) met where ${raw(misses)} <= 1),
    counted as (
      select count(*)::int as total, true as is_total_exact from seen
      where missed = 0 and (select share = 1 from part) having (select share = 1 from part)
      union all
      select listed.* from (${totalOf(query, wanted.path, wanted.bounds)}) listed where (select share < 1 from part)),
    facet (facet, subcategory, permitted_use, value, n, is_total_exact, sums) as (
      select 'total', null::text, null::text, null::text, total, is_total_exact, null::int[] from counted
      union all
      select 'kind', subcategory::text, permitted_use::text, null, count(*)::int, null, null
      from seen where ${others('kind')} group by subcategory, permitted_use
      union all ${group('bhk', 'bhk', 'bhk')}
      union all ${group('possession', 'possession', 'possession')}
      union all ${group('budget', 'price_step', 'budget')}
      union all select 'columns', null, null, null, null, null, array[${joinSql(sums, ', ')}]::int[] from seen)
    select facet.*, (select share from part) as share from facet`
  const rows = await (wanted.path === 'by-words' ? db.many<Row>(statement) : db.hot<Row>(statement))
  const of = (facet: Row['facet']) => rows.filter((row) => row.facet === facet)
  const [total] = of('total')
  return {
    total: total?.n ?? 0,
    isTotalExact: total?.isTotalExact ?? true,
    share: rows[0]?.share ?? 1,
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

/** Where the listings come from that may count: `share` says which part of all they are. */
function listingsOf(
  relaxed: ListingQuery,
  columns: Sql,
  { path, inArea, bounds }: Wanted,
): { first: Sql[]; listings: Sql; share: Sql } {
  const all = sql`select 1::float8 as share`
  if (path === 'by-words')
    return { first: [], listings: sql`select * from ${listingsByWords(relaxed, columns)}`, share: all }
  if (inArea !== undefined && !relaxed.localityIds) {
    const level = levelFor(inArea, bounds.sample)
    const share = sql`select ${4 ** -level}::float8 as share`
    return { first: [], listings: sql`select found.* from ${listingsInArea(relaxed, columns, level)}`, share }
  }
  const withMatch = sql`${columns}, ${allOf(filterConditions(relaxed))} as is_found`
  const apart = sql`apart as materialized (${shareOf(relaxed, bounds.sample)})`
  const sampled = sql`select found.* from ${sampledByKind(relaxed, withMatch, sql`(select below from apart)`)} where found.is_found`
  const few = fewByPrice(relaxed, withMatch, bounds)
  if (!few) return { first: [apart], listings: sampled, share: sql`select share from apart` }
  return {
    first: [apart, few.read],
    listings: sql`select * from few where is_found and ${few.isAll}
      union all select sampled.* from (${sampled}) sampled where not ${few.isAll}`,
    share: sql`select case when ${few.isAll} then 1 else share end as share from apart`,
  }
}

/** What each listing is counted by, and which choices it meets. */
function columnsOf(
  { listedIn, subcategories, permittedUse }: ListingQuery,
  choices: Partial<Record<ChoiceName, Sql>>,
): Sql {
  const isKind = [
    sql`true`,
    ...(listedIn ? [sql`p.listed_in = ${listedIn}::listed_in`] : []),
    ...(subcategories ? [sql`p.subcategory = any(${subcategories}::subcategory[])`] : []),
    ...(permittedUse ? [sql`p.permitted_use = ${permittedUse}::permitted_use`] : []),
  ]
  const flags = Object.entries(choices).map(([name, choice]) => sql`coalesce(${choice}, false) as ${raw(`is_${name}`)}`)
  return sql`${joinSql([...flags, sql`${joinSql(isKind, ' and ')} as is_kind`], ', ')},
    p.subcategory, p.permitted_use, p.bhk, p.possession, p.furnishing, p.facing, p.age, p.posted_by, p.bathrooms,
    p.amenity_bits, p.price_paise`
}

const flagsOf = (choices: Partial<Record<ChoiceName, Sql>>): (ChoiceName | 'kind')[] => [
  'kind',
  ...(Object.keys(choices) as ChoiceName[]),
]

/** As price_step in the database, which would be called again for each listing. */
const priceStep = raw(
  `case ${budgetBounds
    .slice(1)
    .map((bound, step) => `when price_paise < ${bound * 100} then ${step}`)
    .join(' ')} else ${budgetBounds.length - 1} end`,
)
