import type { HireState } from '@properysearch/contract/hires/facts'
import { leadStates } from '@properysearch/contract/hires/facts'
import type { Db } from '../../../platform/db/database.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'

export interface LeadRow {
  id: number
  state: HireState
  title: string
  propertyId: number | null
  propertyTitle: string | null
  firstname: string
  lastname: string
  city: string
  locality: string | null
  photoKey: string | null
  paidAt: Date
}

const columns = sql`h.id, h.state, h.title, h.property_id, p.title as property_title, u.firstname, u.lastname, u.city,
  home.name as locality, u.photo_key, h.paid_at`

/** The client's locality is the one nearest to where they said they are, if they did. */
const joins = sql`join users u on u.id = h.client_id left join properties p on p.id = h.property_id
  left join lateral (
    select l.name from localities l join cities c on c.id = l.city_id and lower(c.name) = lower(u.city)
    where u.latitude is not null and abs(l.latitude - u.latitude) < 0.1 and abs(l.longitude - u.longitude) < 0.1
    order by (l.latitude - u.latitude) ^ 2 + (l.longitude - u.longitude) ^ 2 limit 1) home on true`

const areLeadsOf = (lawyerId: number): Sql => sql`h.kind = 'lawyer' and h.professional_id = ${lawyerId}
  and h.paid_at is not null and h.state = any(${leadStates}::text[])`

/** What waits for an answer first, the nearest deadline before the others; then what is worked on and the rest, the newest first. */
const nextFirst = sql`case when h.state = 'paid' then 0 when h.state in ('accepted', 'waiting') then 1 else 2 end,
  case when h.state = 'paid' then h.paid_at end, h.paid_at desc, h.id desc`

export function findLeads(db: Db, lawyerId: number, limit: number, offset: number): Promise<LeadRow[]> {
  return db.many(sql`
    with shown as (
      select h.* from hires h where ${areLeadsOf(lawyerId)}
      order by ${nextFirst} limit ${limit} offset ${offset})
    select ${columns} from shown h ${joins}
    order by ${nextFirst}`)
}

export async function countLeads(db: Db, lawyerId: number): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`select count(*)::int as n from hires h where ${areLeadsOf(lawyerId)}`)
  return n
}

/** The caller has found out that it is theirs. */
export function findLead(db: Db, hireId: number): Promise<LeadRow> {
  return db.one(sql`select ${columns} from hires h ${joins} where h.id = ${hireId}`)
}

export interface ConflictRow {
  id: number
  state: HireState
  firstname: string
  lastname: string
  isSameProperty: boolean
  isOtherSideClient: boolean
}

/**
 * Other matters that this lawyer took on and that touch this one: the same property for somebody else, somebody of
 * the other side as their client, or this client as the other side of theirs.
 */
export function findConflicts(db: Db, hireId: number): Promise<ConflictRow[]> {
  return db.many(sql`
    with this as (
      select h.id, h.professional_id, h.client_id, h.property_id,
        case when b.id is null then p.owner_id when b.buyer_id = h.client_id then b.seller_id else b.buyer_id end as other_id
      from hires h left join bookings b on b.id = h.booking_id left join properties p on p.id = h.property_id
      where h.id = ${hireId}),
    touching as (
      select h.id, h.state, u.firstname, u.lastname, h.property_id is not distinct from this.property_id
          and this.property_id is not null as is_same_property,
        coalesce(h.client_id = this.other_id, false) as is_other_side_client,
        coalesce(this.client_id in (b.buyer_id, b.seller_id, case when b.id is null then p.owner_id end), false)
          as was_other_side
      from this join hires h on h.kind = 'lawyer' and h.professional_id = this.professional_id and h.id <> this.id
        and h.client_id <> this.client_id and h.accepted_at is not null
      join users u on u.id = h.client_id
      left join bookings b on b.id = h.booking_id left join properties p on p.id = h.property_id)
    select id, state, firstname, lastname, is_same_property, is_other_side_client from touching
    where is_same_property or is_other_side_client or was_other_side order by id desc limit 20`)
}

export interface OpenCaseRow {
  id: number
  state: HireState
  title: string
  propertyTitle: string | null
  firstname: string
  lastname: string
  dueAt: Date | null
}

/** Those on which work goes on, the earliest deadline first; what waits for a paper has none meanwhile. */
export function findOpenCases(db: Db, lawyerId: number): Promise<OpenCaseRow[]> {
  return db.many(sql`
    select h.id, h.state, h.title, p.title as property_title, u.firstname, u.lastname,
      case when h.state = 'accepted' then h.due_at end as due_at
    from hires h join users u on u.id = h.client_id left join properties p on p.id = h.property_id
    where h.kind = 'lawyer' and h.professional_id = ${lawyerId} and h.state in ('accepted', 'waiting')
    order by due_at nulls last, h.id limit 200`)
}
