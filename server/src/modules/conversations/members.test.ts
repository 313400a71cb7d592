import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeker, unlock } from '../../../test/contact-factory.ts'
import { clientId, say, show, talking, textsOf } from '../../../test/conversation-factory.ts'
import { acceptedSale } from '../../../test/deal-factory.ts'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createHire } from '../../../test/hire-factory.ts'
import { createAgent, mandated } from '../../../test/mandate-factory.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RealtimeEvent } from '../../platform/realtime/event-bus.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const refusal = (http: number, code: string, message?: string) => ({
  http,
  body: { code, ...(message ? { message: expect.stringContaining(message) } : {}) },
})
const listOf = async ({ client }: TestPerson, list: 'inbox' | 'requests' | 'declined') =>
  (await client.conversations.list({ list })).data

describe('blocking', () => {
  test('ends all conversations about listings of the two, on both sides, and takes back numbers', async () => {
    const owner = await createUser(app)
    const asker = await seeker(app)
    const one = await talking(app, { asker, owner })
    const two = await talking(app, { asker, owner })
    await unlock(asker, two.propertyId)
    expect((await owner.client.conversations.block({ id: one.id, isBlocked: true })).data.closed).toBe('blocked-by-me')
    for (const { id } of [one, two]) {
      expect((await show(asker, id)).closed).toBe('unavailable')
      await expect(say(asker, id, 'Hello?')).rejects.toMatchObject(refusal(409, 'ruled-out', 'any more'))
      await expect(say(owner, id, 'Well')).rejects.toMatchObject(refusal(409, 'ruled-out', 'Unblock'))
    }
    const { data } = await asker.client.contacts.getState({ propertyId: two.propertyId, id: asker.user.id })
    expect(data.contact).toBeNull()
    expect(JSON.stringify(await show(asker, one.id))).not.toMatch(/block(ed|s)-/)
    expect((await owner.client.contacts.listBlocked({})).data.map(({ id }) => id)).toEqual([asker.user.id])
    await owner.client.conversations.block({ id: two.id, isBlocked: false })
    await say(asker, one.id, 'Thank you')
  })

  test('is for whoever asks too', async () => {
    const { asker, owner, id } = await talking(app)
    await asker.client.conversations.block({ id, isBlocked: true })
    await expect(say(owner, id, 'Buy it')).rejects.toMatchObject(refusal(409, 'ruled-out'))
  })
})

describe('a deal', () => {
  test('is talked about by both sides and their agents, for as long as they are in it', async () => {
    const deal = await acceptedSale(app)
    const { buyer, seller, bookingId } = deal
    const agent = await createAgent(app)
    const { data } = await buyer.client.conversations.openDeal({ bookingId })
    const { id } = data
    expect(data).toMatchObject({ kind: 'deal', state: 'open', iAm: 'buyer', bookingId, mayBlock: false })
    await say(buyer, id, 'When do we sign?')
    expect((await seller.client.conversations.openDeal({ bookingId })).data).toMatchObject({ id, iAm: 'seller' })
    expect((await listOf(seller, 'inbox')).map((one) => one.id)).toContain(id)
    await expect(agent.client.conversations.openDeal({ bookingId })).rejects.toMatchObject({ http: 404 })
    await expect(agent.client.conversations.get({ id })).rejects.toMatchObject({ http: 404 })

    const mandate = await mandated(app, deal, agent, { side: 'seller' })
    expect((await agent.client.conversations.openDeal({ bookingId })).data).toMatchObject({
      id,
      iAm: 'agent',
      mandateId: mandate.id,
    })
    await say(agent, id, 'On Friday')
    expect(await textsOf(buyer, id)).toEqual(['When do we sign?', 'On Friday'])
    await expect(buyer.client.conversations.block({ id, isBlocked: true })).rejects.toMatchObject(
      refusal(409, 'ruled-out'),
    )
    await app.db.run(sql`update mandates set state = 'ended' where id = ${mandate.id}`)
    await expect(agent.client.conversations.get({ id })).rejects.toMatchObject({ http: 404 })
    await expect(say(agent, id, 'Hello')).rejects.toMatchObject({ http: 404 })
    expect(await listOf(agent, 'inbox')).toEqual([])
  })

  test('waits for the request to be accepted', async () => {
    const buyer = await createUser(app)
    const propertyId = await createProperty(app)
    const { data } = await buyer.client.bookings.request({ propertyId })
    await expect(buyer.client.conversations.openDeal({ bookingId: data.id })).rejects.toMatchObject(
      refusal(409, 'not-yet'),
    )
  })
})

