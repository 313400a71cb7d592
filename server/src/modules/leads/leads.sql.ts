import { mostAgents, type Stage } from '@properysearch/contract/leads/facts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { columns as requirementColumns } from './requirements.sql.ts'

/** Takes one of the three places; undefined when the agent has it, or none is left. The requirement is locked. */
export async function insertLead(
  db: Db,
  lead: {
    requirementId: number
    personId: number
    agentId: number
    order: { id: number; totalPaise: number } | null
    now: Date
  },
): Promise<number | undefined> {
  const { requirementId, personId, agentId, order, now } = lead
  const row = await db.maybe<{ id: number }>(sql`
    insert into leads (agent_id, person_id, requirement_id, place, order_id, paid_paise, made_at, changed_at)
    select ${agentId}::bigint, ${personId}::bigint, ${requirementId}::bigint, free.place, ${order?.id ?? null}::bigint,
      ${order?.totalPaise ?? null}::bigint, ${now}::timestamptz, ${now}::timestamptz
    from generate_series(1, ${mostAgents}::int) free(place)
    where not exists (select from leads l
      where l.requirement_id = ${requirementId} and l.place = free.place and l.refunded_at is null)
    order by free.place limit 1
    on conflict do nothing returning id`)
  return row?.id
}

/** Out of a hire or a visit; once for each. */
export async function insertOtherLead(
  db: Db,
  lead: { agentId: number; personId: number; propertyId: number | null; now: Date } & (
    | { hireId: number }
    | { visitId: number }
  ),
): Promise<void> {
  const [hireId, visitId] = 'hireId' in lead ? [lead.hireId, null] : [null, lead.visitId]
  await db.run(sql`
    insert into leads (agent_id, person_id, property_id, hire_id, visit_id, made_at, changed_at)
    values (${lead.agentId}, ${lead.personId}, ${lead.propertyId}, ${hireId}, ${visitId}, ${lead.now}, ${lead.now})
    on conflict do nothing`)
}

