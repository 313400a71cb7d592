import { amenities } from '@properysearch/contract/listings/facts'
import type { ListingFields } from '@properysearch/contract/listings/steps'
import type { Db } from '../../../platform/db/database.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'

const dayMs = 24 * 60 * 60 * 1000

export async function insertDraft(
  db: Db,
  draft: Pick<ListingFields, 'listedIn' | 'subcategory' | 'permittedUse'> & {
    ownerId: number
    /** The key that it was begun with, and what was asked for. */
    begun: { key: string; asked: string } | null
    now: Date
    device: string
  },
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into properties (owner_id, posted_by, state, listed_in, subcategory, permitted_use, possession, created_at,
      updated_at, saved_at, saved_from, begun_with, begun_as)
    values (${draft.ownerId}, 'owner', 'draft', ${draft.listedIn}, ${draft.subcategory}, ${draft.permittedUse},
      'Ready To Move', ${draft.now}, ${draft.now}, ${draft.now}, ${draft.device}, ${draft.begun?.key ?? null},
      ${draft.begun?.asked ?? null})
    returning id`)
  return id
}

export function findBegun(db: Db, ownerId: number, key: string): Promise<{ id: number; asked: string } | undefined> {
  return db.maybe(sql`
    select id, begun_as as asked from properties where owner_id = ${ownerId} and begun_with = ${key}`)
}

export async function countDrafts(db: Db, ownerId: number): Promise<number> {
  const row = await db.one<{ n: number }>(
    sql`select count(*)::int as n from properties where owner_id = ${ownerId} and state = 'draft'`,
  )
  return row.n
}

export interface PlaceIds {
  cityId: number | null
  localityId: number | null
  /** As it is written in our list, when it is one of ours. */
  locality: string | null
}

/** Undefined when the city is not one we serve. */
export async function findPlaceIds(
  db: Db,
  { city, locality }: Pick<ListingFields, 'city' | 'locality'>,
): Promise<PlaceIds | undefined> {
  if (city === null) return { cityId: null, localityId: null, locality }
  const found = await db.maybe<{ cityId: number; localityId: number | null; name: string | null }>(sql`
    select c.id as city_id, l.id as locality_id, l.name
    from cities c left join localities l on l.city_id = c.id and lower(l.name) = lower(${locality})
    where lower(c.name) = lower(${city})`)
  return found && { cityId: found.cityId, localityId: found.localityId, locality: found.name ?? locality }
}

/** Writes everything the owner wrote, and counts the save. */
export async function updateListing(
  db: Db,
  id: number,
  fields: ListingFields,
  saving: PlaceIds & { isSameSociety: boolean; now: Date; device: string },
): Promise<void> {
  const { price, deposit, maintenance, amenities: chosen, city: _, society, ...same } = fields
  const paise = (rupees: number | null) => (rupees === null ? null : rupees * 100)
  const values: Record<string, unknown> = {
    ...same,
    bhk: fields.bhk === null ? null : Number(fields.bhk),
    cityId: saving.cityId,
    localityId: saving.localityId,
    locality: saving.locality,
    pricePaise: paise(price),
    depositPaise: paise(deposit),
    maintenancePaise: paise(maintenance),
    amenityBits: amenities.reduce((bits, name, i) => (chosen.includes(name) ? bits | (1 << i) : bits), 0),
    updatedAt: saving.now,
    savedAt: saving.now,
    savedFrom: saving.device,
    // A society that the listing already belongs to stays; another name is one, until somebody has checked it.
    ...(saving.isSameSociety ? {} : { societyId: null, societyName: society }),
  }
  const names = Object.keys(values).map(snake)
  const json = Object.fromEntries(Object.entries(values).map(([name, value]) => [snake(name), value]))
  const columns = raw(names.join(', '))
  await db.run(sql`
    update properties set (${columns}) = (
      select ${columns} from json_populate_record(null::properties, ${JSON.stringify(json)}::json)),
      version = version + 1
    where id = ${id}`)
}

/** Search engines, share cards and whoever is about to approve it look again. */
export async function touchListing(db: Db, id: number, now: Date): Promise<void> {
  await db.run(sql`update properties set updated_at = ${now} where id = ${id}`)
}

export async function setVideo(db: Db, id: number, video: { url: string | null; key: string | null }): Promise<void> {
  await db.run(sql`update properties set video_url = ${video.url}, video_key = ${video.key} where id = ${id}`)
}

/** From when on it counts as confirmed: at most once a day, so that nobody keeps on top of a list by confirming. */
export function confirmedFrom(now: Date): Sql {
  return sql`case when confirmed_at > ${new Date(now.getTime() - dayMs)}::timestamptz then confirmed_at else ${now} end`
}

export function setConfirmed(db: Db, id: number, now: Date): Promise<{ confirmedAt: Date }> {
  return db.one(sql`update properties set confirmed_at = ${confirmedFrom(now)} where id = ${id} returning confirmed_at`)
}

export async function deleteListing(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from properties where id = ${id}`)
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
