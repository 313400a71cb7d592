import { admits } from '@properysearch/contract/roles'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { raw, sql } from '../../src/platform/db/sql.ts'
import { newAddress } from '../people.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { type Caller, callersOf } from './callers.ts'
import { type Call, calls, requestOf } from './calls.ts'
import { exampleInput } from './example-input.ts'
import { type IdKind, idFieldsOf, listsOfIds } from './id-kinds.ts'
import { createMarkedWorld, type MarkedWorld } from './marked-world.ts'

// Every call by every kind of caller, with ids of others. Who may call is what checks/access.json pins; whose something
// is, is answered by the WHERE: for everybody else it does not exist.

let app: TestApp
let world: MarkedWorld
let callers: Caller[]
let before: string[]
beforeAll(async () => {
  app = await createTestApp()
  world = await createMarkedWorld(app)
  callers = await callersOf(app, world)
  before = await rowsOfOwners()
}, 240_000)
afterAll(() => app.close())

/** What everybody may name, or what does no harm to name. */
const openKinds: IdKind[] = ['listing', 'package', 'ad', 'offer', 'professional', 'offeredService']
const isOpen = (call: Call, caller: Caller) =>
  // Takes back what the caller did; nothing of it is anybody else's.
  call.title === 'contacts.unblock' ||
  // The seeker has unlocked the owner's contact.
  (call.title === 'contacts.getSeller' && caller.name === 'seeker') ||
  // The broker represents the seeker in a deal.
  (call.title === 'meetings.findPeople' && caller.name === 'broker') ||
  (call.domain === 'invoices' && caller.name === 'admin')

async function send(call: Call, caller: Caller, input: Record<string, unknown>): Promise<LightMyRequestResponse> {
  const token = await caller.token({ isAnew: call.domain === 'auth' })
  const { method, url, headers, body } = requestOf(call, input)
  return (app.http as FastifyInstance).inject({
    method: method as 'GET',
    url,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    // A new address each time: this is not about limits.
    remoteAddress: newAddress(),
    ...(body === undefined ? {} : { payload: body }),
  })
}

/** The ids of somebody, each field in turn; what they have none of is somebody else's. */
function idsOf(whose: string, fields: Record<string, IdKind>, turn: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, kind]) => {
      const has = world.owners[whose]?.has.ids[kind] ?? anyIdsOf(kind)
      const id = has[turn % has.length]
      return [field, listsOfIds.includes(field) ? [id] : id]
    }),
  )
}

/** Without one, a call would be asked for something else's number, and be right to find nothing. */
function anyIdsOf(kind: IdKind): number[] {
  const found = Object.values(world.owners).find(({ has }) => has.ids[kind]?.length)?.has.ids[kind]
  if (found) return found
  // An ad is the product's own.
  if (kind === 'ad') return [world.adId]
  throw new Error(`Nobody in the marked world has a ${kind}: give one in possessions.ts.`)
}

interface Attempt {
  ids: Record<string, unknown>
  /** Whether something of it is private to somebody else. */
  isForeign: boolean
}

/** All ids another's, and each alone beside the caller's own. */
function attemptsOf(caller: Caller, fields: Record<string, IdKind>): Attempt[] {
  const others = Object.keys(world.owners).filter((name) => name !== caller.name)
  const mine = { ...idsOf(caller.name, fields, 0), ...personIds(caller, fields) }
  const all = others.flatMap((whose) =>
    [0, 1, 2].flatMap((turn) => {
      const theirs = idsOf(whose, fields, turn)
      return [theirs, ...Object.keys(fields).map((field) => ({ ...mine, [field]: theirs[field] }))]
    }),
  )
  const each = [...new Map(all.map((ids) => [JSON.stringify(ids), ids])).values()]
  return each.map((ids) => ({
    ids,
    isForeign: Object.entries(fields).some(
      ([field, kind]) =>
        !openKinds.includes(kind) && !isOwn(caller, kind, Number([ids[field as keyof typeof ids]].flat()[0])),
    ),
  }))
}

const isOwn = (caller: Caller, kind: IdKind, id: number) =>
  (kind === 'person' && id === caller.userId) || (world.owners[caller.name]?.has.ids[kind] ?? []).includes(id)

function personIds({ userId }: Caller, fields: Record<string, IdKind>): Record<string, unknown> {
  const own = Object.entries(fields).filter(([, kind]) => kind === 'person')
  return Object.fromEntries(own.map(([field]) => [field, userId ?? 1]))
}

/** What is wrong with a reply; nothing when it is as it should be. */
function problemOf(call: Call, caller: Caller, attempt: Attempt | undefined, reply: LightMyRequestResponse) {
  const { access } = call.endpoint
  const body = reply.body
  const code = /"code":"([a-z-]+)"/.exec(body)?.[1]
  const seen = world.markers.filter(
    ({ text, seenBy }) => !seenBy.includes(caller.name) && holds(`${JSON.stringify(reply.headers)}\n${body}`, text),
  )
  if (seen.length > 0) return `shows ${seen.map(({ whose, what }) => `${what} of ${whose}`)}`
  if (!admits(access, caller.role)) {
    const wanted = caller.role === null ? 'signed-out' : 'role-not-allowed'
    return code === wanted ? undefined : `is ${reply.statusCode} ${code}, not ${wanted}`
  }
  if (reply.statusCode >= 500 || code === 'signed-out' || code === 'role-not-allowed') {
    return `is ${reply.statusCode} ${code}`
  }
  const isHidden = access !== 'public' && access !== 'admin' && !isOpen(call, caller)
  // Photos that are not all of the listing's own: the answer does not say whose they are.
  const isRefused = code === 'not-found' || (call.title === 'listings.arrangePictures' && code === 'changed-meanwhile')
  return isHidden && attempt?.isForeign && !isRefused ? `is ${reply.statusCode} ${code}, not not-found` : undefined
}

