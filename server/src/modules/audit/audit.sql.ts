import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface Act {
  adminId: number
  /** noun.verb, such as user.suspended */
  act: string
  /** Whom it concerns. */
  userId: number | null
  subjectId: number | null
  reason: string
  at: Date
}

/** Written in the transaction of what was done: the one is never without the other. */
export async function insertAct(db: Db, act: Act): Promise<number> {
  const row = await db.one<{ id: number }>(sql`
    insert into audit_log (admin_id, act, user_id, subject_id, reason, created_at)
    values (${act.adminId}, ${act.act}, ${act.userId}, ${act.subjectId}, ${act.reason}, ${act.at}) returning id`)
  return row.id
}

export interface ActRow {
  id: number
  admin: string
  act: string
  personId: number | null
  personName: string | null
  subjectId: number | null
  reason: string
  at: Date
}

export function findActs(db: Db, page: { limit: number; offset: number }): Promise<ActRow[]> {
  return db.many(sql`
    select line.id, admin.firstname || ' ' || admin.lastname as admin, line.act, person.id as person_id,
      person.firstname || ' ' || person.lastname as person_name, line.subject_id, line.reason, line.created_at as at
    from audit_log line join users admin on admin.id = line.admin_id left join users person on person.id = line.user_id
    order by line.id desc limit ${page.limit} offset ${page.offset}`)
}

export async function countActs(db: Db): Promise<number> {
  return (await db.one<{ total: number }>(sql`select count(*) as total from audit_log`)).total
}

/** What was decided about one person, for the copy of their data. */
export function findActsAbout(db: Db, userId: number): Promise<{ act: string; reason: string; at: Date }[]> {
  return db.many(sql`select act, reason, created_at as at from audit_log where user_id = ${userId} order by id`)
}

/** One line with whom it concerns, to tell them. */
export function findDecision(
  db: Db,
  actId: number,
): Promise<{ act: string; reason: string; email: string; firstname: string } | undefined> {
  return db.maybe(sql`
    select line.act, line.reason, u.email, u.firstname from audit_log line join users u on u.id = line.user_id
    where line.id = ${actId}`)
}
