import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface TaxProfileRow {
  gstin: string | null
  isIndividual: boolean
}

export function findTaxProfile(db: Db, userId: number): Promise<TaxProfileRow | undefined> {
  return db.maybe(sql`select gstin, is_individual from tax_profiles where user_id = ${userId}`)
}

export async function setTaxProfile(
  db: Db,
  userId: number,
  { gstin, isIndividual }: TaxProfileRow,
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into tax_profiles (user_id, gstin, is_individual, changed_at)
    values (${userId}, ${gstin}, ${isIndividual}, ${now})
    on conflict (user_id) do update
      set gstin = excluded.gstin, is_individual = excluded.is_individual, changed_at = excluded.changed_at`)
}

export async function deleteTaxProfile(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from tax_profiles where user_id = ${userId}`)
}