const holds = (text: string, marker: string) =>
  /^\d+$/.test(marker) ? new RegExp(`(?<!\\d)${marker}(?!\\d)`).test(text) : text.includes(marker)

test('whoever may see a marker does: the search for markers finds them', async () => {
  const found = new Set<string>()
  // The seeker has the same kinds of things as the owner.
  for (const caller of callers.filter(({ name }) => ['owner', 'broker'].includes(name))) {
    for (const call of calls.filter(
      ({ method, endpoint }) => method === 'GET' && admits(endpoint.access, caller.role),
    )) {
      const fields = idFieldsOf(call)
      for (const turn of Object.keys(fields).length > 0 ? [0, 1, 2] : [0]) {
        const input = { ...exampleInput(call), ...idsOf(caller.name, fields, turn), ...personIds(caller, fields) }
        const { body } = await send(call, caller, call.title === 'contacts.listRequests' ? { ...input, id: 0 } : input)
        const own = world.markers.filter(({ whose, text }) => whose === caller.name && holds(body, text))
        for (const { whose, what } of own) found.add(`${whose} ${what}`)
      }
    }
  }
  const unseen = world.markers.filter(({ whose, what }) => whose !== 'seeker' && !found.has(`${whose} ${what}`))
  // What is never sent, not even to its owner.
  const neverSent = ['token', 'account number', 'PAN', 'date of birth']
  expect([...new Set(unseen.map(({ what }) => what))].filter((what) => !neverSent.includes(what))).toEqual([])
}, 120_000)

test.each(calls)('$title answers each caller what its access says, and nothing of others', async (call) => {
  const fields = idFieldsOf(call)
  const problems: string[] = []
  for (const caller of callers) {
    const isAdmitted = admits(call.endpoint.access, caller.role)
    const hasIds = Object.keys(fields).length > 0
    const isDecision = call.endpoint.access === 'admin' && isAdmitted && call.method !== 'GET'
    const none = Object.fromEntries(Object.keys(fields).map((field) => [field, 987_654_321]))
    const all = isDecision ? [{ ids: none, isForeign: false }] : hasIds ? attemptsOf(caller, fields) : [undefined]
    // Whoever has something to lose asks for nothing of their own here.
    const isAsked = (attempt: Attempt | undefined) => attempt?.isForeign && !isOpen(call, caller)
    const asked = caller.name in world.owners ? all.filter(isAsked) : all
    const attempts = isAdmitted ? asked : asked.slice(0, 1)
    for (const attempt of attempts) {
      const reply = await send(call, caller, { ...exampleInput(call), ...attempt?.ids })
      const problem = problemOf(call, caller, attempt, reply)
      if (problem) problems.push(`to ${caller.name}, given ${JSON.stringify(attempt?.ids ?? {})}: ${problem}`)
    }
  }
  expect(problems).toEqual([])
})

test('no private file has a public address', async () => {
  const keys = await app.db.many<{ key: string }>(sql`
    select file_key as key from property_papers union all select file_key from dispute_files union all select file_key from hire_dispute_files union all select file_key from case_papers union all select file_key from case_documents union all select file_key from messages where file_key is not null union all select file_key from data_exports where file_key is not null`)
  expect(keys.length).toBeGreaterThan(3)
  for (const { key } of keys) {
    for (const url of [
      `/files/${key}`,
      `/files/../private/${key}`,
      `/files/..%2Fprivate%2F${encodeURIComponent(key)}`,
    ]) {
      expect((await app.inject({ url })).statusCode, url).toBe(404)
    }
  }
})

test('after all that, nothing of theirs has changed', async () => {
  expect(await rowsOfOwners()).toEqual(before)
})

/** Every row that points at one of the owners, in every table that points at people. */
async function rowsOfOwners(): Promise<string[]> {
  const columns = await app.db.many<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1, 2`)
  const ids = Object.values(world.owners).map(({ person }) => person.user.id)
  const rows: string[] = []
  // Sessions come and go, and strangers may bid for what they see, ask to book it or to visit it, and tell agents what
  // they need: its owner, or the agent, is told.
  const others = [
    'sessions.user_id',
    'bookings.seller_id',
    'visits.host_id',
    'notifications.user_id',
    'notification_counts.user_id',
    'requirement_recipients.agent_id',
  ]
  for (const { table, column } of columns.filter((place) => !others.includes(`${place.table}.${place.column}`))) {
    const found = await app.db.many<{ line: string }>(sql`
      select t::text as line from ${raw(table)} t where ${raw(`t.${column}`)} = any (${ids}) order by 1`)
    rows.push(...found.map(({ line }) => `${table}: ${line}`))
  }
  return rows
}
