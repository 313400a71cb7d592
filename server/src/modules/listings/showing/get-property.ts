import { amenities } from '@properysearch/contract/listings/facts'
import type { PropertyDetails } from '@properysearch/contract/listings/property'
import type { Context } from '../../../context.ts'
import { dayInIndia } from '../../../platform/day-in-india.ts'
import { fail } from '../../../platform/errors.ts'
import { findUser } from '../../accounts/index.ts'
import { badgesOf } from './badges.rules.ts'
import { findDetails } from './details.sql.ts'
import { toItem, toPicture } from './item.sql.ts'

/** Everything public about one listing. What was sold, rented or withdrawn is gone for all but its owner. */
export async function getProperty(
  ctx: Context,
  id: number,
  callerId: number | null = null,
): Promise<PropertyDetails & { ownerId: number }> {
  const row = await findDetails(ctx.db, id, callerId)
  if (!row) throw fail('not-found')
  const owner = await findUser(ctx.db, row.ownerId)
  const item = toItem(row)
  return {
    ownerId: row.ownerId,
    propertydata: {
      ...item.propertydata,
      description: row.description,
      availableFrom: row.availableFrom,
      possessionOn: row.possessionOn,
    },
    mediaData: {
      ...item.mediaData,
      images: (row.pictures ?? []).map((picture) => toPicture(id, picture)),
      floorPlan: row.floorPlan ? toPicture(id, row.floorPlan) : null,
      videoUrl: row.videoUrl,
    },
    locationData: { ...item.locationData, zone: row.zone, authority: row.authority },
    detailsData: {
      ...item.detailsData,
      carpetSqft: row.carpetSqft,
      builtUpSqft: row.builtUpSqft,
      superBuiltUpSqft: row.superBuiltUpSqft,
      plotSqft: row.plotSqft,
      amenities: amenities.filter((_, i) => (row.amenityBits >> i) & 1),
      exteriorMaterial: row.exteriorMaterial,
      structureType: row.structureType,
    },
    posterData: {
      id: row.ownerId,
      name: owner?.firstname ?? '',
      postedBy: row.postedBy,
      memberSince: dayInIndia(owner?.createdAt ?? ctx.now),
    },
    priceHistory: row.priceHistory ?? [],
    localityTrend: row.localityTrend ?? [],
    badges: badgesOf(row, owner, ctx.now),
  }
}
