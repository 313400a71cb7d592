import { plainName } from '@properysearch/contract/listings/plain-name'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/** What a listing is called in notices and on receipts. */
export async function findPlainName(db: Db, id: number): Promise<string> {
  const row = await db.maybe<Parameters<typeof plainName>[0]>(
    sql`select subcategory, bhk, locality from properties where id = ${id}`,
  )
  return row ? plainName(row) : 'a property'
}
