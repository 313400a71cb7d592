import type { ConditionKind } from '@properysearch/contract/bookings/facts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

// Conditions, confirmations and the registered agreement of a deal.

export interface ConditionRow {
  id: number
  bookingId: number
  kind: ConditionKind
  dueOn: string
  outcome: 'met' | 'failed' | 'waived' | null
  note: string | null
  decidedAt: Date | null
}

const condition = sql`c.id, c.booking_id, c.kind, c.due_on::text, c.outcome, c.note, c.decided_at`

export async function insertConditions(
  db: Db,
  bookingId: number,
  conditions: readonly { kind: ConditionKind; dueOn: string }[],
): Promise<void> {
  await db.run(sql`
    insert into booking_conditions (booking_id, kind, due_on)
    select ${bookingId}, kind, due_on from unnest(${conditions.map((row) => row.kind)}::text[],
      ${conditions.map((row) => row.dueOn)}::date[]) as given (kind, due_on)
    on conflict do nothing`)
}

export function findConditions(db: Db, bookingId: number): Promise<ConditionRow[]> {
  return db.many(sql`
    select ${condition} from booking_conditions c where c.booking_id = ${bookingId} order by c.due_on, c.id`)
}

export function findCondition(db: Db, id: number): Promise<ConditionRow | undefined> {
  return db.maybe(sql`select ${condition} from booking_conditions c where c.id = ${id}`)
}

/** False when it is decided already. */
export async function decideCondition(
  db: Db,
  id: number,
  decided: { outcome: 'met' | 'failed' | 'waived'; note: string | null; userId: number; now: Date },
): Promise<boolean> {
  const count = await db.run(sql`
    update booking_conditions set outcome = ${decided.outcome}, note = ${decided.note}, decided_by = ${decided.userId},
      decided_at = ${decided.now} where id = ${id} and outcome is null`)
  return count === 1
}

export interface WordRow {
  what: string
  userId: number
  /** The deal's, when the word was given. */
  state: string
  at: Date
}

export async function saveWord(db: Db, bookingId: number, { what, userId, state, at }: WordRow): Promise<void> {
  await db.run(sql`
    insert into booking_confirmations (booking_id, what, user_id, state, at)
    values (${bookingId}, ${what}, ${userId}, ${state}, ${at})
    on conflict (booking_id, what, user_id) do update set state = excluded.state, at = excluded.at`)
}

/** What they spoke about has changed. */
export async function dropWords(db: Db, bookingId: number, what: string): Promise<void> {
  await db.run(sql`delete from booking_confirmations where booking_id = ${bookingId} and what = ${what}`)
}

export function findWords(db: Db, bookingId: number): Promise<WordRow[]> {
  return db.many(sql`
    select what, user_id, state, at from booking_confirmations where booking_id = ${bookingId} order by at, user_id`)
}

export interface RegistrationRow {
  documentNumber: string
  office: string
  grn: string | null
  signedOn: string
  registeredOn: string
  /** Of a licence: the first day of its term. */
  startsOn: string | null
  recordedBy: number
  confirmedAt: Date | null
  version: number
}

export function findRegistration(db: Db, bookingId: number): Promise<RegistrationRow | undefined> {
  return db.maybe(sql`
    select document_number, office, grn, signed_on::text, registered_on::text, starts_on::text, recorded_by,
      confirmed_at, version
    from booking_registrations where booking_id = ${bookingId}`)
}

/** Until the other side has confirmed it, it can be corrected. */
export async function saveRegistration(
  db: Db,
  bookingId: number,
  row: Omit<RegistrationRow, 'confirmedAt' | 'version'> & { now: Date },
): Promise<boolean> {
  const count = await db.run(sql`
    insert into booking_registrations as r (booking_id, document_number, office, grn, signed_on, registered_on,
      starts_on, recorded_by, recorded_at)
    values (${bookingId}, ${row.documentNumber}, ${row.office}, ${row.grn}, ${row.signedOn}, ${row.registeredOn},
      ${row.startsOn}, ${row.recordedBy}, ${row.now})
    on conflict (booking_id) do update set document_number = excluded.document_number, office = excluded.office,
      grn = excluded.grn, signed_on = excluded.signed_on, registered_on = excluded.registered_on,
      starts_on = excluded.starts_on,
      recorded_by = excluded.recorded_by, recorded_at = excluded.recorded_at, version = r.version + 1
    where r.confirmed_at is null`)
  return count === 1
}

export async function confirmRegistration(db: Db, bookingId: number, userId: number, now: Date): Promise<void> {
  await db.run(sql`
    update booking_registrations set confirmed_by = ${userId}, confirmed_at = ${now} where booking_id = ${bookingId}`)
}
