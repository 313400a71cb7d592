import type { CaseItemName, CaseItemState } from '@properysearch/contract/cases/facts'
import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

// What a lawyer finds and asks for, and what the client gives. Each by the hire, which the caller has found to be theirs.

export interface ItemRow {
  item: CaseItemName
  state: Exclude<CaseItemState, 'open'>
  note: string | null
  changedAt: Date
}

export interface RequestRow {
  id: number
  hireId: number
  name: string
  about: string | null
  item: CaseItemName | null
  askedAt: Date
  settledAt: Date | null
  settledAs: 'given' | 'cannot' | 'withdrawn' | null
  reply: string | null
}

export interface PaperRow {
  id: number
  hireId: number
  requestId: number | null
  addedAt: Date
  fileKey: string
  fileName: string
  contentType: string
  sizeBytes: number
}

export function findItems(db: Db, hireId: number): Promise<ItemRow[]> {
  return db.many(sql`select item, state, note, changed_at from case_items where hire_id = ${hireId}`)
}

export async function saveItem(db: Db, hireId: number, row: ItemRow): Promise<void> {
  await db.run(sql`
    insert into case_items (hire_id, item, state, note, changed_at)
    values (${hireId}, ${row.item}, ${row.state}, ${row.note}, ${row.changedAt})
    on conflict (hire_id, item) do update set state = excluded.state, note = excluded.note, changed_at = excluded.changed_at`)
}

export async function forgetItem(db: Db, hireId: number, item: CaseItemName): Promise<void> {
  await db.run(sql`delete from case_items where hire_id = ${hireId} and item = ${item}`)
}

const request = sql`id, hire_id, name, about, item, asked_at, settled_at, settled_as, reply`

export function findRequests(db: Db, hireId: number): Promise<RequestRow[]> {
  return db.many(sql`select ${request} from case_requests where hire_id = ${hireId} order by id`)
}

export function findRequest(db: Db, id: number): Promise<RequestRow | undefined> {
  return db.maybe(sql`select ${request} from case_requests where id = ${id}`)
}

export async function insertRequest(
  db: Db,
  row: Pick<RequestRow, 'hireId' | 'name' | 'about' | 'item' | 'askedAt'>,
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into case_requests (hire_id, name, about, item, asked_at)
    values (${row.hireId}, ${row.name}, ${row.about}, ${row.item}, ${row.askedAt}) returning id`)
  return id
}

/** False when it has been settled; what could not be given can be given after all. */
export async function settleRequest(
  db: Db,
  { id, as, reply = null }: { id: number; as: NonNullable<RequestRow['settledAs']>; reply?: string | null },
  now: Date,
): Promise<boolean> {
  const count = await db.run(sql`
    update case_requests set settled_at = ${now}, settled_as = ${as}, reply = ${reply}
    where id = ${id} and (settled_at is null or (settled_as = 'cannot' and ${as} = 'given'))`)
  return count === 1
}

const paper = sql`id, hire_id, request_id, added_at, file_key, file_name, content_type, size_bytes`

export function findPapers(db: Db, hireId: number): Promise<PaperRow[]> {
  return db.many(sql`select ${paper} from case_papers where hire_id = ${hireId} order by id desc`)
}

export function findPaper(db: Db, id: number): Promise<PaperRow | undefined> {
  return db.maybe(sql`select ${paper} from case_papers where id = ${id}`)
}

export function findPaperUpload(db: Db, hireId: number, uploadId: string): Promise<PaperRow | undefined> {
  return db.maybe(sql`select ${paper} from case_papers where hire_id = ${hireId} and upload_id = ${uploadId}`)
}

export function insertPaper(db: Db, row: Omit<PaperRow, 'id'> & { uploadId: string }): Promise<PaperRow> {
  return db.one(sql`
    insert into case_papers (hire_id, request_id, added_at, file_key, file_name, content_type, size_bytes, upload_id)
    values (${row.hireId}, ${row.requestId}, ${row.addedAt}, ${row.fileKey}, ${row.fileName}, ${row.contentType},
      ${row.sizeBytes}, ${row.uploadId}) returning ${paper}`)
}

/** Its place in the store, to be dropped. */
export async function deletePaper(db: Db, id: number): Promise<string | undefined> {
  const row = await db.maybe<{ fileKey: string }>(sql`delete from case_papers where id = ${id} returning file_key`)
  return row?.fileKey
}
