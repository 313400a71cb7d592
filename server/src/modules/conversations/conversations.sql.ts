import {
  type ConversationAct,
  type ConversationKind,
  type ConversationList,
  type ConversationState,
  conversationGraph,
  type MemberRole,
} from '@properysearch/contract/conversations/facts'
import type { HireState } from '@properysearch/contract/hires/facts'
import type { PostedBy } from '@properysearch/contract/listings/facts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { move } from '../../platform/move.ts'

/** A conversation as one of its members sees it. */
export interface ConversationRow {
  id: number
  kind: ConversationKind
  state: ConversationState
  /** Of the listing that it is about, or that the deal is about. */
  propertyId: number | null
  postedBy: PostedBy | null
  bookingId: number | null
  hireId: number | null
  askerId: number | null
  ownerId: number | null
  mandateId: number | null
  hireState: HireState | null
  title: string
  lastSeq: number
  removals: number
  lastReadSeq: number
  isMuted: boolean
  people: PersonRow[]
  last: { body: string | null; senderId: number; isFile: boolean; isRemoved: boolean; sentAt: string } | null
  /** In a conversation about a listing: I block the other, or they block me. */
  blockedByMe: boolean
  blocksMe: boolean
  /** How many the asker has written. */
  askerMessages: number
}

export interface PersonRow {
  id: number
  role: MemberRole
  firstname: string
  lastname: string
  isErased: boolean
  readSeq: number
}

/** Whether a person of this id is in it, asked of what it is about: a deal or a hire may have ended for them. */
const isParty = (userId: Sql) => sql`case c.kind
  when 'listing' then ${userId} in (c.asker_id, (select owner_id from properties where id = c.property_id))
  when 'deal' then exists (select from bookings b where b.id = c.booking_id and ${userId} in (b.buyer_id, b.seller_id))
    or exists (select from mandates x where x.booking_id = c.booking_id and x.agent_id = ${userId} and x.state = 'accepted')
  else exists (select from hires h where h.id = c.hire_id and ${userId} in (h.client_id, h.professional_id)) end`

/** Everybody who is in it now, with what they are. */
const peopleOf = sql`
  select c.asker_id as id, 'asker' as role, 1 as place where c.kind = 'listing'
  union all select p.owner_id, 'owner', 2 where c.kind = 'listing'
  union all select b.buyer_id, case b.kind when 'sale' then 'buyer' else 'tenant' end, 1 where b.id is not null
  union all select b.seller_id, case b.kind when 'sale' then 'seller' else 'landlord' end, 2 where b.id is not null
  union all select x.agent_id, 'agent', 3 from mandates x where x.booking_id = b.id and x.state = 'accepted'
  union all select h.client_id, 'client', 1 where h.id is not null
  union all select h.professional_id, h.kind, 2 where h.id is not null`

const about = sql`left join bookings b on b.id = c.booking_id left join hires h on h.id = c.hire_id
  left join properties p on p.id = coalesce(c.property_id, b.property_id)`

const columnsFor = (
  userId: number,
) => sql`c.id, c.kind, c.state, p.id as property_id, p.posted_by, c.booking_id, c.hire_id,
  c.asker_id, p.owner_id, h.state as hire_state, coalesce(h.title, p.title, '') as title, c.last_seq, c.removals,
  coalesce(m.last_read_seq, 0) as last_read_seq, coalesce(m.is_muted, false) as is_muted,
  (select min(x.id) from mandates x where x.booking_id = c.booking_id and x.agent_id = ${userId}
    and x.state = 'accepted') as mandate_id,
  (select json_agg(json_build_object('id', u.id, 'role', one.role, 'firstname', u.firstname, 'lastname', u.lastname,
      'isErased', u.erased_at is not null, 'readSeq', coalesce(reader.last_read_seq, 0)) order by one.place, u.id)
    from (select id, min(role) as role, min(place) as place from (${peopleOf}) every_role group by id) one
    join users u on u.id = one.id
    left join conversation_members reader on reader.conversation_id = c.id and reader.user_id = u.id) as people,
  (select json_build_object('body', left(l.body, 160), 'senderId', l.sender_id, 'isFile', l.file_key is not null,
      'isRemoved', l.removed_at is not null, 'sentAt', l.sent_at)
    from messages l where l.conversation_id = c.id and l.seq = c.last_seq) as last,
  c.kind = 'listing' and exists (select from contact_blocks k where k.owner_id = ${userId}
    and k.user_id in (c.asker_id, p.owner_id)) as blocked_by_me,
  c.kind = 'listing' and exists (select from contact_blocks k where k.user_id = ${userId}
    and k.owner_id in (c.asker_id, p.owner_id)) as blocks_me,
  case when c.state = 'request' then (select count(*)::int from (select from messages a
    where a.conversation_id = c.id and a.sender_id = c.asker_id limit 100) few) else 0 end as asker_messages`

