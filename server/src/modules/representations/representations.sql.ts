import type { ActOf, ActorOf } from '@properysearch/contract/kernel/state-graph'
import { type RepresentationState, representationGraph } from '@properysearch/contract/representations/facts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Move, move } from '../../platform/move.ts'

export interface RepresentationRow {
  id: number
  propertyId: number
  ownerId: number
  agentId: number
  hireId: number | null
  state: RepresentationState
  words: string
  rate: number | null
  amountPaise: number | null
  agreementShare: number
  expiresOn: string
  isRegistered: boolean
  gstin: string | null
  isIndividual: boolean
  askedAt: Date
  changedAt: Date
  ownerFirstname: string
  ownerLastname: string
  agentFirstname: string
  agentLastname: string
  agentCity: string
  agentPhotoKey: string | null
  agentIsVerified: boolean
  reraNumber: string | null
}

const columns = sql`r.id, r.property_id, r.owner_id, r.agent_id, r.hire_id, r.state, r.words, r.rate, r.amount_paise,
  r.agreement_share, r.expires_on::text, r.is_registered, r.gstin, r.is_individual, r.asked_at, r.changed_at,
  o.firstname as owner_firstname, o.lastname as owner_lastname, a.firstname as agent_firstname,
  a.lastname as agent_lastname, a.city as agent_city, a.photo_key as agent_photo_key,
  a.aadhaar_verified_at is not null or a.pan_verified_at is not null as agent_is_verified, 
  case when d.state = 'verified' then d.number end as rera_number`
const from = sql`from representations r join users o on o.id = r.owner_id join users a on a.id = r.agent_id
  left join professional_details d on d.user_id = r.agent_id`

export type NewRepresentation = Pick<
  RepresentationRow,
  | 'propertyId'
  | 'ownerId'
  | 'agentId'
  | 'hireId'
  | 'words'
  | 'rate'
  | 'amountPaise'
  | 'agreementShare'
  | 'expiresOn'
  | 'isRegistered'
  | 'gstin'
  | 'isIndividual'
> & { now: Date }

/** Undefined when the agent has asked already or represents it, or the hire has made its own. */
export async function insertRepresentation(db: Db, row: NewRepresentation): Promise<number | undefined> {
  const made = await db.maybe<{ id: number }>(sql`
    insert into representations (property_id, owner_id, agent_id, hire_id, words, rate, amount_paise, agreement_share,
      expires_on, is_registered, gstin, is_individual, asked_at, changed_at)
    values (${row.propertyId}, ${row.ownerId}, ${row.agentId}, ${row.hireId}, ${row.words}, ${row.rate},
      ${row.amountPaise}, ${row.agreementShare}, ${row.expiresOn}, ${row.isRegistered}, ${row.gstin},
      ${row.isIndividual}, ${row.now}, ${row.now})
    on conflict do nothing returning id`)
  return made?.id
}

/** For its owner and its agent alone. */
export function findRepresentation(db: Db, id: number, userId: number): Promise<RepresentationRow | undefined> {
  return db.maybe(sql`
    select ${columns} ${from} where r.id = ${id} and (r.owner_id = ${userId} or r.agent_id = ${userId})`)
}

