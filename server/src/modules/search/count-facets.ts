import type { Box } from '@properysearch/contract/geometry'
import {
  amenities,
  bhkNames,
  countName,
  facings,
  furnishings,
  possessions,
  postedByNames,
  propertyAges,
} from '@properysearch/contract/property-facts'
import type { FacetName, FacetValue, SearchFilters, Understood } from '@properysearch/contract/search'
import { budgets, matchOf, optionsOf, typeOfOption } from '@properysearch/contract/search-facts'
import type { Db } from '../../platform/db/database.ts'
import { type ColumnFacet, columnFacetNames, type FacetRow, findFacets, lookedAt } from './facets.sql.ts'
import { boxOf } from './grid.rules.ts'
import { pathOf, readQuery } from './read-query.ts'
import { isCountedBeforehand, priceStepsOf, type Wanted } from './wanted.rules.ts'

const same = (values: readonly string[]) => values.map((value) => [value, value] as const)
const columnValues: Record<ColumnFacet, readonly (readonly [value: string, label: string])[]> = {
  furnishing: same(furnishings),
  facing: same(facings),
  age: same(propertyAges),
  postedBy: Object.entries(postedByNames),
  bathrooms: Array.from({ length: 10 }, (_, i) => [String(i + 1), countName(i + 1)]),
  amenities: same(amenities),
}

export interface FoundFacets {
  total: number
  isTotalExact: boolean
  facets: Record<FacetName, FacetValue[]>
  understood: Understood
  area: Box | null
}

/** How many listings each further choice would leave. */
export async function countFacets(db: Db, query: SearchFilters): Promise<FoundFacets> {
  const { wanted, understood, text } = await readQuery(db, query)
  // A kind that was typed is not to be chosen among the tab's options.
  const type = text?.subcategories ? undefined : (query.type ?? typeOfOption(query.subCategory ?? ''))
  const kinds = type
    ? kindsOf({ ...matchOf(type, undefined), ...(text?.listedIn && { listedIn: text.listedIn }) })
    : kindsOf(wanted)
  const rows = await findFacets(db, wanted, kinds, await pathOf(db, wanted, undefined))
  const isExact = isCountedBeforehand(wanted) || (rows[0]?.looked ?? 0) < lookedAt
  const total = rows.find((row) => row.facet === 'total')
  const entry = (value: string, label: string, count: number): FacetValue => ({ value, label, count, isExact })
  const countOf = (facet: FacetRow['facet'], test: (row: FacetRow) => boolean) =>
    rows.reduce((sum, row) => (row.facet === facet && test(row) ? sum + (row.n ?? 0) : sum), 0)

  const columns = columnCounts(rows.find((row) => row.facet === 'columns')?.sums ?? [])
  const columnFacets = columnFacetNames.map((name) => [
    name,
    columnValues[name].map(([value, label], i) => entry(value, label, columns[name][i] ?? 0)),
  ])
  return {
    total: total?.n ?? 0,
    isTotalExact: total?.isTotalExact ?? true,
    facets: {
      ...(Object.fromEntries(columnFacets) as Record<ColumnFacet, FacetValue[]>),
      bhk: Object.entries(bhkNames).map(([value, label]) =>
        entry(
          value,
          label,
          countOf('bhk', (row) => row.value === value),
        ),
      ),
      possession: possessions.map((value) =>
        entry(
          value,
          value,
          countOf('possession', (row) => row.value === value),
        ),
      ),
      budget: (Object.keys(budgets) as (keyof typeof budgets)[]).map((value) =>
        entry(
          value,
          budgets[value].label,
          countOf('budget', (row) => priceStepsOf(value).includes(Number(row.value))),
        ),
      ),
      subCategory: Object.entries(type ? optionsOf(type) : {}).map(([value, { label }]) => {
        const match = matchOf(type, value)
        const isOne = (row: FacetRow) =>
          (!match.subcategories || match.subcategories.some((it) => it === row.subcategory)) &&
          (!match.permittedUse || match.permittedUse === row.permittedUse)
        return entry(value, label, countOf('kind', isOne))
      }),
    },
    understood,
    area: wanted.grid ? boxOf(wanted.grid) : null,
  }
}

function kindsOf({ listedIn, subcategories, permittedUse }: Wanted): Wanted {
  return {
    ...(listedIn && { listedIn }),
    ...(subcategories && { subcategories }),
    ...(permittedUse && { permittedUse }),
  }
}

/** The sums stand one after the other. Bathrooms are asked for as "at least": each takes in those after it. */
function columnCounts(sums: readonly number[]): Record<ColumnFacet, number[]> {
  let at = 0
  const parts = columnFacetNames.map((name) => {
    const part = sums.slice(at, at + columnValues[name].length)
    at += part.length
    return [name, name === 'bathrooms' ? part.map((_, i) => part.slice(i).reduce((a, b) => a + b, 0)) : part]
  })
  return Object.fromEntries(parts) as Record<ColumnFacet, number[]>
}