const fromFor = (userId: number) => sql`from conversations c ${about}
  left join conversation_members m on m.conversation_id = c.id and m.user_id = ${userId}`

/** For whoever is in it now; nobody else learns that it exists. */
export function findConversation(db: Db, id: number, userId: number): Promise<ConversationRow | undefined> {
  return db.maybe(sql`
    select ${columnsFor(userId)} ${fromFor(userId)}
    where c.id = ${id} and ${isParty(sql`${userId}`)} and (c.begun_at is not null or m.user_id is not null)`)
}

/** The same, and whoever else writes in it waits until the transaction ends. */
export async function lockConversation(db: Db, id: number, userId: number): Promise<ConversationRow | undefined> {
  await db.run(sql`select from conversations where id = ${id} for no key update`)
  return findConversation(db, id, userId)
}

/** The ids of everybody in it who has it in their list. Empty when there is none. */
export async function findMemberIds(db: Db, id: number): Promise<number[]> {
  const rows = await db.many<{ userId: number }>(sql`
    select m.user_id from conversation_members m join conversations c on c.id = m.conversation_id
    where c.id = ${id} and ${isParty(sql`m.user_id`)}`)
  return rows.map((row) => row.userId)
}

/** A light question, for what is asked often. */
export async function isMember(db: Db, id: number, userId: number): Promise<boolean> {
  return (await findMemberIds(db, id)).includes(userId)
}

export interface NewConversation {
  kind: ConversationKind
  state: ConversationState
  propertyId?: number
  askerId?: number
  bookingId?: number
  hireId?: number
  now: Date
}

/** The one that there is, or a new one; of two who open it at once, both get the same. */
export async function openConversation(db: Db, row: NewConversation): Promise<number> {
  const { kind, state, propertyId = null, askerId = null, bookingId = null, hireId = null, now } = row
  const made = await db.maybe<{ id: number }>(sql`
    insert into conversations (kind, state, property_id, asker_id, booking_id, hire_id, created_at)
    values (${kind}, ${state}, ${propertyId}, ${askerId}, ${bookingId}, ${hireId}, ${now})
    on conflict do nothing returning id`)
  const found =
    made ??
    (await db.one<{ id: number }>(sql`
      select id from conversations where booking_id = ${bookingId} or hire_id = ${hireId}
        or (property_id = ${propertyId} and asker_id = ${askerId})`))
  return found.id
}

/** Whoever opens one has it in their list from then on. */
export async function insertMember(db: Db, id: number, userId: number, now: Date): Promise<void> {
  await db.run(sql`
    insert into conversation_members (conversation_id, user_id, joined_at) values (${id}, ${userId}, ${now})
    on conflict do nothing`)
}

/** Everybody who is in it now, whoever joined the deal in the meantime too. */
export async function insertMembers(db: Db, id: number, now: Date): Promise<void> {
  await db.run(sql`
    insert into conversation_members (conversation_id, user_id, joined_at)
    select distinct c.id, one.id, ${now}::timestamptz from conversations c ${about} cross join lateral (${peopleOf}) one
    where c.id = ${id} and not exists (select from conversation_members known
      where known.conversation_id = c.id and known.user_id = one.id)
    on conflict do nothing`)
}

const isInList = (list: ConversationList, userId: number) => {
  const isMine = sql`(c.kind = 'listing' and c.asker_id <> ${userId})`
  switch (list) {
    case 'inbox':
      return sql`(c.state = 'open' or not ${isMine})`
    case 'requests':
      return sql`(c.state = 'request' and ${isMine})`
    case 'declined':
      return sql`(c.state = 'declined' and ${isMine})`
  }
}

/** What somebody has in a list, the newest first. */
const listed = (userId: number, list: ConversationList) => sql`
  from conversation_members mine join conversations c on c.id = mine.conversation_id
  where mine.user_id = ${userId} and c.last_at is not null and ${isInList(list, userId)} and ${isParty(sql`${userId}::bigint`)}`

