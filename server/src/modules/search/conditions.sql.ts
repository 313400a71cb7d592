import { type Box, boxAround } from '@properysearch/contract/geometry'
import { budgets } from '@properysearch/contract/search-facts'
import { joinSql, type Sql, sql } from '../../platform/db/sql.ts'
import { boxOf, finestOf, type Grid, gridOf, mercatorOf } from './grid.rules.ts'
import type { Circle, Wanted } from './wanted.rules.ts'

// What is wanted as conditions on a listing `p`. All but the words and the exact outline of an area can be answered
// from the columns that the indexes include.

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

export function choiceConditions(wanted: Wanted): Partial<Record<ChoiceName, Sql>> {
  const { bhk, bathrooms, budget, typedPrice, possession, furnishing, facing, age, amenityBits, postedBy } = wanted
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

export function kindConditions({ listedIn, subcategories }: Wanted): Sql[] {
  return present([
    listedIn && sql`p.listed_in = ${listedIn}::listed_in`,
    subcategories && sql`p.subcategory = any(${subcategories}::subcategory[])`,
  ])
}

export function placeConditions({ cityIds, localityIds }: Wanted): Sql[] {
  return present([
    cityIds && sql`p.city_id = any(${cityIds}::int[])`,
    localityIds && sql`p.locality_id = any(${localityIds}::int[])`,
  ])
}

/** The rest: neither place nor kind nor one of the choices. */
export function otherConditions(wanted: Wanted): Sql[] {
  const { permittedUse, societyIds, words, minPrice, maxPrice, minArea, maxArea } = wanted
  return present([
    permittedUse && sql`p.permitted_use = ${permittedUse}::permitted_use`,
    societyIds && sql`p.society_id = any(${societyIds}::bigint[])`,
    words && sql`p.words @@ plainto_tsquery('english', ${words.join(' ')})`,
    ...priceConditions(minPrice, maxPrice),
    minArea !== undefined && sql`p.size_sqft >= ${minArea}::int`,
    maxArea !== undefined && sql`p.size_sqft <= ${maxArea}::int`,
    ...areaConditions(wanted),
  ])
}

/** Every condition but those of kind and place. */
export function filterConditions(wanted: Wanted): Sql[] {
  return [...Object.values(choiceConditions(wanted)), ...otherConditions(wanted)]
}

export function allConditions(wanted: Wanted): Sql[] {
  return [...kindConditions(wanted), ...placeConditions(wanted), ...filterConditions(wanted)]
}

/** `and …` for each. */
export function and(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`` : sql` and ${joinSql(conditions, ' and ')}`
}

/** The rectangle of tiles that holds the whole area asked about; undefined when no area was. */
export function areaGrid({ grid, polygon, circle }: Wanted): Grid | undefined {
  if (!polygon && !circle) return grid
  const boxes = present([grid && boxOf(grid), polygon && boxAround(polygon), circle && boxAroundCircle(circle)])
  if (boxes.length === 0) return undefined
  return gridOf({
    west: Math.max(...boxes.map((box) => box.west)),
    south: Math.max(...boxes.map((box) => box.south)),
    east: Math.min(...boxes.map((box) => box.east)),
    north: Math.min(...boxes.map((box) => box.north)),
  })
}

/** The area's outline for the index on places: it may be a little wider than what is asked. */
export function outlineCondition(grid: Grid): Sql {
  const box = boxOf(grid)
  const [low, high] = [
    mercatorOf({ latitude: box.south, longitude: box.west }),
    mercatorOf({ latitude: box.north, longitude: box.east }),
  ]
  return sql`p.xy <@ ${`((${low.x},${low.y}),(${high.x},${high.y}))`}::box`
}

function areaConditions({ grid, polygon, circle }: Wanted): Sql[] {
  return [
    ...(grid ? [tileCondition(grid)] : []),
    ...(polygon ? [tileCondition(gridOf(boxAround(polygon))), sql`p.xy <@ ${polygonText(polygon)}::polygon`] : []),
    ...(circle
      ? [
          tileCondition(gridOf(boxAroundCircle(circle))),
          sql`p.xy <@ ${`<(${circle.x},${circle.y}),${circle.radius}>`}::circle`,
        ]
      : []),
  ]
}

function tileCondition(grid: Grid): Sql {
  const { left, right, top, bottom } = finestOf(grid)
  return sql`p.tile_x between ${left}::int and ${right}::int and p.tile_y between ${top}::int and ${bottom}::int`
}

function priceConditions(min: number | undefined, max: number | undefined): Sql[] {
  return present([
    min !== undefined && sql`p.price_paise >= ${min * 100}::bigint`,
    max !== undefined && sql`p.price_paise <= ${max * 100}::bigint`,
  ])
}

function budgetCondition(budget: keyof typeof budgets): Sql {
  const { min, max } = budgets[budget]
  return max === null
    ? sql`p.price_paise >= ${min * 100}::bigint`
    : sql`p.price_paise >= ${min * 100}::bigint and p.price_paise < ${max * 100}::bigint`
}

function polygonText(polygon: NonNullable<Wanted['polygon']>): string {
  return `(${polygon
    .map((corner) => mercatorOf(corner))
    .map(({ x, y }) => `(${x},${y})`)
    .join(',')})`
}

function boxAroundCircle({ x, y, radius }: Circle): Box {
  const longitude = (at: number) => Math.max(-180, Math.min(180, at / 111319.49079327358))
  const latitude = (at: number) => (Math.atan(Math.sinh(at / 6_378_137)) * 180) / Math.PI
  return {
    west: longitude(x - radius),
    south: latitude(y - radius),
    east: longitude(x + radius),
    north: latitude(y + radius),
  }
}

function present<T>(values: readonly (T | undefined | false | '')[]): T[] {
  return values.filter((value): value is T => value !== undefined && value !== false && value !== '')
}
