import { floorCounts } from '@properysearch/contract/listings/facts'
import { budgets } from '@properysearch/contract/search/facts'
import { joinSql, raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { clampToMap, coverOf, inside, outside, widthOf } from './area.rules.ts'
import { finestOf, finestZoom, type Grid, mercatorOf } from './grid.rules.ts'
import type { ListingQuery } from './query.rules.ts'

// What is wanted, as conditions on a listing `p`. All but the words can be answered from the columns that the
// indexes include.

/** What somebody can choose in the filters: each of these is left out when its own facet is counted. */
export type ChoiceName =
  | 'bhk'
  | 'bathrooms'
  | 'budget'
  | 'possession'
  | 'furnishing'
  | 'facing'
  | 'age'
  | 'amenities'
  | 'postedBy'

export function choiceConditions(query: ListingQuery): Partial<Record<ChoiceName, Sql>> {
  const { bhk, bathrooms, budget, typedPrice, possession, furnishing, facing, age, amenityBits, postedBy } = query
  return {
    ...(bhk && { bhk: sql`p.bhk = any(${bhk}::smallint[])` }),
    ...(bathrooms !== undefined && { bathrooms: sql`p.bathrooms >= ${bathrooms}` }),
    ...(budget && { budget: budgetCondition(budget) }),
    ...(typedPrice && { budget: joinSql(priceConditions(typedPrice.min, typedPrice.max), ' and ') }),
    ...(possession && { possession: sql`p.possession = any(${possession}::possession[])` }),
    ...(furnishing && { furnishing: sql`p.furnishing = any(${furnishing}::furnishing[])` }),
    ...(facing && { facing: sql`p.facing = any(${facing}::facing[])` }),
    ...(age && { age: sql`p.age = any(${age}::property_age[])` }),
    ...(amenityBits !== undefined && { amenities: sql`p.amenity_bits & ${amenityBits}::int = ${amenityBits}::int` }),
    ...(postedBy && { postedBy: sql`p.posted_by = any(${postedBy}::posted_by[])` }),
  }
}

export function kindConditions({ listedIn, subcategories }: ListingQuery): Sql[] {
  return present([
    listedIn && sql`p.listed_in = ${listedIn}::listed_in`,
    subcategories && sql`p.subcategory = any(${subcategories}::subcategory[])`,
  ])
}

export function placeConditions({ cityIds, localityIds }: ListingQuery): Sql[] {
  return present([
    cityIds && sql`p.city_id = any(${cityIds}::int[])`,
    localityIds && sql`p.locality_id = any(${localityIds}::int[])`,
  ])
}

/** The rest: neither place nor kind nor one of the choices. */
export function otherConditions(query: ListingQuery): Sql[] {
  const { permittedUse, societyIds, words, floors, minPrice, maxPrice, minArea, maxArea } = query
  return present([
    permittedUse && sql`p.permitted_use = ${permittedUse}::permitted_use`,
    societyIds && sql`p.society_id = any(${societyIds}::bigint[])`,
    words && wordsCondition(words),
    // What has no floors would otherwise have as many as can be asked for.
    floors &&
      sql`p.total_floors is not null and least(p.total_floors, ${floorCounts.length}::smallint) = any(${floors}::smallint[])`,
    ...priceConditions(minPrice, maxPrice),
    minArea !== undefined && sql`p.size_sqft >= ${minArea}::int`,
    maxArea !== undefined && sql`p.size_sqft <= ${maxArea}::int`,
    ...areaConditions(query),
  ])
}

export function wordsCondition(words: readonly string[]): Sql {
  return sql`p.words @@ plainto_tsquery('english', ${words.join(' ')})`
}

/** Every condition but those of kind and place. */
export function filterConditions(query: ListingQuery): Sql[] {
  return [...Object.values(choiceConditions(query)), ...otherConditions(query)]
}

export function allConditions(query: ListingQuery): Sql[] {
  return [...kindConditions(query), ...placeConditions(query), ...filterConditions(query)]
}

/** `and …` for each. */
export function and(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`` : sql` and ${joinSql(conditions, ' and ')}`
}

/**
 * Whether a listing lies in the area, answered from what the indexes include. Asked of the functions behind the
 * operators: an operator would invite the index of places, to be read once more for each kind and each cell.
 */
function areaConditions(query: ListingQuery): Sql[] {
  const { grid, polygon, circle } = query
  const cover = coverOf(query)
  if (!cover) return grid ? [tileCondition(grid)] : []
  const shift = finestZoom - cover.grid.zoom
  const cell = sql`((p.tile_y >> ${shift}::int) - ${cover.grid.top}::int) * ${widthOf(cover.grid)}::int
    + (p.tile_x >> ${shift}::int) - ${cover.grid.left}::int`
  const exact = [
    ...(grid ? [tileCondition(grid)] : []),
    ...(polygon ? [sql`poly_contain_pt(${polygonText(polygon)}::polygon, p.xy)`] : []),
    ...(circle ? [sql`pt_contained_circle(p.xy, ${`<(${circle.x},${circle.y}),${circle.radius}>`}::circle)`] : []),
  ]
  return [
    tileCondition(cover.grid),
    sql`case when ${tileCondition(cover.grid)} then
      case get_byte(${Buffer.from(cover.cells)}::bytea, ${cell}) when ${raw(String(outside))} then false
        when ${raw(String(inside))} then true else ${joinSql(exact, ' and ')} end
      else false end`,
  ]
}

function tileCondition(grid: Grid): Sql {
  const { left, right, top, bottom } = finestOf(grid)
  return sql`p.tile_x between ${left}::int and ${right}::int and p.tile_y between ${top}::int and ${bottom}::int`
}

/** Between which prices everything wanted lies: a walk by price begins and ends there. */
export function priceLimits({ minPrice, maxPrice, typedPrice, budget }: ListingQuery): Sql[] {
  return [
    ...priceConditions(minPrice, maxPrice),
    ...priceConditions(typedPrice?.min, typedPrice?.max),
    ...(budget ? [budgetCondition(budget)] : []),
  ]
}

function priceConditions(min: number | undefined, max: number | undefined): Sql[] {
  return present([
    min !== undefined && sql`p.price_paise >= (select ${min * 100}::bigint)`,
    max !== undefined && sql`p.price_paise <= (select ${max * 100}::bigint)`,
  ])
}

function budgetCondition(budget: keyof typeof budgets): Sql {
  const { min, max } = budgets[budget]
  return max === null
    ? sql`p.price_paise >= ${min * 100}::bigint`
    : sql`p.price_paise >= ${min * 100}::bigint and p.price_paise < ${max * 100}::bigint`
}

function polygonText(polygon: NonNullable<ListingQuery['polygon']>): string {
  return `(${polygon
    .map((corner) => mercatorOf(clampToMap(corner)))
    .map(({ x, y }) => `(${x},${y})`)
    .join(',')})`
}

function present<T>(values: readonly (T | undefined | false | '')[]): T[] {
  return values.filter((value): value is T => value !== undefined && value !== false && value !== '')
}
