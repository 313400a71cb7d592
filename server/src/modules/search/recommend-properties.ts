import type { PropertyItem } from '@properysearch/contract/listings/property'
import type { CallContext } from '../../context.ts'
import { findItems } from '../properties/index.ts'
import { findFavouriteIds } from '../shortlists/index.ts'
import { findLatestIds, findSimilarIds } from './similar.sql.ts'

const mostRecommended = 12
const seedsUsed = 10

/** Listings like those somebody looked at or marked; filled up with the latest of the city. */
export async function recommendProperties(
  ctx: CallContext,
  input: { propertyIds?: number[] | undefined; city?: string | undefined },
): Promise<PropertyItem[]> {
  const given = input.propertyIds ?? []
  const seeds = given.length > 0 || !ctx.user ? given : await findFavouriteIds(ctx.db, ctx.user.id)
  const similar = seeds.length === 0 ? [] : await findSimilarIds(ctx.db, seeds.slice(0, seedsUsed), mostRecommended)
  const latest =
    similar.length < mostRecommended
      ? await findLatestIds(ctx.db, input.city, mostRecommended + similar.length + seeds.length)
      : []
  const others = latest.filter((id) => !similar.includes(id) && !seeds.includes(id))
  return findItems(ctx.db, [...similar, ...others].slice(0, mostRecommended))
}
