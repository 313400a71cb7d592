import type { HireState } from '@properysearch/contract/hires/facts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export interface OwnCaseRow {
  id: number
  clientId: number
  state: HireState
  /** The lawyer's. */
  firstname: string
  lastname: string
}

export function findOwnCasesOfDeal(db: Db, bookingId: number, clientId: number): Promise<OwnCaseRow[]> {
  return db.many(sql`
    select h.id, h.client_id, h.state, u.firstname, u.lastname
    from hires h join users u on u.id = h.professional_id
    where h.kind = 'lawyer' and h.booking_id = ${bookingId} and h.client_id = ${clientId} and h.accepted_at is not null
    order by h.id desc limit 20`)
}

export async function ownsListingOf(db: Db, userId: number, propertyId: number): Promise<boolean> {
  const row = await db.maybe(sql`select from properties where id = ${propertyId} and owner_id = ${userId}`)
  return row !== undefined
}
