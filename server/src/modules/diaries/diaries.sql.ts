import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export interface Interval {
  from: Date
  until: Date
}

/** What takes the time. */
export type Appointed = { meetingId: number } | { visitId: number }

const meetingOf = (what: Appointed) => ('meetingId' in what ? what.meetingId : null)
const visitOf = (what: Appointed) => ('visitId' in what ? what.visitId : null)
const isOf = (what: Appointed): Sql =>
  'meetingId' in what ? sql`meeting_id = ${what.meetingId}` : sql`visit_id = ${what.visitId}`

/**
 * False when one of these people is taken: the caller then undoes what it has begun, for some of them may have been
 * entered. In the order of their ids, so that two who take the time of several people never wait for each other.
 */
export async function takeTime(
  db: Db,
  what: Appointed,
  userIds: readonly number[],
  { from, until }: Interval,
): Promise<boolean> {
  const people = [...new Set(userIds)].sort((one, other) => one - other)
  const entered = await db.run(sql`
    insert into person_times (user_id, during, meeting_id, visit_id)
    select person, tstzrange(${from}, ${until}), ${meetingOf(what)}::bigint, ${visitOf(what)}::bigint
    from unnest(${people}::bigint[]) with ordinality as one (person, place) order by place
    on conflict do nothing`)
  return entered === people.length
}

export async function freeTime(db: Db, what: Appointed): Promise<void> {
  await db.run(sql`delete from person_times where ${isOf(what)}`)
}

/** When any of these people is taken, within an interval. */
export function findBusy(
  db: Db,
  userIds: readonly number[],
  { from, until }: Interval,
): Promise<(Interval & { userId: number })[]> {
  return db.many(sql`
    select user_id, lower(during) as from, upper(during) as until from person_times
    where user_id = any(${userIds}::bigint[]) and during && tstzrange(${from}, ${until})
    order by during limit 2000`)
}

/** What somebody has given their time to, in order. */
export function findTimes(
  db: Db,
  userId: number,
  { from, until }: Interval,
): Promise<(Interval & { meetingId: number | null; visitId: number | null })[]> {
  return db.many(sql`
    select lower(during) as from, upper(during) as until, meeting_id, visit_id from person_times
    where user_id = ${userId} and during && tstzrange(${from}, ${until}) order by during limit 500`)
}

export const overlaps = (one: Interval, other: Interval): boolean => one.from < other.until && other.from < one.until

/** For the copy of a person's data. */
export function findForCopy(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select lower(during) as from, upper(during) as until, case when meeting_id is null then 'visit' else 'meeting' end as for
    from person_times where user_id = ${userId} order by during`)
}

export async function deleteTimesOf(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from person_times where user_id = ${userId}`)
}
