import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface RatingRow {
  hireId: number
  professionalId: number
  clientId: number
  stars: number
  words: string | null
  answer: string | null
  ratedAt: Date
  answeredAt: Date | null
  clientFirstname: string
  clientLastname: string
  title: string
}

const columns = sql`g.hire_id, g.professional_id, g.client_id, g.stars, g.words, g.answer, g.rated_at, g.answered_at,
  c.firstname as client_firstname, c.lastname as client_lastname, h.title`
const from = sql`from hire_ratings g join users c on c.id = g.client_id join hires h on h.id = g.hire_id`

/** False when it was rated before. */
export async function insertRating(
  db: Db,
  row: Pick<RatingRow, 'hireId' | 'professionalId' | 'clientId' | 'stars' | 'words'> & { now: Date },
): Promise<boolean> {
  const count = await db.run(sql`
    insert into hire_ratings (hire_id, professional_id, client_id, stars, words, rated_at)
    values (${row.hireId}, ${row.professionalId}, ${row.clientId}, ${row.stars}, ${row.words}, ${row.now})
    on conflict do nothing`)
  return count === 1
}

/** Once. */
export async function setRatingAnswer(db: Db, hireId: number, answer: string, now: Date): Promise<boolean> {
  const count = await db.run(sql`
    update hire_ratings set answer = ${answer}, answered_at = ${now} where hire_id = ${hireId} and answer is null`)
  return count === 1
}

export function findRatings(db: Db, hireIds: readonly number[]): Promise<RatingRow[]> {
  return db.many(sql`select ${columns} ${from} where g.hire_id = any(${hireIds}::bigint[])`)
}

/** Those that say something in words: what somebody wrote who left is gone. */
export function findWordsOf(db: Db, professionalId: number, limit: number): Promise<(RatingRow & { words: string })[]> {
  return db.many(sql`
    select ${columns} ${from} where g.professional_id = ${professionalId} and g.words is not null
    order by g.rated_at desc, g.hire_id desc limit ${limit}`)
}

export async function findRatingsOf(
  db: Db,
  professionalId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: RatingRow[]; total: number; mean: number | null }> {
  const rows = await db.many<RatingRow>(sql`
    select ${columns} ${from} where g.professional_id = ${professionalId}
    order by g.rated_at desc, g.hire_id desc limit ${limit} offset ${offset}`)
  const sums = await db.one<{ total: number; mean: number | null }>(sql`
    select count(*)::int as total, round(avg(stars), 1)::float8 as mean from hire_ratings
    where professional_id = ${professionalId}`)
  return { rows, ...sums }
}