export async function deleteLead(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from leads where id = ${id}`)
}

export interface LeadRow {
  id: number
  stage: Stage
  note: string
  nextOn: string | null
  madeAt: Date
  changedAt: Date
  personId: number
  firstname: string
  lastname: string
  city: string
  /** Read afresh: null when it is closed, or its person may not be reached. */
  mobile: string | null
  requirementId: number | null
  hireId: number | null
  visitId: number | null
  propertyId: number | null
  title: string | null
}

const from = sql`from leads l join users u on u.id = l.person_id left join requirements r on r.id = l.requirement_id
  left join properties p on p.id = l.property_id`
const columns: Sql = sql`l.id, l.stage, l.note, l.next_on::text, l.made_at, l.changed_at, l.person_id, u.firstname,
  u.lastname, u.city, l.requirement_id, l.hire_id, l.visit_id, l.property_id, p.title,
  case when r.id is not null and r.closed_at is null and u.suspended_at is null then u.mobile end as mobile`

/** Those with the nearest next date first, then the newest. */
export async function findLeads(
  db: Db,
  agentId: number,
  { stage, limit, offset }: { stage: Stage; limit: number; offset: number },
): Promise<{ rows: LeadRow[]; counts: Map<string, number> }> {
  const rows = await db.many<LeadRow>(sql`
    select ${columns} ${from} where l.agent_id = ${agentId} and l.stage = ${stage} and l.refunded_at is null
    order by l.next_on nulls last, l.changed_at desc, l.id desc limit ${limit} offset ${offset}`)
  const counted = await db.many<{ stage: string; n: number }>(sql`
    select stage, count(*)::int as n from leads where agent_id = ${agentId} and refunded_at is null group by stage`)
  return { rows, counts: new Map(counted.map(({ stage, n }) => [stage, n])) }
}

export function findLead(db: Db, agentId: number, id: number): Promise<LeadRow | undefined> {
  return db.maybe(sql`
    select ${columns} ${from} where l.agent_id = ${agentId} and l.id = ${id} and l.refunded_at is null`)
}

/** False when it is no longer in the stage it is moved from. */
export async function setStage(
  db: Db,
  { id, agentId, from, to, now }: { id: number; agentId: number; from: Stage; to: Stage; now: Date },
): Promise<boolean> {
  const moved = await db.run(sql`
    update leads set stage = ${to}, changed_at = ${now}
    where id = ${id} and agent_id = ${agentId} and stage = ${from} and refunded_at is null`)
  return moved === 1
}

export async function setNote(
  db: Db,
  { id, agentId, note, nextOn, now }: { id: number; agentId: number; note: string; nextOn: string | null; now: Date },
): Promise<boolean> {
  const set = await db.run(sql`
    update leads set note = ${note}, next_on = ${nextOn}, changed_at = ${now}
    where id = ${id} and agent_id = ${agentId} and refunded_at is null`)
  return set === 1
}

export interface HolderRow {
  requirementId: number
  agentId: number
  firstname: string
  lastname: string
  reraNumber: string | null
  photoKey: string | null
  madeAt: Date
}

/** Who has these requirements, the first first. */
export function findHolders(db: Db, requirementIds: readonly number[]): Promise<HolderRow[]> {
  return db.many(sql`
    select l.requirement_id, l.agent_id, a.firstname, a.lastname,
      case when d.state = 'verified' then d.number end as rera_number, a.photo_key, l.made_at
    from leads l join users a on a.id = l.agent_id left join professional_details d on d.user_id = a.id
    where l.requirement_id = any(${requirementIds}) and l.refunded_at is null order by l.made_at, l.id`)
}

export interface TakenRow {
  id: number
  agentId: number
  orderId: number | null
  madeAt: Date
}

export function findTaken(db: Db, requirementId: number): Promise<TakenRow[]> {
  return db.many(sql`
    select id, agent_id, order_id, made_at from leads
    where requirement_id = ${requirementId} and refunded_at is null and given_back_at is null order by agent_id`)
}

/** It was made good: by the lead of the package itself, or by one in its place. */
export async function setGivenBack(db: Db, id: number, credit: { creditId: number | null; now: Date }): Promise<void> {
  await db.run(sql`update leads set credit_id = ${credit.creditId}, given_back_at = ${credit.now} where id = ${id}`)
}

export function markLeadRefunded(
  db: Db,
  orderId: number,
  now: Date,
): Promise<{ requirementId: number; personId: number; creditId: number | null; isClosed: boolean } | undefined> {
  return db.maybe(sql`
    update leads l set refunded_at = ${now} from requirements r
    where l.order_id = ${orderId} and l.refunded_at is null and r.id = l.requirement_id
    returning l.requirement_id, l.person_id, l.credit_id, r.closed_at is not null as is_closed`)
}

/** Whether a lead waits for its agent today, or has waited since. */
export async function hasNextDue(db: Db, agentId: number, today: string): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from leads where agent_id = ${agentId} and next_on <= ${today} and stage not in ('won', 'lost')
      and refunded_at is null limit 1`)
  return row !== undefined
}

export async function countNew(db: Db, agentId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(
    sql`select count(*)::int as n from leads where agent_id = ${agentId} and stage = 'new' and refunded_at is null`,
  )
  return n
}

/** For the copy of a person's data. What belongs to others, their names and numbers, is not in it. */
export async function findLeadsForCopy(db: Db, userId: number): Promise<Record<string, unknown>> {
  const requirements = await db.many(sql`
    select ${requirementColumns} from requirements r where r.user_id = ${userId} order by r.id`)
  const unlocked = await db.many(sql`
    select id, requirement_id, order_id, stage, note, next_on::text, made_at, changed_at, refunded_at from leads
    where agent_id = ${userId} order by id`)
  const given = await db.many(sql`
    select requirement_id, made_at from leads where person_id = ${userId} and refunded_at is null order by id`)
  return { requirements, unlocked, given }
}

/** What they asked for and who had it goes, and what they noted about others. */
export async function eraseLeads(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from leads where agent_id = ${userId} or person_id = ${userId}`)
  await db.run(sql`delete from requirement_recipients where agent_id = ${userId}`)
  await db.run(sql`delete from requirements where user_id = ${userId}`)
}
