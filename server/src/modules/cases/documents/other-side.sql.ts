import type { HireState } from '@properysearch/contract/hires/facts'
import type { Db } from '../../../platform/db/database.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'

// The cases of the other side's lawyer in somebody's deals: they exist for them once a draft was shared.

export interface OthersCaseRow {
  id: number
  state: HireState
  clientId: number
  professionalId: number
  bookingId: number
  propertyId: number
  propertyTitle: string
  clientFirstname: string
  clientLastname: string
  lawyerFirstname: string
  lawyerLastname: string
  lawyerPhotoKey: string | null
  side: 'buyer' | 'seller'
}

const from = (userId: number): Sql => sql`
  select h.id, h.state, h.client_id, h.professional_id, b.id as booking_id, b.property_id, p.title as property_title,
    c.firstname as client_firstname, c.lastname as client_lastname, u.firstname as lawyer_firstname,
    u.lastname as lawyer_lastname, u.photo_key as lawyer_photo_key,
    case when b.buyer_id = ${userId} then 'buyer' else 'seller' end as side
  from hires h join bookings b on b.id = h.booking_id join properties p on p.id = b.property_id
    join users c on c.id = h.client_id join users u on u.id = h.professional_id
  where h.kind = 'lawyer' and h.accepted_at is not null and h.client_id <> ${userId}
    and ${userId} in (b.buyer_id, b.seller_id)
    and exists (select from case_documents d where d.hire_id = h.id and d.shared_at is not null)`

export function findOthersCase(db: Db, hireId: number, userId: number): Promise<OthersCaseRow | undefined> {
  return db.maybe(sql`${from(userId)} and h.id = ${hireId}`)
}

/** Of deals in which this person sells, over one listing or (0) any; the newest first. */
export function findOthersCasesOfSeller(db: Db, sellerId: number, propertyId: number): Promise<OthersCaseRow[]> {
  return db.many(sql`
    ${from(sellerId)} and b.seller_id = ${sellerId} and ${propertyId}::bigint in (0, b.property_id)
    order by h.id desc limit 100`)
}

export function findOthersCasesOfDeal(db: Db, bookingId: number, userId: number): Promise<OthersCaseRow[]> {
  return db.many(sql`${from(userId)} and b.id = ${bookingId} order by h.id desc limit 20`)
}
