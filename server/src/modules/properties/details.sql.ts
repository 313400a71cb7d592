import type { PropertyDetails } from '@properysearch/contract/listings/property'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { type ItemRow, itemColumns, itemJoins, type PictureRow } from './item.sql.ts'
import { type Verification, verificationOf } from './verifications.sql.ts'

export type DetailsRow = ItemRow & {
  ownerId: number
  cityId: number
  localityId: number | null
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
}

/** A listing that anybody may open; `ownerId` also opens what is theirs and whole, in any state. */
export function findDetails(db: Db, id: number, ownerId: number | null): Promise<DetailsRow | undefined> {
  return db.maybe(sql`
    select ${itemColumns}, p.owner_id, p.city_id, p.locality_id, p.description, p.available_from::text,
      p.possession_on::text, p.video_url, place.zone, place.authority, p.carpet_sqft, p.built_up_sqft,
      p.super_built_up_sqft, p.plot_sqft, p.amenity_bits, p.exterior_material, p.structure_type, p.verified_at, p.unit,
      ${verificationOf} as verification,
      (select json_build_array(drawn, key, width, height, placeholder, alt) from property_pictures
       where property_id = p.id and role = 'floor-plan' order by position limit 1) as floor_plan
    from properties p ${itemJoins} left join localities place on place.id = p.locality_id
    where p.id = ${id} and (p.state in ('verified', 'on-hold')
      or (p.owner_id = ${ownerId} and p.state not in ('draft', 'archived')))`)
}

export function findPriceHistory(db: Db, id: number): Promise<{ pricePaise: number; since: string }[]> {
  return db.many(sql`
    select price_paise, (since at time zone 'Asia/Kolkata')::date::text as since
    from price_history where property_id = ${id} order by price_history.since`)
}

/** The last twelve months of the same kind in the same place; of the city where the place is not one of ours. */
export function findUsualPrices(
  db: Db,
  row: Pick<DetailsRow, 'cityId' | 'localityId' | 'listedIn' | 'subcategory'>,
): Promise<{ month: string; pricePerSqftPaise: number; listings: number }[]> {
  return db.many(sql`
    select month::text, price_per_sqft_paise, listings from (
      select * from usual_prices
      where city_id = ${row.cityId} and coalesce(locality_id, 0) = coalesce(${row.localityId}::int, 0)
        and listed_in = ${row.listedIn}::listed_in and subcategory = ${row.subcategory}::subcategory
      order by month desc limit 12) year
    order by month`)
}
