import { type PropertyState, usualRendering } from '@properysearch/contract/listings/facts'
import type { Picture, PropertyItem } from '@properysearch/contract/listings/property'
import type { Db } from '../../../platform/db/database.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'

// A listing as lists show it. Other modules weave `itemColumns` and `itemJoins` into their own statements, with the
// listing as `p`, and turn each row into an item with `toItem`.

/** How many pictures of a listing a list shows. */
const picturesInLists = 5

export const itemColumns: Sql = sql`p.id, p.title, p.price_paise, p.listed_in, p.is_promoted, p.subcategory,
  p.price_per_sqft_paise, p.posted_by, p.possession, p.deposit_paise, p.maintenance_paise, p.rera_number,
  coalesce(p.listed_at, p.created_at) as listed_at, coalesce(p.confirmed_at, p.created_at) as confirmed_at, p.state, p.address, p.locality, coalesce(society.name, p.society_name) as society, city.name as city, city.state as city_state,
  p.pincode, p.latitude, p.longitude, p.bedrooms, p.bathrooms, p.bhk, p.size_sqft, p.garages, p.balconies, p.floor,
  p.total_floors, p.furnishing, p.facing, p.age, p.permitted_use, p.being_checked_since, photos.pictures`

export const itemJoins: Sql = sql`
  join cities city on city.id = p.city_id
  left join societies society on society.id = p.society_id
  left join lateral (
    select json_agg(json_build_array(drawn, key, width, height, placeholder, alt) order by position) as pictures
    from property_pictures where property_id = p.id and role = 'photo') photos on true`

export type PictureRow = [
  /** The number of a drawing; null for a file that somebody sent. */
  drawn: number | null,
  key: string | null,
  width: number,
  height: number,
  placeholder: string,
  alt: string,
]

/** The columns above, and those of the wire that are named alike. */
export interface ItemRow {
  id: number
  title: string
  pricePaise: number
  listedIn: PropertyItem['propertydata']['listedIn']
  isPromoted: boolean
  subcategory: PropertyItem['propertydata']['subcategory']
  pricePerSqftPaise: number
  postedBy: PropertyItem['propertydata']['postedBy']
  possession: PropertyItem['propertydata']['possession']
  depositPaise: number | null
  maintenancePaise: number | null
  reraNumber: string | null
  listedAt: Date
  confirmedAt: Date
  beingCheckedSince: Date | null
  state: PropertyState
  address: string
  locality: string
  society: string | null
  city: string
  cityState: string
  pincode: string
  latitude: number
  longitude: number
  bedrooms: number | null
  bathrooms: number | null
  bhk: number | null
  sizeSqft: number
  garages: number
  balconies: number
  floor: number | null
  totalFloors: number | null
  furnishing: PropertyItem['detailsData']['furnishing']
  facing: PropertyItem['detailsData']['facing']
  age: PropertyItem['detailsData']['age']
  permittedUse: PropertyItem['detailsData']['permittedUse']
  pictures: PictureRow[] | null
}

const availabilities: Partial<Record<PropertyState, PropertyItem['propertydata']['availability']>> = {
  verified: 'available',
  'on-hold': 'on-hold',
  sold: 'sold',
  rented: 'rented',
}

export function toItem(row: ItemRow, distanceKm: number | null = null): PropertyItem {
  const pictures = row.pictures ?? []
  return {
    propertydata: {
      id: row.id,
      title: row.title,
      price: row.pricePaise / 100,
      listedIn: row.listedIn,
      promotePropertyStatus: row.isPromoted ? 1 : 0,
      subcategory: row.subcategory,
      pricePerSqft: Math.round(row.pricePerSqftPaise / 100),
      postedBy: row.postedBy,
      possession: row.possession,
      deposit: rupees(row.depositPaise),
      maintenance: rupees(row.maintenancePaise),
      reraNumber: row.reraNumber,
      listedAt: row.listedAt.toISOString(),
      confirmedAt: row.confirmedAt.toISOString(),
      beingCheckedSince: row.beingCheckedSince?.toISOString() ?? null,
      availability: availabilities[row.state] ?? 'withdrawn',
    },
    mediaData: {
      images: pictures.slice(0, picturesInLists).map((picture) => toPicture(row.id, picture)),
      imageCount: pictures.length,
    },
    locationData: {
      address: row.address,
      locality: row.locality,
      society: row.society,
      city: row.city,
      state: row.cityState,
      pincode: row.pincode,
      latitude: row.latitude,
      longitude: row.longitude,
      distanceKm,
    },
    detailsData: {
      bedrooms: row.bedrooms,
      bathrooms: row.bathrooms,
      bhk: row.bhk === null ? null : (String(row.bhk) as PropertyItem['detailsData']['bhk']),
      sizeInFt: row.sizeSqft,
      garages: row.garages,
      balconies: row.balconies,
      floor: row.floor,
      totalFloors: row.totalFloors,
      furnishing: row.furnishing,
      facing: row.facing,
      age: row.age,
      permittedUse: row.permittedUse,
    },
  }
}

/** The listings with these ids, in the order of the ids; whatever their state. */
export async function findItems(db: Db, ids: readonly number[]): Promise<PropertyItem[]> {
  if (ids.length === 0) return []
  const rows = await db.hot<ItemRow>(sql`
    select ${itemColumns} from properties p ${itemJoins}
    where p.id = any(${ids}) order by array_position(${ids}::bigint[], p.id)`)
  return rows.map((row) => toItem(row))
}

/** A file that was sent has its own address; a drawing is found by its listing and number. */
export function toPicture(propertyId: number, [drawn, key, width, height, placeholder, alt]: PictureRow): Picture {
  return {
    url: `${key === null ? `/pictures/${propertyId}/${drawn}` : `/files/${key}`}${usualRendering}`,
    width,
    height,
    placeholder,
    alt,
  }
}

export function rupees(paise: number | null): number | null {
  return paise === null ? null : paise / 100
}
