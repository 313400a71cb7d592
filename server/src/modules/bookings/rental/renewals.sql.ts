import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export interface RenewalRow {
  id: number
  months: number
  rentPaise: number
  documentNumber: string
  office: string
  signedOn: string
  registeredOn: string
  version: number
  recordedBy: number
}

/** The one that waits for the other side’s word. */
export function findRenewal(db: Db, bookingId: number): Promise<RenewalRow | undefined> {
  return db.maybe(sql`
    select id, months, rent_paise, document_number, office, signed_on::text, registered_on::text, version, recorded_by
    from rental_renewals where booking_id = ${bookingId} and confirmed_at is null`)
}

/** Until the other side has confirmed it, it can be corrected. */
export async function saveRenewal(
  db: Db,
  bookingId: number,
  row: Omit<RenewalRow, 'id' | 'version'> & { now: Date },
): Promise<void> {
  await db.run(sql`
    insert into rental_renewals as r (booking_id, months, rent_paise, document_number, office, signed_on, registered_on,
      recorded_by, recorded_at)
    values (${bookingId}, ${row.months}, ${row.rentPaise}, ${row.documentNumber}, ${row.office}, ${row.signedOn},
      ${row.registeredOn}, ${row.recordedBy}, ${row.now})
    on conflict (booking_id) where confirmed_at is null do update set months = excluded.months,
      rent_paise = excluded.rent_paise, document_number = excluded.document_number, office = excluded.office,
      signed_on = excluded.signed_on, registered_on = excluded.registered_on, recorded_by = excluded.recorded_by,
      recorded_at = excluded.recorded_at, version = r.version + 1`)
}

export async function confirmRenewalRow(db: Db, id: number, userId: number, now: Date): Promise<void> {
  await db.run(sql`
    update rental_renewals set confirmed_by = ${userId}, confirmed_at = ${now} where id = ${id} and confirmed_at is null`)
}
