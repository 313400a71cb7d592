import { leastForMedian } from '@properysearch/contract/analysis/facts'
import type { PropertyDetails } from '@properysearch/contract/listings/property'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Verification, verificationOf } from '../deciding/verifications.sql.ts'
import { type ItemRow, itemColumns, itemJoins, type PictureRow } from './item.sql.ts'

export type DetailsRow = ItemRow & {
  ownerId: number
  description: string
  availableFrom: string | null
  possessionOn: string | null
  videoUrl: string | null
  zone: string | null
  authority: string | null
  carpetSqft: number | null
  builtUpSqft: number | null
  superBuiltUpSqft: number | null
  plotSqft: number | null
  amenityBits: number
  exteriorMaterial: PropertyDetails['detailsData']['exteriorMaterial']
  structureType: PropertyDetails['detailsData']['structureType']
  verifiedAt: Date | null
  /** Compared, never shown. */
  unit: string | null
  verification: Verification | null
  floorPlan: PictureRow | null
  priceHistory: PropertyDetails['priceHistory'] | null
  localityTrend: PropertyDetails['localityTrend'] | null
}

/**
 * A listing that anybody may open, with what it cost before and the last twelve months of its kind in its place, or of
 * the city where the place is not one of ours. `ownerId` also opens what is theirs and whole, in any state.
 */
export async function findDetails(db: Db, id: number, ownerId: number | null): Promise<DetailsRow | undefined> {
  const [found] = await db.hot<DetailsRow>(sql`
    select ${itemColumns}, p.owner_id, p.description, p.available_from::text, p.possession_on::text, p.video_url,
      place.zone, place.authority, p.carpet_sqft, p.built_up_sqft, p.super_built_up_sqft, p.plot_sqft, p.amenity_bits,
      p.exterior_material, p.structure_type, p.verified_at, p.unit, ${verificationOf} as verification,
      (select json_build_array(drawn, key, width, height, placeholder, alt) from property_pictures
       where property_id = p.id and role = 'floor-plan' order by position limit 1) as floor_plan,
      (select json_agg(json_build_object('price', h.price_paise / 100.0, 'since', (h.since at time zone 'Asia/Kolkata')::date)
         order by h.since) from price_history h where h.property_id = p.id) as price_history,
      (select json_agg(json_build_object('month', year.month, 'pricePerSqft', round(year.price_per_sqft_paise / 100.0),
         'listings', year.listings) order by year.month) from (
           select * from usual_prices u
           where u.city_id = p.city_id and coalesce(u.locality_id, 0) = coalesce(p.locality_id, 0)
             and u.listed_in = p.listed_in and u.subcategory = p.subcategory and u.listings >= ${leastForMedian}::int
           order by u.month desc limit 12) year) as locality_trend
    from properties p ${itemJoins} left join localities place on place.id = p.locality_id
    where p.id = ${id} and (p.state in ('verified', 'on-hold')
      or (p.owner_id = ${ownerId}::bigint and p.state not in ('draft', 'archived')))`)
  return found
}
