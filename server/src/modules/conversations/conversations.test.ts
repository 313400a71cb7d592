import { newConversationsADay, requestMessages } from '@properysearch/contract/conversations/facts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeker, unlock } from '../../../test/contact-factory.ts'
import { clientId, messagesOf, opened, say, show, talking, textsOf } from '../../../test/conversation-factory.ts'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RealtimeEvent } from '../../platform/realtime/event-bus.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const minute = 60 * 1000
const day = 24 * 60 * minute
const refusal = (http: number, code: string, message?: string) => ({
  http,
  body: { code, ...(message ? { message: expect.stringContaining(message) } : {}) },
})
const listOf = async ({ client }: TestPerson, list: 'inbox' | 'requests' | 'declined') =>
  (await client.conversations.list({ list })).data

describe('asking an owner', () => {
  test('shows no number to either, waits among the requests, and is accepted by an answer', async () => {
    const { asker, owner, id, propertyId } = await opened(app)
    expect(await listOf(owner, 'requests')).toEqual([])
    await expect(owner.client.conversations.get({ id })).rejects.toMatchObject({ http: 404 })
    const again = await asker.client.conversations.ask({ propertyId })
    expect(again.data).toMatchObject({ id, state: 'request', messagesLeft: requestMessages, lastSeq: 0, last: null })

    await say(asker, id, 'Is this still available?')
    const [request] = await listOf(owner, 'requests')
    expect(request).toMatchObject({ id, state: 'request', iAm: 'owner', unread: 1, title: '2 BHK flat in Baner' })
    expect(request?.members.map(({ name, role }) => [name, role])).toEqual([
      ['Isha S.', 'asker'],
      ['Mandar J.', 'owner'],
    ])
    expect(await listOf(owner, 'inbox')).toEqual([])
    expect(await listOf(asker, 'inbox')).toMatchObject([{ id, unread: 0 }])

    await say(owner, id, 'Yes, it is.')
    expect(await show(asker, id)).toMatchObject({ state: 'open', messagesLeft: null, unread: 1 })
    expect(await listOf(owner, 'requests')).toEqual([])
    expect(await listOf(owner, 'inbox')).toMatchObject([{ id, last: { text: 'Yes, it is.', isMine: true } }])
    const seen = JSON.stringify([await show(asker, id), await show(owner, id), await messagesOf(asker, id)])
    for (const { user } of [asker, owner]) {
      expect(seen).not.toContain(user.mobile)
      expect(seen).not.toContain(user.email)
    }
  })

  test('says who posted the listing', async () => {
    const { asker, id, propertyId } = await opened(app)
    expect(await show(asker, id)).toMatchObject({ postedBy: 'owner' })
    await app.db.run(sql`update properties set posted_by = 'agent' where id = ${propertyId}`)
    expect(await show(asker, id)).toMatchObject({ postedBy: 'agent' })
  })

  test('takes three messages and no file until the owner answers', async () => {
    const { asker, owner, id } = await opened(app)
    for (let i = 1; i <= requestMessages; i += 1) await say(asker, id, `Message ${i}`)
    await expect(say(asker, id, 'One more')).rejects.toMatchObject(refusal(409, 'not-yet', 'wait for an answer'))
    const file = new Blob(['%PDF-1.4\n%%EOF\n'])
    const send = () => asker.client.conversations.sendFile({ id, clientId: clientId() }, file)
    await expect(send()).rejects.toMatchObject(refusal(409, 'not-yet'))
    await owner.client.conversations.answer({ id, act: 'accept' })
    await say(asker, id, 'One more')
    expect(await textsOf(owner, id)).toEqual(['Message 1', 'Message 2', 'Message 3', 'One more'])
  })

  test('is at most ten new owners a day, however many are asked at once', async () => {
    const asker = await createUser(app)
    const ids: number[] = []
    for (let i = 0; i < newConversationsADay + 2; i += 1) ids.push((await opened(app, { asker })).id)
    const answers = await Promise.allSettled(ids.map((id) => say(asker, id, 'Hello')))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(newConversationsADay)
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    for (const reason of refused) expect(reason).toMatchObject(refusal(409, 'limit-reached', '10 new conversations'))
    const left = ids[answers.findIndex(({ status }) => status === 'rejected')] ?? 0
    app.clock.advance(day + minute)
    await say(asker, left, 'Hello')
  })

  test('goes straight to the inbox of an owner who lent their number', async () => {
    const asker = await seeker(app)
    const owner = await createUser(app)
    const propertyId = await createProperty(app, { ownerId: owner.user.id })
    await unlock(asker, propertyId)
    const { data } = await asker.client.conversations.ask({ propertyId })
    expect(data).toMatchObject({ state: 'open', messagesLeft: null })
  })

  test('is not for one’s own listing, one that is not live, or an agent', async () => {
    const owner = await createUser(app)
    const propertyId = await createProperty(app, { ownerId: owner.user.id })
    await expect(owner.client.conversations.ask({ propertyId })).rejects.toMatchObject(refusal(409, 'ruled-out'))
    const asker = await createUser(app)
    await app.db.run(sql`update properties set state = 'paused' where id = ${propertyId}`)
    for (const id of [propertyId, 987_654_321]) {
      await expect(asker.client.conversations.ask({ propertyId: id })).rejects.toMatchObject({ http: 404 })
    }
    const agent = await createUser(app, { role: 'agent' })
    await expect(agent.client.conversations.ask({ propertyId })).rejects.toMatchObject({ http: 403 })
    await expect(app.visitor.conversations.ask({ propertyId })).rejects.toMatchObject({ http: 401 })
  })

  test('is declined with a kind sentence, and can be taken up later', async () => {
    const { asker, owner, id } = await opened(app)
    await say(asker, id, 'Hello')
    await expect(asker.client.conversations.answer({ id, act: 'accept' })).rejects.toMatchObject({ http: 404 })
    await owner.client.conversations.answer({ id, act: 'decline' })
    expect((await show(asker, id)).closed).toBe('declined')
    await expect(say(asker, id, 'Please')).rejects.toMatchObject(refusal(409, 'ruled-out', 'personally'))
    expect(await listOf(owner, 'declined')).toMatchObject([{ id, closed: 'declined-by-me' }])
    expect(await listOf(asker, 'inbox')).toMatchObject([{ id }])
    await expect(owner.client.conversations.answer({ id, act: 'decline' })).rejects.toMatchObject(
      refusal(409, 'moved-on'),
    )
    await owner.client.conversations.answer({ id, act: 'accept' })
    await say(asker, id, 'Thank you')
  })
})

