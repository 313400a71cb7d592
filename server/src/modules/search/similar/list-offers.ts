import type { Db } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/errors.ts'
import { toItem, wasPublic } from '../../listings/index.ts'
import { distanceKm } from '../finding/distance.rules.ts'
import { findOffers } from './similar.sql.ts'

const mostOffers = 12

/**
 * Listings similar to this one, whether or not it is still available, within five kilometres, with what it would cost
 * less or more.
 */
export async function listOffers(db: Db, propertyId: number) {
  if (!(await wasPublic(db, propertyId))) throw fail('not-found')
  const rows = await findOffers(db, propertyId, mostOffers)
  return rows.map((row) => ({
    ...toItem(row),
    offer: {
      priceDifference: (row.pricePaise - row.basePricePaise) / 100,
      pricePerSqftDifference: Math.round((row.pricePerSqftPaise - row.basePerSqftPaise) / 100),
      distanceKm: distanceKm({ latitude: row.baseLatitude, longitude: row.baseLongitude }, row),
    },
  }))
}
