import type { DuplicateReason } from '@properysearch/contract/listings/acts'
import type { ShownListings } from '@properysearch/contract/listings/deciding-calls'
import { amenities, type PropertyState } from '@properysearch/contract/listings/facts'
import type { PaperKind } from '@properysearch/contract/listings/papers'
import type { ListingFields } from '@properysearch/contract/listings/steps'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { isToCompare, openDuplicates } from './deciding/duplicates.sql.ts'
import { type Verification, verificationOf } from './deciding/verifications.sql.ts'

/** A listing with all that its owner wrote. */
export interface ListingRow extends Omit<ListingFields, 'price' | 'deposit' | 'maintenance' | 'amenities' | 'bhk'> {
  id: number
  ownerId: number
  state: PropertyState
  version: number
  savedAt: Date
  savedFrom: string | null
  cityId: number | null
  localityId: number | null
  societyId: number | null
  cityState: string | null
  bhk: number | null
  /** As the database counts them from the BHK. */
  bedrooms: number | null
  pricePaise: number | null
  depositPaise: number | null
  maintenancePaise: number | null
  amenityBits: number
  sizeSqft: number | null
  isPromoted: boolean
  videoUrl: string | null
  videoKey: string | null
  rejectedReasons: string[] | null
  createdAt: Date
  /** By its owner or by a decision, in whatever part of it. */
  updatedAt: Date
  submittedAt: Date | null
  listedAt: Date | null
  confirmedAt: Date | null
  /** Live, and not as it was verified. */
  beingCheckedSince: Date | null
  /** The last one; null when it never was, or nobody kept as what. */
  verification: Verification | null
  photoCount: number
  paperKinds: PaperKind[]
  paperIds: number[]
  /** Of every open duplicate, each once. */
  duplicateReasons: DuplicateReason[]
}

const columns: Sql = sql`p.id, p.owner_id, p.state, p.version, coalesce(p.saved_at, p.updated_at) as saved_at, p.saved_from,
  p.listed_in, p.subcategory, p.posted_by, p.city_id, city.name as city, city.state as city_state, p.locality_id, p.locality, p.society_id,
  coalesce(society.name, p.society_name) as society, p.address, p.unit, p.pincode, p.latitude, p.longitude, p.bhk, p.bedrooms,
  p.bathrooms, p.balconies, p.garages, p.carpet_sqft, p.built_up_sqft, p.super_built_up_sqft, p.plot_sqft, p.size_sqft,
  p.floor, p.total_floors, p.permitted_use, p.possession, p.possession_on::text, p.available_from::text, p.age,
  p.furnishing, p.facing, p.exterior_material, p.structure_type, p.rera_number, p.price_paise, p.deposit_paise,
  p.maintenance_paise, p.title, p.description, p.amenity_bits, p.is_promoted, p.video_url, p.video_key,
  p.rejected_reasons, p.created_at, p.updated_at, p.submitted_at, p.listed_at, p.confirmed_at, p.being_checked_since,
  ${verificationOf} as verification,
  (select count(*)::int from property_pictures where property_id = p.id and role = 'photo') as photo_count,
  coalesce((select json_agg(kind order by id) from property_papers where property_id = p.id), '[]') as paper_kinds,
  coalesce((select json_agg(id order by id) from property_papers where property_id = p.id), '[]') as paper_ids,
  coalesce((select json_agg(distinct reason) from
    (select unnest(d.reasons) as reason from ${openDuplicates}) looks), '[]') as duplicate_reasons`

const from: Sql = sql`from properties p left join cities city on city.id = p.city_id
  left join societies society on society.id = p.society_id`

export function findOwn(db: Db, id: number, ownerId: number): Promise<ListingRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where p.id = ${id} and p.owner_id = ${ownerId}`)
}

/** Until the transaction ends, whoever else wants to change it waits, and then sees what became of it. */
export async function lockOwn(db: Db, id: number, ownerId: number): Promise<ListingRow | undefined> {
  await db.run(sql`select from properties where id = ${id} and owner_id = ${ownerId} for update`)
  return findOwn(db, id, ownerId)
}

/** Whosever it is: for the back office and for what the product does by itself. */
export async function lockListing(db: Db, id: number): Promise<ListingRow | undefined> {
  await db.run(sql`select from properties where id = ${id} for update`)
  return findListing(db, id)
}

export function findListing(db: Db, id: number): Promise<ListingRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where p.id = ${id}`)
}

