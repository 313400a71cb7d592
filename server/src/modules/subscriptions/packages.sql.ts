import type { RegistrationRole } from '@properysearch/contract/roles'
import type { QuotaKind } from '@properysearch/contract/subscriptions/facts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Piece } from './cost.rules.ts'

export type PackageRow = {
  id: number
  role: RegistrationRole
  name: string
  about: string
  pricePaise: number
  days: number
  isUsual: boolean
  isOffered: boolean
} & Record<QuotaKind, number>

const columns = sql`id, role, name, about, price_paise, days, contacts, leads, listings, promoted_days, is_usual, is_offered`

export function findPackages(db: Db, role: RegistrationRole): Promise<PackageRow[]> {
  return db.many(sql`select ${columns} from packages where role = ${role} and is_offered order by price_paise, id`)
}

export function findPackage(db: Db, id: number): Promise<PackageRow | undefined> {
  return db.maybe(sql`select ${columns} from packages where id::bigint = ${id}`)
}

/** By option; what has no options stands under an empty one. */
export async function findPiecePrices(db: Db, piece: Piece): Promise<Map<string, number>> {
  const rows = await db.many<{ option: string; pricePaise: number }>(
    sql`select option, price_paise from piece_prices where purpose = ${piece}`,
  )
  return new Map(rows.map((row) => [row.option, row.pricePaise]))
}