export async function findConversations(
  db: Db,
  asked: { userId: number; list: ConversationList },
  page: { limit: number; offset: number },
): Promise<{ rows: ConversationRow[]; total: number }> {
  const { userId, list } = asked
  const rows = await db.many<ConversationRow>(sql`
    with few as materialized (
      select c.id ${listed(userId, list)} order by c.last_at desc, c.id desc limit ${page.limit} offset ${page.offset})
    select ${columnsFor(userId)} ${fromFor(userId)} where c.id in (select id from few)
    order by c.last_at desc, c.id desc`)
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total ${listed(userId, list)}`)
  return { rows, total }
}

/** Those that somebody used last, for a search: as many as it can read in one go. */
export function findRecent(db: Db, userId: number): Promise<ConversationRow[]> {
  return db.many(sql`
    with few as materialized (
      select c.id from conversation_members mine join conversations c on c.id = mine.conversation_id
      where mine.user_id = ${userId} and c.last_at is not null and ${isParty(sql`${userId}::bigint`)}
      order by c.last_at desc, c.id desc limit 200)
    select ${columnsFor(userId)} ${fromFor(userId)} where c.id in (select id from few)`)
}

/** Undefined when they are not in the deal; false while its request waits, or when it was rejected. */
export async function mayOpenDeal(db: Db, bookingId: number, userId: number): Promise<boolean | undefined> {
  const row = await db.maybe<{ may: boolean }>(sql`
    select b.state not in ('requested', 'rejected') as may from bookings b
    where b.id = ${bookingId} and (${userId} in (b.buyer_id, b.seller_id)
      or exists (select from mandates x where x.booking_id = b.id and x.agent_id = ${userId} and x.state = 'accepted'))`)
  return row?.may
}

export async function mayOpenHire(db: Db, hireId: number, userId: number): Promise<boolean> {
  const row = await db.maybe(
    sql`select 1 from hires where id = ${hireId} and ${userId} in (client_id, professional_id)`,
  )
  return row !== undefined
}

/** Of conversations, not of messages; what is muted or declined asks for nothing. */
export function countUnread(db: Db, userId: number): Promise<{ unread: number; requests: number; declined: number }> {
  return db.one(sql`
    select count(*) filter (where ${isInList('inbox', userId)} and not mine.is_muted
        and c.last_seq > mine.last_read_seq)::int as unread,
      count(*) filter (where ${isInList('requests', userId)})::int as requests,
      count(*) filter (where ${isInList('declined', userId)})::int as declined
    from conversation_members mine join conversations c on c.id = mine.conversation_id
    where mine.user_id = ${userId} and c.last_at is not null and ${isParty(sql`${userId}::bigint`)}`)
}

/** How many conversations with new owners somebody has begun since then. */
export async function countBegun(db: Db, askerId: number, since: Date): Promise<number> {
  const { total } = await db.one<{ total: number }>(sql`
    select count(*)::int as total from conversations where asker_id = ${askerId} and begun_at > ${since}`)
  return total
}

/** False when it is no longer where the act begins. */
export async function moveConversation(
  db: Db,
  step: { id: number; act: ConversationAct; byUser: number },
  now: Date,
): Promise<boolean> {
  const life = { graph: conversationGraph, table: sql`conversations` }
  return (await move(db, life, { ...step, by: 'owner' }, now)) !== undefined
}

/** Never backwards; whether anything changed. */
export async function raiseRead(db: Db, id: number, userId: number, seq: number): Promise<boolean> {
  const raised = await db.run(sql`
    update conversation_members m set last_read_seq = least(${seq}::int, c.last_seq) from conversations c
    where c.id = m.conversation_id and c.id = ${id} and m.user_id = ${userId}
      and m.last_read_seq < least(${seq}::int, c.last_seq)`)
  return raised === 1
}

/** A notice that is due and not given yet falls away when it is muted: afterwards the next message has its own. */
export async function setMuted(db: Db, id: number, userId: number, isMuted: boolean): Promise<void> {
  await db.run(sql`
    update conversation_members set is_muted = ${isMuted},
      due_seq = case when ${isMuted}::boolean then told_seq else due_seq end
    where conversation_id = ${id} and user_id = ${userId}`)
}
