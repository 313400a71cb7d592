import { budgetBounds } from '@properysearch/contract/search/facts'
import type { Db } from '../../../platform/db/database.ts'
import { joinSql, raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { listingsInArea } from '../finding/by-area.sql.ts'
import { listingsByKind } from '../finding/by-kind.sql.ts'
import { listingsByWords } from '../finding/by-words.sql.ts'
import { totalOf } from '../finding/page.sql.ts'
import type { Path } from '../finding/way.sql.ts'
import { type ChoiceName, choiceConditions, filterConditions } from '../query/conditions.sql.ts'
import { type ListingQuery, withoutChoices } from '../query/query.rules.ts'
import { allOf, stepsFor } from '../query/walk.sql.ts'
import { isWithin } from './counts.sql.ts'
import { columnCounts, columnFacetNames, columnFacets, type FacetCounts } from './facet-columns.rules.ts'

/** So many listings that count are taken in; of more, the counts say "at least". */
const takenIn = 10_000
/** The look at each takes in all that can be chosen: it is dearer than a step of a list. */
const stepShare = 0.5

interface Row {
  facet: 'total' | 'kind' | 'bhk' | 'possession' | 'budget' | 'columns'
  subcategory: string | null
  permittedUse: string | null
  value: string | null
  n: number | null
  isTotalExact: boolean | null
  isCut: boolean
  sums: number[] | null
}

/** Facets from the listings themselves, for whatever the counts do not know. */
export async function findLiveFacets(
  db: Db,
  query: ListingQuery,
  kinds: ListingQuery,
  { path, steps: most }: { path: Path; steps: number },
): Promise<FacetCounts> {
  const steps = Math.ceil(stepsFor(query, most) * stepShare)
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
  const isWhole = isFew(path) ? sql`true` : isWithin(relaxedOf(query, kinds), steps)
  const statement = sql`
    with seen as materialized (${seenListings(query, kinds, choices, { path, steps })}),
    counted as (${totalOf(query, path, most)}),
    facet (facet, subcategory, permitted_use, value, n, is_total_exact, sums) as (
      select 'total', null::text, null::text, null::text, total, is_total_exact, null::int[] from counted
      union all
      select 'kind', subcategory::text, permitted_use::text, null, count(*)::int, null, null
      from seen where ${others('kind')} group by subcategory, permitted_use
      union all ${group('bhk', 'bhk', 'bhk')}
      union all ${group('possession', 'possession', 'possession')}
      union all ${group('budget', 'price_step', 'budget')}
      union all select 'columns', null, null, null, null, null, array[${joinSql(sums, ', ')}]::int[] from seen)
    select facet.*, (select count(*) >= ${takenIn}::int from seen) or not ${isWhole} as is_cut
    from facet`
  const rows = await (path === 'by-words' ? db.many<Row>(statement) : db.hot<Row>(statement))
  const of = (facet: Row['facet']) => rows.filter((row) => row.facet === facet)
  const [total] = of('total')
  return {
    total: total?.n ?? 0,
    isTotalExact: total?.isTotalExact ?? true,
    isExact: !(total?.isCut ?? false),
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
function seenListings(
  query: ListingQuery,
  kinds: ListingQuery,
  choices: Partial<Record<ChoiceName, Sql>>,
  { path, steps }: { path: Path; steps: number },
): Sql {
  const { listedIn, subcategories, permittedUse } = query
  const isKind = [
    sql`true`,
    ...(listedIn ? [sql`p.listed_in = ${listedIn}::listed_in`] : []),
    ...(subcategories ? [sql`p.subcategory = any(${subcategories}::subcategory[])`] : []),
    ...(permittedUse ? [sql`p.permitted_use = ${permittedUse}::permitted_use`] : []),
  ]
  const flags = Object.entries(choices).map(([name, choice]) => sql`coalesce(${choice}, false) as ${raw(`is_${name}`)}`)
  const columns = sql`${joinSql([...flags, sql`${joinSql(isKind, ' and ')} as is_kind`], ', ')},
    p.subcategory, p.permitted_use, p.bhk, p.possession, p.furnishing, p.facing, p.age, p.posted_by, p.bathrooms, p.amenity_bits,
    p.price_paise`
  const relaxed = relaxedOf(query, kinds)
  const met = isFew(path)
    ? sql`select found.*, true as is_found
        from ${path === 'by-area' ? listingsInArea(relaxed, columns) : listingsByWords(relaxed, columns)}`
    : sql`select found.*
        from ${listingsByKind(relaxed, sql`${columns}, ${allOf(filterConditions(relaxed))} as is_found`)}
        limit ${steps}::int`
  const names = flagsOf(choices)
  const misses = names.map((name) => `(not is_${name})::int`).join(' + ')
  const missed = names.map((name, i) => `when not is_${name} then ${i + 1}`).join(' ')
  return sql`select ${raw(`case ${missed} else 0 end`)} as missed, ${priceStep} as price_step, subcategory, permitted_use,
      bhk, possession, furnishing, facing, age, posted_by, bathrooms, amenity_bits
    from (${met}) step where is_found and ${raw(misses)} <= 1 limit ${takenIn}::int`
}

const flagsOf = (choices: Partial<Record<ChoiceName, Sql>>): (ChoiceName | 'kind')[] => [
  'kind',
  ...(Object.keys(choices) as ChoiceName[]),
]

const relaxedOf = (query: ListingQuery, kinds: ListingQuery): ListingQuery => ({ ...withoutChoices(query), ...kinds })
const isFew = (path: Path) => path === 'by-area' || path === 'by-words'

/** As price_step in the database, which would be called again for each listing. */
const priceStep = raw(
  `case ${budgetBounds
    .slice(1)
    .map((bound, step) => `when price_paise < ${bound * 100} then ${step}`)
    .join(' ')} else ${budgetBounds.length - 1} end`,
)
