import type { InventoryMoment } from '@properysearch/contract/bookings/rental'
import type { Inventory } from '@properysearch/contract/bookings/rental-room'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

// What the keys wait for: the owner's formalities, and the home in words, numbers and pictures.

export interface FormalitiesRow {
  policeNumber: string | null
  intimatedOn: string | null
  societyOn: string | null
  societyNote: string
}

export function findFormalities(db: Db, bookingId: number): Promise<FormalitiesRow | undefined> {
  return db.maybe(sql`
    select police_number, intimated_on::text, society_on::text, society_note from rental_formalities
    where booking_id = ${bookingId}`)
}

export async function saveIntimation(
  db: Db,
  bookingId: number,
  { number, intimatedOn }: { number: string; intimatedOn: string },
): Promise<void> {
  await db.run(sql`
    insert into rental_formalities (booking_id, police_number, intimated_on) values (${bookingId}, ${number}, ${intimatedOn})
    on conflict (booking_id) do update set police_number = excluded.police_number, intimated_on = excluded.intimated_on`)
}

export async function saveSocietyForm(
  db: Db,
  bookingId: number,
  { submittedOn, note }: { submittedOn: string; note: string },
): Promise<void> {
  await db.run(sql`
    insert into rental_formalities (booking_id, society_on, society_note) values (${bookingId}, ${submittedOn}, ${note})
    on conflict (booking_id) do update set society_on = excluded.society_on, society_note = excluded.society_note`)
}

export interface InventoryRow extends Pick<Inventory, 'items' | 'readings' | 'version'> {
  id: number
  bookingId: number
  at: InventoryMoment
}

const inventory = sql`i.id, i.booking_id, i.at, i.items, i.readings, i.version`

export function findInventories(db: Db, bookingId: number): Promise<InventoryRow[]> {
  return db.many(sql`select ${inventory} from rental_inventories i where i.booking_id = ${bookingId} order by i.at`)
}

export function findInventory(db: Db, bookingId: number, at: InventoryMoment): Promise<InventoryRow | undefined> {
  return db.maybe(sql`
    select ${inventory} from rental_inventories i where i.booking_id = ${bookingId} and i.at = ${at}`)
}

type Saved = Pick<InventoryRow, 'bookingId' | 'at' | 'items' | 'readings' | 'version'> & { userId: number; now: Date }

/** False when it was saved meanwhile: `version` is the one that was seen. */
export async function saveInventoryRow(db: Db, row: Saved): Promise<boolean> {
  const count = await db.run(sql`
    insert into rental_inventories as i (booking_id, at, items, readings, version, changed_by, changed_at)
    values (${row.bookingId}, ${row.at}, ${JSON.stringify(row.items)}, ${JSON.stringify(row.readings)}, 1, ${row.userId},
      ${row.now})
    on conflict (booking_id, at) do update set items = excluded.items, readings = excluded.readings,
      version = i.version + 1, changed_by = excluded.changed_by, changed_at = excluded.changed_at
    where i.version = ${row.version}`)
  return count === 1
}

/** The one that a picture belongs to, also before anything is written into it. */
export function openInventory(
  db: Db,
  { bookingId, at, userId, now }: Pick<Saved, 'bookingId' | 'at' | 'userId' | 'now'>,
): Promise<{ id: number }> {
  return db.one(sql`
    insert into rental_inventories as i (booking_id, at, changed_by, changed_at)
    values (${bookingId}, ${at}, ${userId}, ${now})
    on conflict (booking_id, at) do update set changed_at = excluded.changed_at returning id`)
}

export interface PhotoRow {
  id: number
  at: InventoryMoment
  bookingId: number
  fileKey: string
  addedBy: number
  addedAt: Date
}

const photo = sql`p.id, i.at, i.booking_id, p.file_key, p.added_by, p.added_at`
const photos = sql`rental_photos p join rental_inventories i on i.id = p.inventory_id`

export function findPhotos(db: Db, bookingId: number): Promise<PhotoRow[]> {
  return db.many(sql`select ${photo} from ${photos} where i.booking_id = ${bookingId} order by p.id`)
}

export function findPhoto(db: Db, id: number): Promise<PhotoRow | undefined> {
  return db.maybe(sql`select ${photo} from ${photos} where p.id = ${id}`)
}

export function findUpload(
  db: Db,
  { bookingId, at, userId, uploadId }: { bookingId: number; at: InventoryMoment; userId: number; uploadId: string },
): Promise<{ id: number } | undefined> {
  return db.maybe(sql`
    select p.id from ${photos} where i.booking_id = ${bookingId} and i.at = ${at} and p.added_by = ${userId}
      and p.upload_id = ${uploadId}`)
}

export function insertPhoto(
  db: Db,
  row: { inventoryId: number; fileKey: string; uploadId: string; addedBy: number; now: Date },
): Promise<{ id: number }> {
  return db.one(sql`
    insert into rental_photos (inventory_id, file_key, upload_id, added_by, added_at)
    values (${row.inventoryId}, ${row.fileKey}, ${row.uploadId}, ${row.addedBy}, ${row.now}) returning id`)
}

export async function deletePhoto(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from rental_photos where id = ${id}`)
}

/** Which of these files a row names. */
export async function findNamedPhotos(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db.many<{ key: string }>(sql`
    select file_key as key from rental_photos where file_key = any(${keys}::text[])`)
  return rows.map(({ key }) => key)
}
