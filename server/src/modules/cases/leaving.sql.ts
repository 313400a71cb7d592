import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { NamedFolder } from '../files/index.ts'

// What becomes of cases when somebody asks for a copy of their data, or leaves.

/** As the client the whole case, as the lawyer what they wrote in it, as the other side their comments. */
export async function findForCopy(db: Db, userId: number): Promise<Record<string, unknown>> {
  const items = await db.many(sql`
    select i.hire_id, i.item, i.state, i.note, i.changed_at from case_items i join hires h on h.id = i.hire_id
    where ${userId} in (h.client_id, h.professional_id) order by i.hire_id, i.item`)
  const requests = await db.many(sql`
    select r.hire_id, r.name, r.about, r.item, r.asked_at, r.settled_as, r.settled_at, r.reply
    from case_requests r join hires h on h.id = r.hire_id
    where ${userId} in (h.client_id, h.professional_id) order by r.id`)
  const papers = await db.many(sql`
    select p.hire_id, p.file_name, p.content_type, p.size_bytes, p.added_at
    from case_papers p join hires h on h.id = p.hire_id where h.client_id = ${userId} order by p.id`)
  const documents = await db.many(sql`
    select d.hire_id, d.kind, d.version, d.opinion, d.file_name, d.size_bytes, encode(d.content_hash, 'hex') as sha256,
      d.made_at, d.shared_at, d.approved_at, d.body as text
    from case_documents d join hires h on h.id = d.hire_id
    where ${userId} in (h.client_id, h.professional_id) order by d.id`)
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
