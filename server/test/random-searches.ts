import {
  amenities,
  bhkNames,
  facings,
  floorCounts,
  furnishings,
  possessions,
  propertyAges,
} from '@properysearch/contract/listings/facts'
import { budgets, optionsOf, type SearchType, searchTypes } from '@properysearch/contract/search/facts'
import fc from 'fast-check'

const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1, maxLength: 3 })
// Mostly nothing: a query that asks for everything at once finds nothing, and proves nothing.
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
const latitude = fc.double({ min: 18.45, max: 18.65, noNaN: true })
const longitude = fc.double({ min: 73.65, max: 73.85, noNaN: true })
const pair = (arbitrary: fc.Arbitrary<number>) =>
  fc.tuple(arbitrary, arbitrary).filter(([a, b]) => Math.abs(a - b) > 1e-4)

const types = Object.keys(searchTypes) as SearchType[]
const kind = fc.constantFrom(...types).chain((type) =>
  fc.record({
    type: fc.constant<SearchType | undefined>(type),
    subCategory: fc.option(fc.constantFrom(...Object.keys(optionsOf(type))), { nil: undefined }),
  }),
)
/** A search as it is sent, of any sort, with one of these texts. */
export const sentSearch = (texts: readonly string[]) =>
  fc
    .record({
      kind: fc.option(kind, { nil: { type: undefined, subCategory: undefined } }),
      text: maybe(fc.constantFrom(...texts)),
      budget: maybe(fc.constantFrom(...Object.keys(budgets))),
      prices: maybe(fc.tuple(fc.integer({ min: 0, max: 2_00_00_000 }), fc.integer({ min: 0, max: 2_00_00_000 }))),
      bhk: maybe(some(Object.keys(bhkNames))),
      floorsNo: maybe(some(floorCounts)),
      bathrooms: maybe(fc.integer({ min: 1, max: 10 })),
      areas: maybe(fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 4000 }))),
      possession: maybe(some(possessions)),
      furnishing: maybe(some(furnishings)),
      facing: maybe(some(facings)),
      age: maybe(some(propertyAges)),
      amenities: maybe(some(amenities)),
      postedBy: maybe(some(['owner', 'agent', 'builder'])),
      box: maybe(fc.tuple(pair(longitude), pair(latitude))),
      triangle: maybe(fc.tuple(latitude, longitude, fc.double({ min: 0.01, max: 0.1, noNaN: true }))),
      near: maybe(fc.tuple(latitude, longitude)),
      radiusKm: maybe(fc.double({ min: 0.5, max: 30, noNaN: true })),
      sort: maybe(fc.constantFrom('relevance', 'newest', 'price-low', 'price-high', 'price-per-sqft', 'distance')),
    })
    .map(({ kind: { type, subCategory }, prices, areas, box, triangle, near, radiusKm, sort, ...rest }) => {
      const [low, high] = [Math.min(...(prices ?? [0])), Math.max(...(prices ?? [0]))]
      const [small, large] = [Math.min(...(areas ?? [0])), Math.max(...(areas ?? [0]))]
      return Object.fromEntries(
        Object.entries({
          type,
          subCategory,
          ...rest,
          ...(prices && { minPrice: low, maxPrice: high }),
          ...(areas && { minArea: small, maxArea: large }),
          ...(box && {
            box: `${Math.min(...box[0])},${Math.min(...box[1])},${Math.max(...box[0])},${Math.max(...box[1])}`,
          }),
          ...(triangle && {
            polygon: `${triangle[1]} ${triangle[0]},${triangle[1] + triangle[2]} ${triangle[0]},${triangle[1]} ${triangle[0] + triangle[2]}`,
          }),
          ...(near && { near: near.join(','), ...(radiusKm && { radiusKm: radiusKm.toFixed(2) }) }),
          ...(sort && (sort !== 'distance' || near) && { sort }),
        }).filter(([, value]) => value !== undefined),
      )
    })
