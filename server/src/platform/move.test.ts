import { stateGraph } from '@properysearch/contract/kernel/state-graph'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { sql } from './db/sql.ts'
import { move } from './move.ts'

const graph = stateGraph({
  name: 'parcel',
  states: { packed: 'Packed', sent: 'Sent', back: 'Back' },
  actors: ['sender', 'post'],
  first: 'packed',
  final: ['back'],
  acts: {
    send: { from: ['packed'], to: 'sent', by: 'sender', label: 'Send' },
    return: { from: ['sent'], to: 'back', by: ['sender', 'post'], label: 'Return' },
  },
})
const life = { graph, table: sql`parcels` }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.db.run(sql`create table parcels (id bigint primary key, state text not null, sent_at timestamptz)`)
})
afterAll(() => app.close())

const parcel = (id: number) => app.db.run(sql`insert into parcels (id, state) values (${id}, 'packed')`)
const now = new Date('2026-11-15T10:00:00Z')
const moves = (id: number) =>
  app.db.many(sql`select act, from_state, to_state, by_actor, by_user, reasons, at from state_moves
    where graph = 'parcel' and subject_id = ${id} order by id`)

test('a move is made and written down with who did it and why', async () => {
  await parcel(1)
  const sent = { id: 1, act: 'send', by: 'sender', byUser: null, alsoSet: sql`, sent_at = ${now}` } as const
  expect(await move(app.db, life, sent, now)).toBe('packed')
  expect(
    await move(app.db, life, { id: 1, act: 'return', by: 'post', byUser: null, reasons: ['No such house'] }, now),
  ).toBe('sent')
  expect(await app.db.one(sql`select state, sent_at from parcels where id = 1`)).toEqual({ state: 'back', sentAt: now })
  expect(await moves(1)).toEqual([
    { act: 'send', fromState: 'packed', toState: 'sent', byActor: 'sender', byUser: null, reasons: null, at: now },
    {
      act: 'return',
      fromState: 'sent',
      toState: 'back',
      byActor: 'post',
      byUser: null,
      reasons: ['No such house'],
      at: now,
    },
  ])
})

test('an act that is not legal in the present state changes nothing', async () => {
  await parcel(2)
  expect(await move(app.db, life, { id: 2, act: 'return', by: 'post', byUser: null }, now)).toBeUndefined()
  expect(await move(app.db, life, { id: 99, act: 'send', by: 'sender', byUser: null }, now)).toBeUndefined()
  expect(await app.db.one(sql`select state from parcels where id = 2`)).toEqual({ state: 'packed' })
  expect(await moves(2)).toEqual([])
})

test('an actor that the graph does not name may not do it', async () => {
  await parcel(3)
  const step = { id: 3, act: 'send', by: 'post', byUser: null } as const
  await expect(move(app.db, life, step, now)).rejects.toThrow('does not let post do send')
  expect(await moves(3)).toEqual([])
})

test('of twenty who move it at once, one wins', async () => {
  await parcel(4)
  const send = () => move(app.db, life, { id: 4, act: 'send', by: 'sender', byUser: null }, now)
  const results = await Promise.all(Array.from({ length: 20 }, send))
  expect(results.filter((from) => from === 'packed')).toHaveLength(1)
  expect(await moves(4)).toHaveLength(1)
})