export function lockRepresentation(db: Db, id: number): Promise<RepresentationRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where r.id = ${id} for no key update of r`)
}

/** What waits or is in force between an agent and a listing. */
export function findLive(db: Db, propertyId: number, agentId: number): Promise<RepresentationRow | undefined> {
  return db.maybe(sql`
    select ${columns} ${from} where r.property_id = ${propertyId} and r.agent_id = ${agentId}
      and r.state in ('asked', 'accepted')`)
}

/** Whom the owner has accepted for a listing, also while they cannot act. */
export function findAccepted(db: Db, propertyId: number): Promise<RepresentationRow | undefined> {
  return db.maybe(sql`select ${columns} ${from} where r.property_id = ${propertyId} and r.state = 'accepted'`)
}

/** Who represents a listing today. */
export function findInForce(db: Db, propertyId: number, today: string): Promise<RepresentationRow | undefined> {
  return db.maybe(sql`
    select ${columns} ${from} where r.property_id = ${propertyId} and r.state = 'accepted' and r.expires_on >= ${today}
      and a.suspended_at is null`)
}

/** Whether a hire has made one, whatever became of it. */
export async function hasMadeOne(db: Db, hireId: number): Promise<boolean> {
  return (await db.maybe(sql`select from representations where hire_id = ${hireId}`)) !== undefined
}

/** What a hire has made, while it waits or is in force. */
export function findOfHire(db: Db, hireId: number): Promise<RepresentationRow | undefined> {
  return db.maybe(sql`
    select ${columns} ${from} where r.hire_id = ${hireId} and r.state in ('asked', 'accepted') for no key update of r`)
}

const ofAgent = (agentId: number, state: RepresentationState | undefined): Sql =>
  sql`where r.agent_id = ${agentId} ${state === undefined ? sql`` : sql`and r.state = ${state}`}`

export async function findOfAgent(
  db: Db,
  {
    agentId,
    state,
    limit,
    offset,
  }: { agentId: number; state?: RepresentationState | undefined } & {
    limit: number
    offset: number
  },
): Promise<{ rows: RepresentationRow[]; total: number }> {
  const rows = await db.many<RepresentationRow>(sql`
    select ${columns} ${from} ${ofAgent(agentId, state)} order by r.id desc limit ${limit} offset ${offset}`)
  const { total } = await db.one<{ total: number }>(
    sql`select count(*)::int as total from representations r ${ofAgent(agentId, state)}`,
  )
  return { rows, total }
}

/** Of an owner: by listing or by agent; in force first, then those that wait, then the newest. */
export function findOfOwner(
  db: Db,
  ownerId: number,
  by: { propertyId: number } | { agentId: number },
): Promise<RepresentationRow[]> {
  const which = 'propertyId' in by ? sql`r.property_id = ${by.propertyId}` : sql`r.agent_id = ${by.agentId}`
  return db.many(sql`
    select ${columns} ${from} where r.owner_id = ${ownerId} and ${which}
    order by r.state = 'accepted' desc, r.state = 'asked' desc, r.id desc limit 100`)
}

type Step = Move<ActorOf<typeof representationGraph>, ActOf<typeof representationGraph>>

/** False when it is no longer where the act begins. */
export async function moveRepresentation(db: Db, step: Step, now: Date): Promise<boolean> {
  const life = { graph: representationGraph, table: sql`representations` }
  return (await move(db, life, { ...step, alsoSet: sql`, changed_at = ${now}` }, now)) !== undefined
}

/** Not answered in time, or past its last day; as many as one round takes. */
export function findOver(db: Db, given: { today: string; askedBefore: Date }): Promise<{ id: number }[]> {
  return db.many(sql`
    select id from representations
    where (state = 'asked' and (asked_at <= ${given.askedBefore} or expires_on < ${given.today}))
      or (state = 'accepted' and expires_on < ${given.today})
    order by id limit 500`)
}

export function findOpenOf(db: Db, userId: number): Promise<{ id: number }[]> {
  return db.many(sql`
    select id from representations
    where (agent_id = ${userId} or owner_id = ${userId}) and state in ('asked', 'accepted') order by id`)
}

export async function countInForce(db: Db, agentId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(
    sql`select count(*)::int as n from representations where agent_id = ${agentId} and state = 'accepted'`,
  )
  return n
}

export async function hasToAnswer(db: Db, ownerId: number): Promise<boolean> {
  const row = await db.maybe(sql`select 1 from representations where owner_id = ${ownerId} and state = 'asked' limit 1`)
  return row !== undefined
}

/** How many agents ask for each of these listings. */
export async function countAsked(db: Db, propertyIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.many<{ propertyId: number; n: number }>(sql`
    select property_id, count(*)::int as n from representations
    where property_id = any(${propertyIds}) and state = 'asked' group by property_id`)
  return new Map(rows.map((row) => [row.propertyId, row.n]))
}

/** For the copy of a person's data. */
export function findForCopy(db: Db, userId: number): Promise<Record<string, unknown>[]> {
  return db.many(sql`
    select id, property_id, case when agent_id = ${userId} then 'agent' else 'owner' end as as, state,
      case when agent_id = ${userId} then words end as words, rate, amount_paise, agreement_share, expires_on::text,
      case when agent_id = ${userId} then gstin end as gstin, asked_at, changed_at
    from representations where agent_id = ${userId} or owner_id = ${userId} order by id`)
}

/** The words of an agent who leaves. */
export async function eraseWords(db: Db, agentId: number): Promise<void> {
  await db.run(sql`update representations set words = '', gstin = null where agent_id = ${agentId}`)
}
