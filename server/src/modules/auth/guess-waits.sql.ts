import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** How guesses of one kind are slowed down. */
export interface Pace {
  /** So many tries come without waiting in between. */
  free: number
  /** The wait after them, doubled by each further try, up to the longest. */
  firstWaitSeconds: number
  /** Also the time in which one try wears off. */
  longestWaitSeconds: number
}

/**
 * Writes one more try of this key, unless it has to wait. The row's own lock makes tries at the same moment count one
 * after the other; a call may come before another and have its turn after it, so without a wait no moment is too early.
 */
export async function insertTry(db: Db, keyHash: string, pace: Pace, now: Date): Promise<boolean> {
  const { free, firstWaitSeconds, longestWaitSeconds } = pace
  // No wait grows beyond the longest, so no weight needs to either: it wears off in hours.
  const heaviest = free + Math.ceil(Math.log2(longestWaitSeconds / firstWaitSeconds))
  const worn = sql`extract(epoch from ${now}::timestamptz - g.waits_until)::float8 / ${longestWaitSeconds}::float8`
  const weight = sql`least(${heaviest}::float8, greatest(0, g.weight - greatest(0, ${worn})) + 1)`
  // What has worn off in part still counts as one.
  const beyond = sql`ceil(${weight} - ${free}::float8)`
  const seconds = sql`case when ${beyond} < 0 then 0
    else least(${longestWaitSeconds}::float8, ${firstWaitSeconds}::float8 * 2 ^ ${beyond}) end`
  const count = await db.run(sql`
    insert into guess_waits as g (key_hash, weight, tried_at, waits_until) values (${keyHash}, 1, ${now}, ${now})
    on conflict (key_hash) do update set
      weight = ${weight}, tried_at = ${now}, waits_until = ${now}::timestamptz + make_interval(secs => ${seconds})
    where g.waits_until <= greatest(g.tried_at, ${now})`)
  return count === 1
}

/** Takes the try of that moment back, and the wait if it was the one that began it. */
export async function deleteTry(db: Db, keyHash: string, at: Date): Promise<void> {
  await db.run(sql`
    update guess_waits
    set weight = greatest(0, weight - 1), waits_until = case when tried_at = ${at} then tried_at else waits_until end
    where key_hash = ${keyHash}`)
}

/** When each of them may be tried again; those that nobody tried are left out. */
export async function findWaits(db: Db, keyHashes: string[]): Promise<Map<string, Date>> {
  const rows = await db.many<{ keyHash: string; waitsUntil: Date }>(
    sql`select key_hash, waits_until from guess_waits where key_hash = any(${keyHashes})`,
  )
  return new Map(rows.map((row) => [row.keyHash, row.waitsUntil]))
}

export async function wasTriedInADay(db: Db, keyHash: string, now: Date): Promise<boolean> {
  const row = await db.maybe(sql`
    select from guess_waits where key_hash = ${keyHash} and tried_at > ${now}::timestamptz - interval '1 day'`)
  return row !== undefined
}

export async function deleteTries(db: Db, keyHash: string): Promise<void> {
  await db.run(sql`delete from guess_waits where key_hash = ${keyHash}`)
}

/** Whatever the pace, a day wears off every try. */
export async function deleteOldTries(db: Db, now: Date): Promise<void> {
  await db.run(sql`delete from guess_waits where waits_until <= ${now}::timestamptz - interval '1 day'`)
}
