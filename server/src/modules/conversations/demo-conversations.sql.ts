import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { insertMembers, type NewConversation, openConversation, setMuted } from './conversations.sql.ts'
import type { StoredFile } from './messages.sql.ts'

export interface DemoMessage {
  by: number
  text: string | null
  file?: StoredFile
  at: Date
}

export interface DemoConversation {
  about: Omit<NewConversation, 'now'>
  messages: readonly DemoMessage[]
  /** How many of the last ones each has not read; nobody else left any. */
  unread?: Readonly<Record<number, number>>
  mutedBy?: number
}

/** A conversation of the past, for the demo world: in the tables as everybody’s, and nobody is told. */
export async function insertDemoConversation(db: Db, demo: DemoConversation): Promise<number> {
  const { about, messages, unread = {}, mutedBy } = demo
  const first = messages[0]
  const last = messages.at(-1)
  if (!first || !last) throw new Error('A conversation of the demo has no message.')
  const id = await openConversation(db, { ...about, now: first.at })
  const rows = messages.map(({ by, text, file, at }, index) => ({
    seq: index + 1,
    sender_id: by,
    // The same in every demo world.
    client_id: `${String(id).padStart(8, '0')}-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    body: text,
    file_key: file?.fileKey ?? null,
    file_name: file?.fileName ?? null,
    content_type: file?.contentType ?? null,
    size_bytes: file?.sizeBytes ?? null,
    width: file?.width ?? null,
    height: file?.height ?? null,
    sent_at: at.toISOString(),
  }))
  await db.run(sql`
    update conversations set last_seq = ${rows.length}, begun_at = ${first.at}, last_at = ${last.at} where id = ${id}`)
  await db.run(sql`
    insert into messages (conversation_id, seq, sender_id, client_id, body, file_key, file_name, content_type, size_bytes,
      width, height, sent_at)
    select ${id}, seq, sender_id, client_id, body, file_key, file_name, content_type, size_bytes, width, height, sent_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (seq int, sender_id bigint, client_id uuid, body text,
      file_key text, file_name text, content_type text, size_bytes int, width int, height int, sent_at timestamptz)`)
  await insertMembers(db, id, first.at)
  // What is unread was told when it came.
  await db.run(sql`
    update conversation_members set last_read_seq = ${rows.length}
      - coalesce((${JSON.stringify(unread)}::jsonb ->> user_id::text)::int, 0),
      due_seq = ${rows.length}, told_seq = ${rows.length}
    where conversation_id = ${id}`)
  if (mutedBy !== undefined) await setMuted(db, id, mutedBy, true)
  return id
}
