import type { Wish } from '@properysearch/contract/leads/facts'
import { mostAgents } from '@properysearch/contract/leads/facts'
import { agentReachKm } from '@properysearch/contract/professionals/facts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export interface RequirementRow {
  id: number
  userId: number
  wish: Wish
  city: string
  localities: string[]
  minPaise: number | null
  maxPaise: number
  words: string
  consent: string
  createdAt: Date
  openUntil: Date
  closedAt: Date | null
  /** How many agents it was told to. */
  recipients: number
}

export const columns: Sql = sql`r.id, r.user_id, r.wish, r.city, r.localities, r.min_paise, r.max_paise, r.words,
  r.consent, r.created_at, r.open_until, r.closed_at,
  (select count(*)::int from requirement_recipients x where x.requirement_id = r.id) as recipients`

export type NewRequirement = Omit<RequirementRow, 'id' | 'closedAt' | 'recipients'> & {
  latitude: number
  longitude: number
  key: string
}

/** The same key gives the same row. */
export async function insertRequirement(db: Db, row: NewRequirement): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into requirements (user_id, wish, city, localities, latitude, longitude, min_paise, max_paise, words, consent,
      key, created_at, open_until)
    values (${row.userId}, ${row.wish}, ${row.city}, ${row.localities}, ${row.latitude}, ${row.longitude},
      ${row.minPaise}, ${row.maxPaise}, ${row.words}, ${row.consent}, ${row.key}, ${row.createdAt}, ${row.openUntil})
    on conflict (user_id, key) do update set key = excluded.key returning id`)
  return id
}

export function findByKey(db: Db, userId: number, key: string): Promise<RequirementRow | undefined> {
  return db.maybe(sql`select ${columns} from requirements r where r.user_id = ${userId} and r.key = ${key}`)
}

export async function countOpen(db: Db, userId: number, now: Date): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from requirements
    where user_id = ${userId} and closed_at is null and open_until > ${now}`)
  return n
}

/** The last fifty of somebody. */
export function findRequirementsOf(db: Db, userId: number): Promise<RequirementRow[]> {
  return db.many(sql`select ${columns} from requirements r where r.user_id = ${userId} order by r.id desc limit 50`)
}

export function findRequirements(db: Db, ids: readonly number[]): Promise<RequirementRow[]> {
  return db.many(sql`select ${columns} from requirements r where r.id = any(${ids})`)
}

/** Until the transaction ends: who unlocks and who closes wait for one another. */
export function lockRequirement(db: Db, id: number): Promise<RequirementRow | undefined> {
  return db.maybe(sql`select ${columns} from requirements r where r.id = ${id} for update`)
}

/** False when it is closed already. */
export async function closeRequirement(db: Db, id: number, now: Date): Promise<boolean> {
  const closed = await db.run(sql`update requirements set closed_at = ${now} where id = ${id} and closed_at is null`)
  if (closed === 0) return false
  await db.run(sql`
    update requirement_recipients set open_until = ${now} where requirement_id = ${id} and open_until > ${now}`)
  return true
}

export type OfferRow = RequirementRow & { distanceKm: number; taken: number; leadId: number | null }

const kmPerDegree = 111.195
const distance = sql`(12742 * asin(sqrt(least(1, sin(radians(r.latitude - a.latitude) / 2) ^ 2
  + cos(radians(a.latitude)) * cos(radians(r.latitude)) * sin(radians(r.longitude - a.longitude) / 2) ^ 2))))`
const taken = sql`(select count(*)::int from leads l where l.requirement_id = r.id and l.refunded_at is null)`
const mine = sql`(select l.id from leads l where l.requirement_id = r.id and l.agent_id = a.id and l.refunded_at is null)`
const offerColumns = sql`${columns}, x.distance_km, ${taken} as taken, ${mine} as lead_id`

/** Those within reach when it was told: nobody who registers or moves there later reads it. How many there are. */
export function insertRecipients(db: Db, requirementId: number): Promise<number> {
  return db.run(sql`
    insert into requirement_recipients (requirement_id, agent_id, distance_km, open_until)
    select r.id, a.id, round((${distance})::numeric, 1)::float8, r.open_until from requirements r join users a on a.role = 'agent'
      and a.erased_at is null and a.id <> r.user_id
      and a.latitude between r.latitude - ${agentReachKm / kmPerDegree}::float8
        and r.latitude + ${agentReachKm / kmPerDegree}::float8 and ${distance} <= ${agentReachKm}::float8
    where r.id = ${requirementId} on conflict do nothing`)
}

/** Told to this agent by somebody who is not suspended. */
const told = (agentId: number): Sql => sql`from requirement_recipients x join users a on a.id = x.agent_id
    join requirements r on r.id = x.requirement_id join users u on u.id = r.user_id
  where x.agent_id = ${agentId}`

const offeredTo = (
  agentId: number,
  now: Date,
): Sql => sql`${told(agentId)} and x.open_until > ${now} and u.suspended_at is null and r.closed_at is null
  and r.open_until > ${now} and (${taken} < ${mostAgents}::int or ${mine} is not null)`

/** What waits for agents, newest first; what is closed or over is not read, however much there was; what three have already is shown to these three alone. */
export async function findOffers(
  db: Db,
  { agentId, now }: { agentId: number; now: Date },
  page: { limit: number; offset: number },
): Promise<{ rows: OfferRow[]; total: number }> {
  const rows = await db.many<OfferRow>(sql`
    select ${offerColumns} ${offeredTo(agentId, now)} order by r.created_at desc, r.id desc limit ${page.limit} offset ${page.offset}`)
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total ${offeredTo(agentId, now)}`)
  return { rows, total }
}

/** How many an agent could unlock now. */
export async function countOffers(db: Db, agentId: number, now: Date): Promise<number> {
  const { n } = await db.one<{ n: number }>(
    sql`select count(*)::int as n ${offeredTo(agentId, now)} and ${mine} is null`,
  )
  return n
}

/** One that was told to the agent: while it is open, as its person agreed, and for whoever has unlocked it for good. */
export function findOffer(
  db: Db,
  { agentId, id, now }: { agentId: number; id: number; now: Date },
): Promise<OfferRow | undefined> {
  return db.maybe(sql`
    select ${offerColumns} ${told(agentId)} and r.id = ${id}
      and (${mine} is not null or (u.suspended_at is null and r.closed_at is null and r.open_until > ${now}))`)
}
