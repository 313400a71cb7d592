import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export interface NewPicture {
  propertyId: number
  position: number
  role: 'photo' | 'floor-plan'
  /** A file's address without width and format, or a view that we draw: one of the two. */
  key: string | null
  view: string | null
  width: number
  height: number
  placeholder: string
  alt: string
}

export async function insertPictures(db: Db, all: readonly NewPicture[]): Promise<void> {
  await db.run(sql`
    insert into property_pictures (property_id, position, role, key, view, drawn, width, height, placeholder, alt)
    select "propertyId", position, role, key, view, case when view is not null then position end, width, height, placeholder, alt
    from json_to_recordset(${JSON.stringify(all)}::json) as it ("propertyId" bigint, position smallint, role text, key text,
      view text, width int, height int, placeholder text, alt text)`)
}
