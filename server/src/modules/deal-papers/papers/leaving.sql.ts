import type { Db } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { NamedFolder } from '../../files/index.ts'

// What becomes of somebody's papers when they ask for a copy of their data, or leave.

export async function findForCopy(db: Db, userId: number): Promise<Record<string, unknown>> {
  const papers = await db.many(sql`
    select booking_id, kind, name, added_by = ${userId} as added_by_you, case when marked_by = ${userId} then mark end as
      marked_by_you, case when marked_by = ${userId} then marked_at end as marked_at
    from deal_papers where added_by = ${userId} or marked_by = ${userId} order by id`)
  const files = await db.many(sql`
    select p.booking_id, p.kind, p.name, f.file_name, f.content_type, f.size_bytes,
      encode(f.content_hash, 'hex') as sha256, f.version is not null as both_sides_can_open_it, f.uploaded_at
    from deal_paper_files f join deal_papers p on p.id = f.paper_id where f.uploaded_by = ${userId} order by f.id`)
  const handovers = await db.many(sql`
    select booking_id, possession_on::text, stamp_duty, registration, society_transfer,
      proposed_by = ${userId} as proposed_by_you, proposed_at, agreed_by = ${userId} as agreed_by_you, agreed_at
    from deal_handovers where proposed_by = ${userId} or agreed_by = ${userId} order by booking_id`)
  const ticks = await db.many(sql`
    select booking_id, item, at from deal_handover_ticks where user_id = ${userId} order by booking_id, item`)
  return { papers, files, handovers, ticks }
}

/** Their files go; answers where they are. What they named themselves goes too, or loses the name. */
export async function erasePapers(db: Db, userId: number): Promise<string[]> {
  const files = await db.many<{ fileKey: string }>(sql`
    delete from deal_paper_files where uploaded_by = ${userId} returning file_key`)
  await db.run(sql`
    delete from deal_papers p where p.kind = 'other' and p.added_by = ${userId}
      and not exists (select from deal_paper_files f where f.paper_id = p.id)`)
  await db.run(sql`
    update deal_papers set name = 'Paper ' || id where kind = 'other' and added_by = ${userId}`)
  return files.map((file) => file.fileKey)
}

export const dealPaperFolders: NamedFolder[] = [
  {
    bucket: 'private',
    folder: 'deal-papers',
    findNamed: async (db, keys) => {
      const rows = await db.many<{ key: string }>(sql`
        select file_key as key from deal_paper_files where file_key = any(${keys})`)
      return rows.map((row) => row.key)
    },
  },
]
