import type { RevealAct, RevealWay } from '@properysearch/contract/reveals/facts'
import type { Role } from '@properysearch/contract/roles'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export interface Reveal {
  ownerId: number
  holderId: number
  way: RevealWay
  subjectId: number
  propertyId?: number
  act: RevealAct
  until?: Date
  now: Date
}

export async function logReveal(db: Db, reveal: Reveal): Promise<void> {
  const { ownerId, holderId, way, subjectId, propertyId = null, act, until = null, now } = reveal
  await db.run(sql`
    insert into number_reveals (owner_id, holder_id, way, subject_id, property_id, act, until, at)
    values (${ownerId}, ${holderId}, ${way}, ${subjectId}, ${propertyId}, ${act}, ${until}, ${now})`)
}

/** Of several people at once. */
export async function logReveals(
  db: Db,
  reveal: Omit<Reveal, 'holderId'>,
  holderIds: readonly number[],
): Promise<void> {
  for (const holderId of holderIds) await logReveal(db, { ...reveal, holderId })
}

export interface RevealRow {
  id: number
  way: RevealWay
  subjectId: number
  propertyId: number | null
  title: string | null
  act: RevealAct
  until: Date | null
  at: Date
  firstname: string
  lastname: string
  role: Role
  photoKey: string | null
  isErased: boolean
}

const columns = sql`n.id, n.way, n.subject_id, n.property_id, p.title, n.act, n.until, n.at, u.firstname, u.lastname, u.role,
  u.photo_key, u.erased_at is not null as is_erased`
const joins = sql`join users u on u.id = n.holder_id left join properties p on p.id = n.property_id`

/** Between two people: one has blocked the other, or blocks them no longer. */
interface Between {
  ownerId: number
  holderId: number
  now: Date
}
const ofVisits = ({ ownerId, holderId }: Between) =>
  visible(sql`l.owner_id = ${ownerId} and l.holder_id = ${holderId} and l.way = 'visit'`)

/** A host who is blocked sees the number of no visit any more. */
export async function hideFromHost(db: Db, between: Between): Promise<void> {
  await db.run(sql`
    insert into number_reveals (owner_id, holder_id, way, subject_id, property_id, act, until, at)
    select n.owner_id, n.holder_id, n.way, n.subject_id, n.property_id, 'taken-back', n.until, ${between.now}::timestamptz
    from ${ofVisits(between)} n where ${isVisible}`)
}

/** What only the block had hidden, where the visit is not over. */
export async function showHostAgain(db: Db, between: Between): Promise<void> {
  await db.run(sql`
    insert into number_reveals (owner_id, holder_id, way, subject_id, property_id, act, until, at)
    select n.owner_id, n.holder_id, n.way, n.subject_id, n.property_id, 'given-again', n.until, ${between.now}::timestamptz
    from ${ofVisits(between)} n where n.act = 'taken-back' and n.until > ${between.now}`)
}

/** The last line of each, where it says that the number is visible. */
const visible = (whose: Sql): Sql => sql`(
  select distinct on (l.way, l.subject_id, l.owner_id, l.holder_id) l.* from number_reveals l where ${whose}
  order by l.way, l.subject_id, l.owner_id, l.holder_id, l.id desc)`
const isVisible = sql`n.act in ('given', 'given-again')`

type Page = { limit: number; offset: number }
type Found = Promise<{ rows: RevealRow[]; total: number }>

export async function findHolders(db: Db, ownerId: number, page: Page): Found {
  const from = sql`from ${visible(sql`l.owner_id = ${ownerId}`)} n`
  const rows = await db.many<RevealRow>(sql`
    select ${columns} ${from} ${joins} where ${isVisible} order by n.at desc, n.id desc limit ${page.limit} offset ${page.offset}`)
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total ${from} where ${isVisible}`)
  return { rows, total }
}

export async function findLog(db: Db, ownerId: number, page: Page): Found {
  const rows = await db.many<RevealRow>(sql`
    select ${columns} from number_reveals n ${joins} where n.owner_id = ${ownerId} order by n.at desc, n.id desc
    limit ${page.limit} offset ${page.offset}`)
  const { total } = await db.one<{ total: number }>(
    sql`select count(*)::int as total from number_reveals where owner_id = ${ownerId}`,
  )
  return { rows, total }
}

/** For the copy of a person's data: to whom theirs was shown. Whose number they saw is in the other person's. */
export function findForCopy(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select way, act, property_id, until, at from number_reveals where owner_id = ${userId} order by id`)
}

/** Whoever leaves sees nobody's number, and nobody sees theirs. */
export async function endAllOf(db: Db, userId: number, now: Date): Promise<void> {
  await db.run(sql`
    insert into number_reveals (owner_id, holder_id, way, subject_id, property_id, act, at)
    select n.owner_id, n.holder_id, n.way, n.subject_id, n.property_id, 'left', ${now}::timestamptz
    from ${visible(sql`${userId} in (l.owner_id, l.holder_id)`)} n where ${isVisible}`)
}
