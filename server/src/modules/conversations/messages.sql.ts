import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { NamedFolder } from '../files/index.ts'

export interface MessageRow {
  conversationId: number
  seq: number
  senderId: number
  clientId: string
  body: string | null
  fileKey: string | null
  fileName: string | null
  contentType: string | null
  sizeBytes: number | null
  width: number | null
  height: number | null
  sentAt: Date
  removedAt: Date | null
}

export interface StoredFile {
  fileKey: string
  fileName: string
  contentType: string
  sizeBytes: number
  width: number | null
  height: number | null
}

const columns = sql`conversation_id, seq, sender_id, client_id, body, file_key, file_name, content_type, size_bytes, width,
  height, sent_at, removed_at`

/** The next number, in the statement that uses it; the conversation is locked by the caller. */
export async function insertMessage(
  db: Db,
  row: {
    conversationId: number
    senderId: number
    clientId: string
    body: string | null
    file: StoredFile | null
    now: Date
  },
): Promise<MessageRow> {
  const { conversationId, senderId, clientId, body, file, now } = row
  return db.one(sql`
    with numbered as (
      update conversations set last_seq = last_seq + 1, last_at = ${now}, begun_at = coalesce(begun_at, ${now})
      where id = ${conversationId} returning last_seq)
    insert into messages (conversation_id, seq, sender_id, client_id, body, file_key, file_name, content_type, size_bytes,
      width, height, sent_at)
    select ${conversationId}, last_seq, ${senderId}, ${clientId}, ${body}, ${file?.fileKey ?? null},
      ${file?.fileName ?? null}, ${file?.contentType ?? null}, ${file?.sizeBytes ?? null}, ${file?.width ?? null},
      ${file?.height ?? null}, ${now} from numbered
    returning ${columns}`)
}

/** What somebody has already sent under this id. */
export function findSent(
  db: Db,
  sent: { conversationId: number; senderId: number; clientId: string },
): Promise<MessageRow | undefined> {
  return db.maybe(sql`
    select ${columns} from messages
    where conversation_id = ${sent.conversationId} and sender_id = ${sent.senderId} and client_id = ${sent.clientId}`)
}

export function findMessage(db: Db, conversationId: number, seq: number): Promise<MessageRow | undefined> {
  return db.maybe(sql`select ${columns} from messages where conversation_id = ${conversationId} and seq = ${seq}`)
}

/** In their order: those after a number, or the last ones before it (0: the newest). */
export async function findMessages(
  db: Db,
  asked: { conversationId: number; before: number; after: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const { conversationId, before, after, limit } = asked
  if (after !== undefined) {
    return db.many(sql`
      select ${columns} from messages where conversation_id = ${conversationId} and seq > ${after}
      order by seq limit ${limit}`)
  }
  const isBefore = before === 0 ? sql`` : sql`and seq < ${before}`
  const rows = await db.many<MessageRow>(sql`
    select ${columns} from messages where conversation_id = ${conversationId} ${isBefore} order by seq desc limit ${limit}`)
  return rows.reverse()
}

/** Notices that are now due: to those who have read everything they were told of, and hear of this conversation. */
export async function claimNotices(
  db: Db,
  sent: { conversationId: number; seq: number; senderId: number },
): Promise<number[]> {
  const rows = await db.many<{ userId: number }>(sql`
    update conversation_members set due_seq = ${sent.seq}
    where conversation_id = ${sent.conversationId} and user_id <> ${sent.senderId} and not is_muted
      and due_seq <= last_read_seq returning user_id`)
  return rows.map((row) => row.userId)
}

/** False when it was given before, or everything is read. */
export async function markTold(db: Db, conversationId: number, userId: number): Promise<boolean> {
  const told = await db.run(sql`
    update conversation_members set told_seq = due_seq
    where conversation_id = ${conversationId} and user_id = ${userId} and told_seq < due_seq
      and last_read_seq < due_seq and not is_muted`)
  return told === 1
}

/** The words and the file go; the number stays, so that the others keep their order. */
export async function removeMessage(db: Db, row: MessageRow, now: Date): Promise<void> {
  await db.run(sql`
    with counted as (update conversations set removals = removals + 1 where id = ${row.conversationId})
    update messages set body = null, file_key = null, file_name = null, content_type = null, size_bytes = null,
      width = null, height = null, removed_at = ${now}
    where conversation_id = ${row.conversationId} and seq = ${row.seq} and removed_at is null`)
}

export interface FoundRow {
  id: number
  seq: number
  body: string
  senderId: number
  sentAt: Date
}

/** In the conversations given, as many as one screen shows. `words` is a tsquery of our own making. */
export function searchMessages(
  db: Db,
  asked: { conversationIds: readonly number[]; words: string; limit: number },
): Promise<FoundRow[]> {
  const places = asked.conversationIds.map((id) => `'#${id}'`).join(' | ')
  return db.many(sql`
    select conversation_id as id, seq, body, sender_id, sent_at from messages
    where words @@ (${places}::tsquery && to_tsquery('simple', ${asked.words})) and body is not null
    order by sent_at desc, conversation_id, seq desc limit ${asked.limit}`)
}

export const messageFolders: NamedFolder[] = [
  {
    bucket: 'private',
    folder: 'messages',
    findNamed: async (db, keys) => {
      const rows = await db.many<{ fileKey: string }>(sql`select file_key from messages where file_key = any(${keys})`)
      return rows.map((row) => row.fileKey)
    },
  },
]

/** For the copy of a person's data: what they wrote. What others wrote is in theirs. */
export function findOwnMessages(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select c.kind, c.property_id, c.booking_id, c.hire_id, m.is_muted, m.joined_at,
      (select coalesce(json_agg(json_build_object('text', w.body, 'file', w.file_name, 'sentAt', w.sent_at) order by w.seq), '[]')
        from messages w where w.conversation_id = c.id and w.sender_id = m.user_id and w.removed_at is null) as written
    from conversation_members m join conversations c on c.id = m.conversation_id
    where m.user_id = ${userId} order by c.id`)
}

/**
 * Whoever leaves takes back all that they wrote; what the others wrote stays theirs. Answers where that was, and which
 * files. A conversation in which nothing was said yet goes.
 */
export async function eraseMessages(
  db: Db,
  userId: number,
  now: Date,
): Promise<{ conversationIds: number[]; fileKeys: string[] }> {
  const files = await db.many<{ fileKey: string }>(sql`
    select file_key from messages where sender_id = ${userId} and file_key is not null
      and conversation_id in (select conversation_id from conversation_members where user_id = ${userId})`)
  const changed = await db.many<{ id: number }>(sql`
    with gone as (
      update messages set body = null, file_key = null, file_name = null, content_type = null, size_bytes = null,
        width = null, height = null, removed_at = ${now}
      where sender_id = ${userId} and removed_at is null
        and conversation_id in (select conversation_id from conversation_members where user_id = ${userId})
      returning conversation_id)
    update conversations set removals = removals + 1 where id in (select conversation_id from gone) returning id`)
  await db.run(sql`delete from conversations where asker_id = ${userId} and begun_at is null`)
  return { conversationIds: changed.map(({ id }) => id), fileKeys: files.map(({ fileKey }) => fileKey) }
}
