import type { Facing, Furnishing, PropertyAge, Subcategory } from '@properysearch/contract/listings/facts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'

export interface DrawnPicture {
  view: string
  subcategory: Subcategory
  bedrooms: number | null
  bathrooms: number | null
  balconies: number
  /** Carpet area; of a plot, its whole area. */
  sizeSqft: number | null
  facing: Facing | null
  totalFloors: number | null
  furnishing: Furnishing | null
  age: PropertyAge | null
}

/** What to draw at this place of a listing; undefined when there is nothing or when somebody sent a file. */
export function findDrawnPicture(db: Db, propertyId: number, position: number): Promise<DrawnPicture | undefined> {
  return db.maybe(sql`
    select picture.view, p.subcategory, p.bedrooms, p.bathrooms, p.balconies, p.size_sqft, p.facing, p.total_floors, p.furnishing, p.age
    from property_pictures picture join properties p on p.id = picture.property_id
    where picture.property_id = ${propertyId} and picture.drawn = ${position}`)
}
