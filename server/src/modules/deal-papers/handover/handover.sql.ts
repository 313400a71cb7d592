import type { CostPayer, HandoverItem } from '@properysearch/contract/deal-papers/facts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export interface HandoverRow {
  bookingId: number
  possessionOn: string | null
  stampDuty: CostPayer | null
  registration: CostPayer | null
  societyTransfer: CostPayer | null
  proposedBy: number
  proposedAt: Date
  agreedAt: Date | null
  version: number
}

export function findHandover(db: Db, bookingId: number): Promise<HandoverRow | undefined> {
  return db.maybe(sql`
    select booking_id, possession_on::text, stamp_duty, registration, society_transfer, proposed_by, proposed_at,
      agreed_at, version
    from deal_handovers where booking_id = ${bookingId}`)
}

/** What was agreed before no longer is. */
export async function saveProposal(
  db: Db,
  row: Omit<HandoverRow, 'proposedAt' | 'agreedAt' | 'version'> & { now: Date },
): Promise<void> {
  await db.run(sql`
    insert into deal_handovers as h (booking_id, possession_on, stamp_duty, registration, society_transfer, proposed_by,
      proposed_at)
    values (${row.bookingId}, ${row.possessionOn}, ${row.stampDuty}, ${row.registration}, ${row.societyTransfer},
      ${row.proposedBy}, ${row.now})
    on conflict (booking_id) do update set possession_on = excluded.possession_on, stamp_duty = excluded.stamp_duty,
      registration = excluded.registration, society_transfer = excluded.society_transfer,
      proposed_by = excluded.proposed_by, proposed_at = excluded.proposed_at, agreed_by = null, agreed_at = null,
      version = h.version + 1`)
}

export async function agreeToProposal(db: Db, bookingId: number, userId: number, now: Date): Promise<void> {
  await db.run(sql`
    update deal_handovers set agreed_by = ${userId}, agreed_at = ${now} where booking_id = ${bookingId}`)
}

export interface TickRow {
  item: HandoverItem
  userId: number
  at: Date
}

export function findTicks(db: Db, bookingId: number): Promise<TickRow[]> {
  return db.many(sql`select item, user_id, at from deal_handover_ticks where booking_id = ${bookingId}`)
}

/** True when it changed something. */
export async function saveTick(
  db: Db,
  { bookingId, item, userId, now }: { bookingId: number; item: HandoverItem; userId: number; now: Date },
): Promise<boolean> {
  const count = await db.run(sql`
    insert into deal_handover_ticks (booking_id, item, user_id, at) values (${bookingId}, ${item}, ${userId}, ${now})
    on conflict do nothing`)
  return count === 1
}

export async function deleteTick(
  db: Db,
  { bookingId, item, userId }: { bookingId: number; item: HandoverItem; userId: number },
): Promise<boolean> {
  const count = await db.run(sql`
    delete from deal_handover_ticks where booking_id = ${bookingId} and item = ${item} and user_id = ${userId}`)
  return count === 1
}