describe('messages', () => {
  test('are numbered without a gap, in one order for everybody, however many write at once', async () => {
    const { asker, owner, id } = await talking(app)
    app.clock.advance(minute)
    await Promise.all(Array.from({ length: 40 }, (_, i) => say(i % 2 ? asker : owner, id, `Number ${i}`)))
    const first = await asker.client.conversations.listMessages({ id, after: 0 })
    expect(first.data.map(({ seq }) => seq)).toEqual(Array.from({ length: 42 }, (_, i) => i + 1))
    expect(first).toMatchObject({ lastSeq: 42, removals: 0 })
    expect(await textsOf(owner, id)).toEqual(first.data.map(({ text }) => text))
    app.clock.advance(minute)
  })

  test('are there once, however often they are sent', async () => {
    const { asker, owner, id } = await talking(app)
    const as = clientId()
    const sent = await Promise.all(Array.from({ length: 8 }, () => say(asker, id, 'Only once', as)))
    expect(new Set(sent.map(({ seq }) => seq)).size).toBe(1)
    expect(sent[0]).toMatchObject({ clientId: as, isMine: true })
    expect((await textsOf(owner, id)).filter((text) => text === 'Only once')).toHaveLength(1)
    // Another person's same id is another message, and nobody reads what the other's browser called it.
    expect((await say(owner, id, 'Mine', as)).seq).toBe((sent[0]?.seq ?? 0) + 1)
    expect((await messagesOf(asker, id)).at(-1)).toMatchObject({ text: 'Mine', clientId: null, isMine: false })
  })

  test('are read in pages, backwards and forwards', async () => {
    const { asker, owner, id } = await talking(app)
    const { db, clock } = app
    await db.run(sql`
      with more as (update conversations set last_seq = 130 where id = ${id})
      insert into messages (conversation_id, seq, sender_id, client_id, body, sent_at)
      select ${id}, n, ${asker.user.id}, gen_random_uuid(), 'Line ' || n, ${clock.now} from generate_series(3, 130) n`)
    const read = async (asked: { before?: number; after?: number }) =>
      (await owner.client.conversations.listMessages({ id, ...asked })).data.map(({ seq }) => seq)
    const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
    expect(await read({})).toEqual(span(81, 130))
    expect(await read({ before: 81 })).toEqual(span(31, 80))
    expect(await read({ before: 31 })).toEqual(span(1, 30))
    expect(await read({ after: 100 })).toEqual(span(101, 130))
    expect(await read({ after: 10 })).toEqual(span(11, 60))
  })

  test('can be taken back by whoever wrote them, within a day', async () => {
    const { asker, owner, id } = await talking(app)
    const { seq } = await say(asker, id, 'A slip')
    await expect(owner.client.conversations.remove({ id, seq })).rejects.toMatchObject({ http: 404 })
    await asker.client.conversations.remove({ id, seq })
    await asker.client.conversations.remove({ id, seq })
    const after = await owner.client.conversations.listMessages({ id })
    expect(after.removals).toBe(1)
    expect(after.data.at(-1)).toMatchObject({ seq, text: null, isRemoved: true })
    expect((await show(owner, id)).last).toMatchObject({ text: '', isRemoved: true })
    app.clock.advance(day + minute)
    await expect(asker.client.conversations.remove({ id, seq: 1 })).rejects.toMatchObject(refusal(409, 'moved-on'))
  })

  test('that are empty, too long or without an id are refused', async () => {
    const { asker, id } = await talking(app)
    for (const [input, field] of [
      [{ text: '  ' }, 'text'],
      [{ text: 'x'.repeat(4001) }, 'text'],
      [{ text: 'a\0b' }, 'text'],
      [{ text: 'Hello', clientId: 'not one' }, 'clientId'],
    ] as const) {
      await expect(asker.client.conversations.send({ id, clientId: clientId(), ...input })).rejects.toMatchObject({
        http: 400,
        body: { errors: { [field]: expect.any(String) } },
      })
    }
  })

  test('of one person are at most thirty a minute', async () => {
    const { asker, owner, id } = await talking(app)
    app.clock.advance(minute)
    for (let i = 0; i < 30; i += 1) await say(asker, id, `Flood ${i}`)
    await expect(say(asker, id, 'Too many')).rejects.toMatchObject(refusal(429, 'too-many-requests'))
    await say(owner, id, 'I still can')
    app.clock.advance(minute)
    await say(asker, id, 'Calm again')
  })
})