describe('a hire', () => {
  test('is talked about by client and professional until it has ended', async () => {
    const { id: hireId, client, professional } = await createHire(app, { kind: 'lawyer' })
    const { data } = await client.client.conversations.openHire({ hireId })
    expect(data).toMatchObject({ kind: 'hire', iAm: 'client', title: 'Help with a flat in Baner' })
    await say(client, data.id, 'Which papers do you need?')
    expect(await show(professional, data.id)).toMatchObject({ iAm: 'lawyer', unread: 1 })
    await say(professional, data.id, 'The index II.')
    await client.client.hires.act({ id: hireId, act: 'withdraw' })
    expect((await show(client, data.id)).closed).toBe('over')
    await expect(say(client, data.id, 'Hello')).rejects.toMatchObject(refusal(409, 'ruled-out', 'ended'))
  })
})

test('nobody else reads, writes or presses anything', async () => {
  const { asker, id } = await talking(app)
  const stranger = await createUser(app)
  const admin = await createUser(app, { role: 'admin' })
  for (const { conversations } of [stranger.client, admin.client]) {
    const calls = [
      () => conversations.get({ id }),
      () => conversations.listMessages({ id }),
      () => conversations.send({ id, clientId: clientId(), text: 'Hello' }),
      () => conversations.sendFile({ id, clientId: clientId() }, new Blob(['%PDF-1.4\n%%EOF\n'])),
      () => conversations.downloadFile({ id, seq: 1 }),
      () => conversations.remove({ id, seq: 1 }),
      () => conversations.markRead({ id, seq: 1 }),
      () => conversations.mute({ id, isMuted: true }),
      () => conversations.report({ id, reason: 'spam', seqs: [1] }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ http: 404 })
  }
  for (const call of [
    () => stranger.client.conversations.answer({ id, act: 'accept' }),
    () => stranger.client.conversations.block({ id, isBlocked: true }),
  ]) {
    await expect(call()).rejects.toMatchObject({ http: 404 })
  }
  await expect(app.visitor.conversations.get({ id })).rejects.toMatchObject({ http: 401 })
  expect(await textsOf(asker, id)).toHaveLength(2)
})

test('whoever leaves takes back what they wrote; the other keeps the conversation and their own words', async () => {
  const { asker, owner, id } = await talking(app)
  const { user } = asker
  const heard: RealtimeEvent[] = []
  const stop = app.events.subscribe((event) => heard.push(event))
  const [eraser] = app.gathered.erasers.filter(({ goes }) => goes?.includes('messages and files'))
  await app.fromOutside(() =>
    app.db.transaction(async (db) => {
      const person = { userId: user.id, sessionId: 0, email: user.email, mobile: user.mobile }
      await eraser?.erase?.({ ...app.jobContext(), db }, person)
    }),
  )
  stop()
  expect(await textsOf(owner, id)).toEqual([null, 'Yes, it is.'])
  expect(heard).toEqual([{ name: 'message.sent', to: { group: 'conversation', id }, conversationId: id }])
  await app.db.run(sql`
    update users set erased_at = now(), firstname = 'Erased', lastname = 'account', email = 'erased-' || id || '@erased.invalid',
      mobile = 'erased-' || id, city = '' where id = ${user.id}`)
  const shown = await show(owner, id)
  expect(shown.members.map(({ name }) => name)).toContain('Deleted account')
  expect(shown.closed).toBe('left')
  await expect(say(owner, id, 'Hello?')).rejects.toMatchObject(refusal(409, 'ruled-out', 'deleted'))
})
