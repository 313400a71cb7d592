import type { DealPaperKind } from '@properysearch/contract/deal-papers/facts'
import type { Db } from '../../../platform/db/database.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'

export interface DealPaperRow {
  id: number
  bookingId: number
  kind: DealPaperKind
  name: string | null
  addedBy: number
  mark: 'asked' | 'not-needed' | null
  markedBy: number | null
  markedAt: Date | null
}

export interface DealPaperFileRow {
  id: number
  paperId: number
  bookingId: number
  uploadedBy: number
  uploadedAt: Date
  version: number | null
  fileKey: string
  fileName: string
  contentType: string
  sizeBytes: number
  contentHash: Buffer
}

const paper = sql`p.id, p.booking_id, p.kind, p.name, p.added_by, p.mark, p.marked_by, p.marked_at`
const file = sql`f.id, f.paper_id, p.booking_id, f.uploaded_by, f.uploaded_at, f.version, f.file_key, f.file_name,
  f.content_type, f.size_bytes, f.content_hash`

/** What one side added and has neither asked for nor given is theirs alone to see. */
const maySeePaper = (userId: number): Sql => sql`(p.kind <> 'other' or p.added_by = ${userId} or p.mark is not null
  or exists (select from deal_paper_files f where f.paper_id = p.id and ${maySeeFile(userId)}))`
const maySeeFile = (userId: number): Sql => sql`(f.version is not null or f.uploaded_by = ${userId})`

export function findPapers(db: Db, bookingId: number, userId: number): Promise<DealPaperRow[]> {
  return db.many(sql`
    select ${paper} from deal_papers p where p.booking_id = ${bookingId} and ${maySeePaper(userId)}
    order by p.id limit 500`)
}

/** The caller finds out whose deal it is of. */
export function findPaper(db: Db, id: number, userId: number): Promise<DealPaperRow | undefined> {
  return db.maybe(sql`select ${paper} from deal_papers p where p.id = ${id} and ${maySeePaper(userId)}`)
}

export function lockPaper(db: Db, id: number): Promise<DealPaperRow | undefined> {
  return db.maybe(sql`select ${paper} from deal_papers p where p.id = ${id} for no key update`)
}

export interface NewPaper {
  bookingId: number
  kind: DealPaperKind
  name: string | null
  userId: number
  now: Date
}

/** The same paper again is the one that is there. */
export async function addPaper(db: Db, given: NewPaper): Promise<number> {
  const { bookingId, kind, name, userId, now } = given
  await db.run(sql`
    insert into deal_papers (booking_id, kind, name, added_by, added_at)
    values (${bookingId}, ${kind}, ${name}, ${userId}, ${now}) on conflict do nothing`)
  const { id } = await db.one<{ id: number }>(sql`
    select id from deal_papers where booking_id = ${bookingId} and kind = ${kind}
      and lower(coalesce(name, '')) = lower(${name ?? ''}) and (kind <> 'other' or added_by = ${userId})`)
  return id
}

export async function countOwnPapers(db: Db, bookingId: number, userId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from deal_papers
    where booking_id = ${bookingId} and kind = 'other' and added_by = ${userId}`)
  return n
}

export async function markPaper(
  db: Db,
  id: number,
  marked: { mark: 'asked' | 'not-needed'; userId: number; now: Date } | null,
): Promise<void> {
  await db.run(sql`
    update deal_papers set mark = ${marked?.mark ?? null}, marked_by = ${marked?.userId ?? null},
      marked_at = ${marked?.now ?? null} where id = ${id}`)
}

/** False when it has a file of anybody. */
export async function deletePaper(db: Db, id: number): Promise<boolean> {
  const count = await db.run(sql`
    delete from deal_papers p where p.id = ${id}
      and not exists (select from deal_paper_files f where f.paper_id = p.id)`)
  return count === 1
}

export function findFiles(db: Db, bookingId: number, userId: number): Promise<DealPaperFileRow[]> {
  return db.many(sql`
    select ${file} from deal_paper_files f join deal_papers p on p.id = f.paper_id
    where p.booking_id = ${bookingId} and ${maySeeFile(userId)} order by f.id desc limit 500`)
}

export function findFile(db: Db, id: number, userId: number): Promise<DealPaperFileRow | undefined> {
  return db.maybe(sql`
    select ${file} from deal_paper_files f join deal_papers p on p.id = f.paper_id
    where f.id = ${id} and ${maySeeFile(userId)}`)
}

export function findUpload(
  db: Db,
  { paperId, userId, uploadId }: { paperId: number; userId: number; uploadId: string },
): Promise<DealPaperFileRow | undefined> {
  return db.maybe(sql`
    select ${file} from deal_paper_files f join deal_papers p on p.id = f.paper_id
    where f.paper_id = ${paperId} and f.uploaded_by = ${userId} and f.upload_id = ${uploadId}`)
}

export async function countFilesOf(db: Db, bookingId: number, userId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from deal_paper_files f join deal_papers p on p.id = f.paper_id
    where p.booking_id = ${bookingId} and f.uploaded_by = ${userId}`)
  return n
}

/** The number of the next file that both can open; what is given is no longer asked for. */
async function nextVersion(db: Db, paperId: number): Promise<number> {
  const { versions } = await db.one<{ versions: number }>(sql`
    update deal_papers set versions = versions + 1, mark = null, marked_by = null, marked_at = null
    where id = ${paperId} returning versions`)
  return versions
}

export type NewPaperFile = Omit<DealPaperFileRow, 'id' | 'bookingId' | 'version'> & {
  uploadId: string
  isShared: boolean
}

export async function insertFile(db: Db, row: NewPaperFile): Promise<number> {
  const version = row.isShared ? await nextVersion(db, row.paperId) : null
  const { id } = await db.one<{ id: number }>(sql`
    insert into deal_paper_files (paper_id, uploaded_by, uploaded_at, version, file_key, file_name, content_type,
      size_bytes, content_hash, upload_id)
    values (${row.paperId}, ${row.uploadedBy}, ${row.uploadedAt}, ${version}, ${row.fileKey}, ${row.fileName},
      ${row.contentType}, ${row.sizeBytes}, ${row.contentHash}, ${row.uploadId}) returning id`)
  return id
}

/** The caller has locked its paper. */
export async function shareFile(db: Db, { id, paperId }: Pick<DealPaperFileRow, 'id' | 'paperId'>): Promise<void> {
  const version = await nextVersion(db, paperId)
  await db.run(sql`update deal_paper_files set version = ${version} where id = ${id} and version is null`)
}

/** Its place in the store, to be dropped; undefined when it is not theirs or gone. */
export async function deleteOwnFile(db: Db, id: number, userId: number): Promise<string | undefined> {
  const row = await db.maybe<{ fileKey: string }>(sql`
    delete from deal_paper_files where id = ${id} and uploaded_by = ${userId} returning file_key`)
  return row?.fileKey
}
