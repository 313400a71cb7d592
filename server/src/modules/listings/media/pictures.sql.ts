import type { OwnPicture } from '@properysearch/contract/listings/calls'
import { pictureFormats, pictureWidths } from '@properysearch/contract/listings/facts'
import type { Bucket } from '../../../adapters/storage/port.ts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import { toPicture } from '../showing/item.sql.ts'

export interface PictureRecord {
  id: number
  propertyId: number
  role: OwnPicture['role']
  drawn: number | null
  key: string | null
  width: number
  height: number
  placeholder: string
  alt: string
}

const columns = sql`id, property_id, role, drawn, key, width, height, placeholder, alt`

export function findPictures(db: Db, propertyId: number): Promise<PictureRecord[]> {
  return db.many(sql`select ${columns} from property_pictures where property_id = ${propertyId} order by position`)
}

export function findUpload(db: Db, propertyId: number, uploadId: string): Promise<PictureRecord | undefined> {
  return db.maybe(sql`
    select ${columns} from property_pictures where property_id = ${propertyId} and upload_id = ${uploadId}`)
}

/** At the end of the row. */
export function insertPicture(
  db: Db,
  picture: Omit<PictureRecord, 'id' | 'drawn'> & { uploadId: string; look: bigint | null },
): Promise<PictureRecord> {
  return db.one(sql`
    insert into property_pictures (property_id, position, role, key, width, height, placeholder, alt, upload_id, look)
    select ${picture.propertyId}, coalesce(max(position), 0) + 1, ${picture.role}, ${picture.key}, ${picture.width},
      ${picture.height}, ${picture.placeholder}, ${picture.alt}, ${picture.uploadId},
      ${picture.look === null ? null : String(picture.look)}::bigint
    from property_pictures where property_id = ${picture.propertyId}
    returning ${columns}`)
}

export async function deletePicture(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from property_pictures where id = ${id}`)
}

/** All pictures of a listing in the order of these ids: no position is ever left out. */
export async function setOrder(db: Db, ids: readonly number[]): Promise<void> {
  await db.run(sql`
    update property_pictures picture set position = wanted.n
    from unnest(${ids}::bigint[]) with ordinality wanted (id, n) where picture.id = wanted.id`)
}

export function toOwnPicture(picture: PictureRecord): OwnPicture {
  const shown = toPicture(picture.propertyId, [
    picture.drawn,
    picture.key,
    picture.width,
    picture.height,
    picture.placeholder,
    picture.alt,
  ])
  return { id: picture.id, role: picture.role, ...shown }
}

/** Every file of a picture that somebody sent; none for a drawing. */
export function filesOf(pictures: readonly { key: string | null }[]): { bucket: Bucket; key: string }[] {
  return pictures.flatMap(({ key }) =>
    key === null
      ? []
      : pictureWidths.flatMap((width) =>
          pictureFormats.map((format) => ({ bucket: 'public' as const, key: `${key}-${width}.${format}` })),
        ),
  )
}
