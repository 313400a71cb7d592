import type { ReportDraft } from '@properysearch/contract/valuations/report'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { NamedFolder } from '../files/index.ts'

export interface ValuationRow {
  hireId: number
  evaluatorId: number
  clientId: number
  propertyId: number | null
  draft: Partial<ReportDraft>
  version: number
  savedAt: Date | null
  evaluatorAgreedAt: Date | null
  ownerAgreedAt: Date | null
}

export interface PhotoRow {
  id: number
  hireId: number
  fileKey: string
  caption: string
}

const columns = sql`hire_id, evaluator_id, client_id, property_id, draft, version, saved_at, evaluator_agreed_at,
  owner_agreed_at`
const photo = sql`id, hire_id, file_key, caption`

export type NewValuation = Pick<ValuationRow, 'hireId' | 'evaluatorId' | 'clientId' | 'propertyId'>

/** Begun with the first thing that is written; locked either way. */
export async function openValuation(db: Db, row: NewValuation): Promise<ValuationRow> {
  await db.run(sql`
    insert into valuations (hire_id, evaluator_id, client_id, property_id)
    values (${row.hireId}, ${row.evaluatorId}, ${row.clientId}, ${row.propertyId}) on conflict do nothing`)
  return db.one(sql`select ${columns} from valuations where hire_id = ${row.hireId} for no key update`)
}

/** The caller has found out whose hire it is. */
export function findValuation(db: Db, hireId: number): Promise<ValuationRow | undefined> {
  return db.maybe(sql`select ${columns} from valuations where hire_id = ${hireId}`)
}

/** The parts given take the place of those that were there. */
export function saveDraft(
  db: Db,
  { hireId, parts, now }: { hireId: number; parts: Partial<ReportDraft>; now: Date },
): Promise<{ version: number; draft: Partial<ReportDraft> }> {
  return db.one(sql`
    update valuations set draft = draft || ${JSON.stringify(parts)}::jsonb, version = version + 1, saved_at = ${now}
    where hire_id = ${hireId} returning version, draft`)
}

export async function setAgreed(
  db: Db,
  { hireId, who, at }: { hireId: number; who: 'evaluator' | 'owner'; at: Date | null },
): Promise<void> {
  const column = who === 'evaluator' ? sql`evaluator_agreed_at` : sql`owner_agreed_at`
  await db.run(sql`update valuations set ${column} = ${at} where hire_id = ${hireId}`)
}

export function findPhotos(db: Db, hireId: number): Promise<PhotoRow[]> {
  return db.many(sql`select ${photo} from valuation_photos where hire_id = ${hireId} order by id limit 50`)
}

/** Of a report that this evaluator writes. */
export function findPhoto(db: Db, id: number, evaluatorId: number): Promise<PhotoRow | undefined> {
  return db.maybe(sql`
    select ${photo} from valuation_photos p where id = ${id} and exists (
      select from valuations v where v.hire_id = p.hire_id and v.evaluator_id = ${evaluatorId})`)
}

export function findUpload(db: Db, hireId: number, uploadId: string): Promise<PhotoRow | undefined> {
  return db.maybe(sql`
    select ${photo} from valuation_photos where hire_id = ${hireId} and upload_id = ${uploadId}`)
}

export function insertPhoto(
  db: Db,
  row: { hireId: number; fileKey: string; caption: string; uploadId: string; now: Date },
): Promise<PhotoRow> {
  return db.one(sql`
    insert into valuation_photos (hire_id, file_key, caption, upload_id, added_at)
    values (${row.hireId}, ${row.fileKey}, ${row.caption}, ${row.uploadId}, ${row.now}) returning ${photo}`)
}

export async function setCaption(db: Db, id: number, caption: string): Promise<void> {
  await db.run(sql`update valuation_photos set caption = ${caption} where id = ${id}`)
}

export async function deletePhoto(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from valuation_photos where id = ${id}`)
}

export const valuationFolders: NamedFolder[] = [
  {
    bucket: 'private',
    folder: 'valuations',
    findNamed: async (db, keys) => {
      const rows = await db.many<{ key: string }>(sql`
        select file_key as key from valuation_photos where file_key = any(${keys})
        union all select file_key from valuation_reports where file_key = any(${keys})`)
      return rows.map((row) => row.key)
    },
  },
]
