import type { ConversationKind, MessageReportReason } from '@properysearch/contract/conversations/facts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface ReportRow {
  id: number
  conversationId: number
  kind: ConversationKind
  title: string
  reason: MessageReportReason
  note: string
  reporterId: number
  reporter: string
  createdAt: Date
  settledAt: Date | null
  messages: { seq: number; senderId: number; name: string; text: string; sentAt: string }[]
}

/** Undefined when this person's report of the conversation is still open. */
export function insertReport(
  db: Db,
  row: { conversationId: number; reporterId: number; reason: MessageReportReason; note: string; now: Date },
): Promise<{ id: number } | undefined> {
  return db.maybe(sql`
    insert into message_reports (conversation_id, reporter_id, reason, note, created_at)
    values (${row.conversationId}, ${row.reporterId}, ${row.reason}, ${row.note}, ${row.now})
    on conflict (conversation_id, reporter_id) where settled_at is null do nothing returning id`)
}

/** Copies, so that what is shown cannot be taken back meanwhile. How many there were. */
export function insertReported(
  db: Db,
  row: { reportId: number; conversationId: number; seqs: readonly number[] },
): Promise<number> {
  return db.run(sql`
    insert into reported_messages (report_id, seq, sender_id, body, sent_at)
    select ${row.reportId}, seq, sender_id, coalesce(body, 'A file: ' || file_name), sent_at from messages
    where conversation_id = ${row.conversationId} and seq = any(${row.seqs}::int[]) and removed_at is null`)
}

const columns = sql`r.id, r.conversation_id, c.kind, coalesce(h.title, p.title, '') as title, r.reason, r.note,
  r.reporter_id, u.firstname || ' ' || u.lastname as reporter, r.created_at, r.settled_at,
  (select coalesce(json_agg(json_build_object('seq', m.seq, 'senderId', m.sender_id,
      'name', w.firstname || ' ' || w.lastname, 'text', m.body, 'sentAt', m.sent_at) order by m.seq), '[]')
    from reported_messages m join users w on w.id = m.sender_id where m.report_id = r.id) as messages`
const from = sql`from message_reports r join conversations c on c.id = r.conversation_id
  join users u on u.id = r.reporter_id left join bookings b on b.id = c.booking_id left join hires h on h.id = c.hire_id
  left join properties p on p.id = coalesce(c.property_id, b.property_id)`
const isOpen = sql`r.settled_at is null`

export async function findOpenReports(db: Db, page: { limit: number; offset: number }) {
  const rows = await db.many<ReportRow>(sql`
    select ${columns} ${from} where ${isOpen} order by r.created_at, r.id limit ${page.limit} offset ${page.offset}`)
  return { rows, total: await countOpenReports(db) }
}

export async function countOpenReports(db: Db): Promise<number> {
  return (await db.one<{ total: number }>(sql`select count(*)::int as total from message_reports r where ${isOpen}`))
    .total
}

export function findReport(db: Db, id: number): Promise<ReportRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where r.id = ${id}`)
}

/** The copies go with the decision. False when it was settled before. */
export async function settleReport(
  db: Db,
  row: { id: number; decision: 'dismissed' | 'warned'; adminId: number; now: Date },
): Promise<boolean> {
  const settled = await db.run(sql`
    update message_reports set settled_at = ${row.now}, decision = ${row.decision}, decided_by = ${row.adminId}
    where id = ${row.id} and settled_at is null`)
  if (settled === 1) await db.run(sql`delete from reported_messages where report_id = ${row.id}`)
  return settled === 1
}

/** For the copy of a person's data. */
export function findOwnReports(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select reason, note, created_at, settled_at, decision from message_reports where reporter_id = ${userId} order by id`)
}

/** What they wrote, and what they said about others. */
export async function eraseReports(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from reported_messages where sender_id = ${userId}`)
  await db.run(sql`delete from message_reports where reporter_id = ${userId}`)
}
