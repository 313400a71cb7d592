import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { NamedFolder } from '../files/index.ts'
import type { HireRow } from '../hires/index.ts'

// What becomes of cases when somebody asks for a copy of their data, or leaves.

export type CopiedHire = Pick<HireRow, 'id' | 'state' | 'clientId' | 'professionalId' | 'acceptedAt' | 'closedAt'>

export function findHiresOf(db: Db, userId: number): Promise<CopiedHire[]> {
  return db.many(sql`
    select id, state, client_id, professional_id, accepted_at, closed_at from hires
    where kind = 'lawyer' and (client_id = ${userId} or professional_id = ${userId})`)
}

/** Of these cases: as the client all of it, as the lawyer what they wrote. And everybody's own comments. */
export async function findForCopy(
  db: Db,
  userId: number,
  hireIds: readonly number[],
): Promise<Record<string, unknown>> {
  const items = await db.many(sql`
    select hire_id, item, state, note, changed_at from case_items
    where hire_id = any(${hireIds}::bigint[]) order by hire_id, item`)
  const requests = await db.many(sql`
    select r.hire_id, r.name, r.about, r.item, r.asked_at, r.settled_as, r.settled_at,
      case when h.client_id = ${userId} then r.reply end as reply
    from case_requests r join hires h on h.id = r.hire_id
    where r.hire_id = any(${hireIds}::bigint[]) order by r.id`)
  const papers = await db.many(sql`
    select p.hire_id, p.file_name, p.content_type, p.size_bytes, p.added_at
    from case_papers p join hires h on h.id = p.hire_id where h.client_id = ${userId} order by p.id`)
  const documents = await db.many(sql`
    select hire_id, kind, version, opinion, file_name, size_bytes, encode(content_hash, 'hex') as sha256, made_at,
      shared_at, approved_at, body as text
    from case_documents where hire_id = any(${hireIds}::bigint[]) order by id`)
  const comments = await db.many(sql`
    select d.hire_id, d.version, c.words, c.said_at from case_comments c join case_documents d on d.id = c.document_id
    where c.author_id = ${userId} order by c.id`)
  return { items, requests, papers, documents, comments }
}

/** A case is its client's: all of it goes with them. Of somebody else, what they said. Answers where files are. */
export async function eraseCases(db: Db, userId: number): Promise<string[]> {
  const ofClient = sql`(select id from hires where client_id = ${userId})`
  await db.run(sql`
    delete from case_comments where author_id = ${userId}
      or document_id in (select id from case_documents where hire_id in ${ofClient})`)
  const documents = await db.many<{ fileKey: string }>(sql`
    delete from case_documents where hire_id in ${ofClient} returning file_key`)
  const papers = await db.many<{ fileKey: string }>(sql`
    delete from case_papers where hire_id in ${ofClient} returning file_key`)
  await db.run(sql`delete from case_requests where hire_id in ${ofClient}`)
  await db.run(sql`delete from case_items where hire_id in ${ofClient}`)
  return [...documents, ...papers].map(({ fileKey }) => fileKey)
}

const named =
  (table: 'papers' | 'documents'): NamedFolder['findNamed'] =>
  async (db, keys) => {
    const rows = await db.many<{ key: string }>(
      table === 'papers'
        ? sql`select file_key as key from case_papers where file_key = any(${keys})`
        : sql`select file_key as key from case_documents where file_key = any(${keys})`,
    )
    return rows.map(({ key }) => key)
  }

export const caseFolders: NamedFolder[] = [
  { bucket: 'private', folder: 'case-papers', findNamed: named('papers') },
  { bucket: 'private', folder: 'case-documents', findNamed: named('documents') },
]