export function findOwnPage(
  db: Db,
  ownerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListingRow[]> {
  return db.many(sql`select ${columns} ${from} where p.owner_id = ${ownerId}
    order by coalesce(p.saved_at, p.updated_at) desc, p.id desc limit ${limit} offset ${offset}`)
}

export function findByIds(db: Db, ids: readonly number[]): Promise<ListingRow[]> {
  return db.many(
    sql`select ${columns} ${from} where p.id = any(${ids}) order by array_position(${ids}::bigint[], p.id)`,
  )
}

export async function findOwnIds(db: Db, ownerId: number, state?: PropertyState): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select id from properties where owner_id = ${ownerId} and (${state ?? null}::property_state is null or state = ${state ?? null})
    order by confirmed_at desc nulls last, id desc`)
  return rows.map((row) => row.id)
}

export async function findOwnerId(db: Db, id: number): Promise<number | undefined> {
  return (await db.maybe<{ ownerId: number }>(sql`select owner_id from properties where id = ${id}`))?.ownerId
}

export interface SubmittedRow extends ListingRow {
  ownerName: string
  /** Those that nobody has settled. */
  duplicateCount: number
}

const isChanged: Sql = sql`p.being_checked_since is not null`

const conditions: Record<ShownListings, Sql> = {
  all: sql`(p.state = 'submitted' or ${isChanged})`,
  changed: isChanged,
  duplicates: isToCompare,
}

/** What waits for the back office, the longest first. Changed ones come before new ones: people see them meanwhile. */
export function findSubmitted(
  db: Db,
  { limit, offset, show }: { limit: number; offset: number; show: ShownListings },
): Promise<SubmittedRow[]> {
  return db.many(sql`
    select ${columns}, owner.firstname || ' ' || owner.lastname as owner_name,
      (select count(*)::int from ${openDuplicates}) as duplicate_count
    ${from} join users owner on owner.id = p.owner_id
    where ${conditions[show]}
    order by p.being_checked_since, p.submitted_at, p.id limit ${limit} offset ${offset}`)
}

export async function countToCompare(db: Db): Promise<number> {
  return countWhere(db, conditions.duplicates)
}

export async function countSubmitted(db: Db): Promise<number> {
  return countWhere(db, conditions.all)
}

export async function countChanged(db: Db): Promise<number> {
  return countWhere(db, conditions.changed)
}

async function countWhere(db: Db, condition: Sql): Promise<number> {
  return (await db.one<{ n: number }>(sql`select count(*)::int as n from properties p where ${condition}`)).n
}

export function toFields(row: ListingRow): ListingFields {
  const rupees = (paise: number | null) => (paise === null ? null : paise / 100)
  return {
    listedIn: row.listedIn,
    subcategory: row.subcategory,
    postedBy: row.postedBy,
    city: row.city,
    locality: row.locality,
    society: row.society,
    address: row.address,
    unit: row.unit,
    pincode: row.pincode,
    latitude: row.latitude,
    longitude: row.longitude,
    bhk: row.bhk === null ? null : (String(row.bhk) as ListingFields['bhk']),
    bathrooms: row.bathrooms,
    balconies: row.balconies,
    garages: row.garages,
    carpetSqft: row.carpetSqft,
    builtUpSqft: row.builtUpSqft,
    superBuiltUpSqft: row.superBuiltUpSqft,
    plotSqft: row.plotSqft,
    floor: row.floor,
    totalFloors: row.totalFloors,
    permittedUse: row.permittedUse,
    possession: row.possession,
    possessionOn: row.possessionOn,
    availableFrom: row.availableFrom,
    age: row.age,
    furnishing: row.furnishing,
    facing: row.facing,
    exteriorMaterial: row.exteriorMaterial,
    structureType: row.structureType,
    reraNumber: row.reraNumber,
    price: rupees(row.pricePaise),
    deposit: rupees(row.depositPaise),
    maintenance: rupees(row.maintenancePaise),
    title: row.title,
    description: row.description,
    amenities: amenities.filter((_, i) => (row.amenityBits >> i) & 1),
  }
}

export async function hasSentBack(db: Db, ownerId: number): Promise<boolean> {
  return (await findOwnIds(db, ownerId, 'rejected')).length > 0
}
