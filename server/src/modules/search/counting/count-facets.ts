import {
  amenities,
  bhkNames,
  countName,
  facings,
  furnishingNames,
  furnishings,
  possessions,
  postedByNames,
  propertyAges,
} from '@properysearch/contract/listings/facts'
import type { FacetName, FacetValue, SearchFilters, Understood } from '@properysearch/contract/search/calls'
import { budgets, budgetsFor, matchOf, optionsOf, typeOfOption } from '@properysearch/contract/search/facts'
import type { Box } from '@properysearch/contract/values/geometry'
import type { Db } from '../../../platform/db/database.ts'
import { aboutAsMany } from '../grouping/sample.rules.ts'
import { boxOf } from '../query/grid.rules.ts'
import { areaAlone, hasArea, isCountedBeforehand, type ListingQuery, priceStepsOf } from '../query/query.rules.ts'
import { pathOf, readQuery } from '../query/read-query.ts'
import { usualBounds } from '../query/walk.sql.ts'
import { findCountedFacets } from './counted-facets.sql.ts'
import { countInArea } from './counts.sql.ts'
import { type ColumnFacet, columnFacetNames, type FacetCounts } from './facet-columns.rules.ts'
import { findLiveFacets } from './live-facets.sql.ts'

const same = (values: readonly string[]) => values.map((value) => [value, value] as const)
const columnValues: Record<ColumnFacet, readonly (readonly [value: string, label: string])[]> = {
  furnishing: furnishings.map((value) => [value, furnishingNames[value]]),
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
export async function countFacets(db: Db, request: SearchFilters, bounds = usualBounds): Promise<FoundFacets> {
  const { query, understood, text } = await readQuery(db, request)
  // A kind that was typed is not to be chosen among the tab's options.
  const type = text?.subcategories ? undefined : (request.type ?? typeOfOption(request.subCategory ?? ''))
  const kinds = type
    ? kindsOf({ ...matchOf(type, undefined), ...(text?.listedIn && { listedIn: text.listedIn }) })
    : kindsOf(query)
  const counts = isCountedBeforehand(query)
    ? await findCountedFacets(db, query, kinds)
    : await findLiveFacets(db, query, kinds, {
        path: await pathOf(db, query, undefined, bounds.readsAtMost),
        inArea: hasArea(query) ? await countInArea(db, areaAlone(query)) : undefined,
        bounds,
      })
  const isExact = counts.share === 1
  const entry = (value: string, label: string, count = 0): FacetValue => ({
    value,
    label,
    count: isExact ? count : aboutAsMany(count / counts.share),
    isExact,
  })
  return {
    total: counts.isTotalExact ? counts.total : aboutAsMany(counts.total),
    isTotalExact: counts.isTotalExact,
    facets: {
      ...columnEntries(counts, entry),
      bhk: Object.entries(bhkNames).map(([value, label]) => entry(value, label, counts.bhk.get(Number(value)))),
      possession: possessions.map((value) => entry(value, value, counts.possession.get(value))),
      budget: budgetsFor(query.listedIn).map((value) => {
        const steps = priceStepsOf(value).map((step) => counts.priceStep.get(step) ?? 0)
        return entry(value, budgets[value].label, sumOf(steps))
      }),
      subCategory: Object.entries(type ? optionsOf(type) : {}).map(([value, { label }]) => {
        const match = matchOf(type, value)
        const fitting = counts.kinds.filter(
          (row) =>
            (!match.subcategories || match.subcategories.some((subcategory) => subcategory === row.subcategory)) &&
            (!match.permittedUse || match.permittedUse === row.permittedUse),
        )
        return entry(value, label, sumOf(fitting.map((row) => row.n)))
      }),
    },
    understood,
    area: query.grid ? boxOf(query.grid) : null,
  }
}

function kindsOf({ listedIn, subcategories, permittedUse }: ListingQuery): ListingQuery {
  return {
    ...(listedIn && { listedIn }),
    ...(subcategories && { subcategories }),
    ...(permittedUse && { permittedUse }),
  }
}

type MakeEntry = (value: string, label: string, count?: number) => FacetValue

/** Bathrooms are asked for as "at least": each number takes in those after it. */
function columnEntries({ columns }: FacetCounts, entry: MakeEntry): Record<ColumnFacet, FacetValue[]> {
  const parts = columnFacetNames.map((name) => {
    const counts = columns[name]
    return [
      name,
      columnValues[name].map(([value, label], i) =>
        entry(value, label, name === 'bathrooms' ? sumOf(counts.slice(i)) : counts[i]),
      ),
    ]
  })
  return Object.fromEntries(parts) as Record<ColumnFacet, FacetValue[]>
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