describe('what is read', () => {
  test('is counted by conversation and in all, and the other sees how far', async () => {
    const { asker, owner, id } = await talking(app)
    await say(asker, id, 'Two')
    const unread = async () => (await owner.client.conversations.countUnread({})).data.unread
    expect(await unread()).toBe(1)
    expect((await show(owner, id)).unread).toBe(1)
    await owner.client.conversations.markRead({ id, seq: 99 })
    expect(await unread()).toBe(0)
    await owner.client.conversations.markRead({ id, seq: 1 })
    expect((await show(owner, id)).unread).toBe(0)
    expect((await show(asker, id)).members.find(({ isMe }) => !isMe)?.readSeq).toBe(3)
  })

  test('of a request is the owner’s own affair', async () => {
    const { asker, owner, id } = await opened(app)
    await say(asker, id, 'Hello')
    const heard: RealtimeEvent[] = []
    const stop = app.events.subscribe((event) => heard.push(event))
    await owner.client.conversations.markRead({ id, seq: 1 })
    stop()
    expect((await show(asker, id)).members.find(({ isMe }) => !isMe)?.readSeq).toBe(0)
    expect(heard).toEqual([{ name: 'conversation.changed', to: { people: [owner.user.id] }, conversationId: id }])
  })
})

describe('search', () => {
  test('finds words, as they begin, in one’s own conversations alone', async () => {
    const { asker, owner, id } = await talking(app)
    const elsewhere = await talking(app)
    await say(asker, id, 'The gulmohar outside is beautiful')
    await say(elsewhere.asker, elsewhere.id, 'A gulmohar here too')
    const find = async (person: TestPerson, text: string) => (await person.client.conversations.search({ text })).data
    expect(await find(owner, 'gulm')).toMatchObject([{ id, seq: 3, isMine: false, names: ['Isha S.'] }])
    expect(await find(asker, 'outside GULMOHAR')).toHaveLength(1)
    for (const text of ['outside banyan', '#', "'&|!:*", `#${elsewhere.id}`, String(elsewhere.id)]) {
      const found = text.length < 2 ? [] : await find(asker, text)
      expect(found, text).toEqual([])
    }
    await asker.client.conversations.remove({ id, seq: 3 })
    expect(await find(owner, 'gulmohar')).toEqual([])
  })
})
