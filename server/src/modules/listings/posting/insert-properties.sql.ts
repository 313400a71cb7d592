import type {
  ExteriorMaterial,
  Facing,
  Furnishing,
  ListedIn,
  PermittedUse,
  Possession,
  PostedBy,
  PropertyAge,
  PropertyState,
  StructureType,
  Subcategory,
} from '@properysearch/contract/listings/facts'
import type { Db } from '../../../platform/db/database.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import { recordVerifications } from '../deciding/verifications.sql.ts'

/** A listing as it is written. What is null is not known or does not apply; dates are days such as 2026-11-15. */
export interface NewProperty {
  ownerId: number
  postedBy: PostedBy
  state: PropertyState
  listedIn: ListedIn
  subcategory: Subcategory
  permittedUse: PermittedUse
  title: string
  description: string
  pricePaise: number
  depositPaise: number | null
  maintenancePaise: number | null
  cityId: number
  localityId: number | null
  locality: string
  societyId: number | null
  address: string
  unit: string | null
  pincode: string
  latitude: number
  longitude: number
  carpetSqft: number | null
  builtUpSqft: number | null
  superBuiltUpSqft: number | null
  plotSqft: number | null
  bhk: number | null
  bathrooms: number | null
  balconies: number
  garages: number
  floor: number | null
  totalFloors: number | null
  furnishing: Furnishing | null
  facing: Facing | null
  age: PropertyAge | null
  possession: Possession
  possessionOn: string | null
  availableFrom: string | null
  amenityBits: number
  exteriorMaterial: ExteriorMaterial | null
  structureType: StructureType | null
  reraNumber: string | null
  videoUrl: string | null
  rejectedReasons: string[] | null
  isPromoted: boolean
  promotedUntil: Date | null
  createdAt: Date
  updatedAt: Date
  listedAt: Date | null
  confirmedAt: Date | null
  verifiedAt: Date | null
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Writes many at once, verified as they are; answers their ids in the same order. */
export async function insertProperties(db: Db, all: readonly NewProperty[]): Promise<number[]> {
  const [first] = all
  if (!first) return []
  const columns = raw(Object.keys(first).map(snake).join(', '))
  const rows = all.map((property) =>
    Object.fromEntries(Object.entries(property).map(([name, value]) => [snake(name), value])),
  )
  const inserted = await db.many<{ id: number }>(sql`
    insert into properties (${columns})
    select ${columns} from json_populate_recordset(null::properties, ${JSON.stringify(rows)}::json)
    returning id`)
  const ids = inserted.map((row) => row.id)
  await recordVerifications(db, ids, null)
  return ids
}
