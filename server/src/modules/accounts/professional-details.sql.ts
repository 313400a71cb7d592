import type { Profession } from '@properysearch/contract/values/identity-numbers'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface ProfessionalDetails {
  userId: number
  role: Profession
  number: string
  state: 'unverified' | 'verified' | 'rejected'
  decisionReason: string | null
  changedAt: Date
}

const columns = sql`user_id, role, number, state, decision_reason, changed_at`

export function findProfessionalDetails(db: Db, userId: number): Promise<ProfessionalDetails | undefined> {
  return db.maybe(sql`select ${columns} from professional_details where user_id = ${userId}`)
}

/** A new number is unverified; the same again stays what it is. */
export function upsertProfessionalDetails(
  db: Db,
  details: { userId: number; role: Profession; number: string; now: Date },
): Promise<ProfessionalDetails> {
  return db.one(sql`
    with changed as (
      insert into professional_details as d (user_id, role, number, state, changed_at)
      values (${details.userId}, ${details.role}, ${details.number}, 'unverified', ${details.now})
      on conflict (user_id) do update set number = excluded.number, role = excluded.role, state = 'unverified',
        changed_at = excluded.changed_at, decided_by = null, decided_at = null, decision_reason = null
      where d.number <> excluded.number
      returning ${columns})
    select ${columns} from changed
    union all
    select ${columns} from professional_details where user_id = ${details.userId} and not exists (select from changed)`)
}

export async function deleteProfessionalDetails(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from professional_details where user_id = ${userId}`)
}

export interface NumberToCheck extends ProfessionalDetails {
  firstname: string
  lastname: string
  city: string
  hasProof: boolean
}

/** Those who wait longest first. */
export function findUnverified(db: Db, range: { limit: number; offset: number }): Promise<NumberToCheck[]> {
  return db.many(sql`
    select d.user_id, d.role, d.number, d.state, d.decision_reason, d.changed_at, u.firstname, u.lastname, u.city,
      exists (select from professional_proofs p where p.user_id = d.user_id) as has_proof
    from professional_details d join users u on u.id = d.user_id
    where d.state = 'unverified' order by d.changed_at, d.user_id limit ${range.limit} offset ${range.offset}`)
}

export async function countUnverified(db: Db): Promise<number> {
  const { n } = await db.one<{ n: number }>(
    sql`select count(*) as n from professional_details where state = 'unverified'`,
  )
  return n
}

/** Decides about the number that was looked at: one that was changed meanwhile is not meant. */
export async function setNumberDecided(
  db: Db,
  verdict: {
    userId: number
    number: string
    state: 'verified' | 'rejected'
    adminId: number
    reason: string
    now: Date
  },
): Promise<boolean> {
  const count = await db.run(sql`
    update professional_details set state = ${verdict.state}, decided_by = ${verdict.adminId},
      decided_at = ${verdict.now}, decision_reason = ${verdict.reason}
    where user_id = ${verdict.userId} and number = ${verdict.number} and state = 'unverified'`)
  return count === 1
}
