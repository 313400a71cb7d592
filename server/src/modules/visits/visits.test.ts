import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heardBy } from '../../../test/contact-factory.ts'
import { say } from '../../../test/conversation-factory.ts'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { pipelineOf } from '../../../test/lead-factory.ts'
import { newKey } from '../../../test/order-factory.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { represented } from '../../../test/representation-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { askVisit, inHours } from '../../../test/visit-factory.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { watchVisitsJob } from './visits.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const hour = 60 * 60 * 1000
const requestsOf = (host: TestPerson) => host.client.visits.listRequests({ userid: host.user.id })
const visitorsOf = (host: TestPerson) => host.client.visits.listVisitors({ userid: host.user.id })

describe('a visit', () => {
  test('is asked of the agent who represents the listing, who has a lead of it; else of the owner', async () => {
    const { owner, agent, propertyId } = await represented(app)
    const visitor = await createUser(app, { firstname: 'Revati', lastname: 'Phatak' })
    const key = newKey()
    const asked = await askVisit(app, visitor, propertyId, { key })
    expect(asked).toMatchObject({ state: 'proposed', iAm: 'visitor', other: { name: 'Sneha Patil', isAgent: true } })
    expect((await askVisit(app, visitor, propertyId, { key })).id).toBe(asked.id)
    const { data, total } = await requestsOf(agent)
    expect(total).toBe(1)
    expect(data).toMatchObject([
      { propertydata: { id: propertyId }, visit: { isMyTurn: true, other: { name: 'Revati Phatak', mobile: null } } },
    ])
    expect((await requestsOf(owner)).total).toBe(0)
    expect((await pipelineOf(agent)).data).toMatchObject([
      { source: 'visit', person: { name: 'Revati Phatak', mobile: null }, propertydata: { id: propertyId } },
    ])
    expect(JSON.stringify((await heardBy(agent))[0])).not.toMatch(/Revati|Phatak/)

    const other = await createUser(app)
    const own = await createProperty(app, { ownerId: other.user.id })
    expect((await askVisit(app, visitor, own)).other).toMatchObject({ name: 'Asha K.', isAgent: false })
    expect((await requestsOf(other)).total).toBe(1)
    expect((await other.client.visits.findForListing({ propertyId: own })).data.mayAsk).toBe(false)
    await expect(askVisit(app, other, own)).rejects.toMatchObject({ body: { code: 'ruled-out' } })
    const sold = await createProperty(app, { state: 'sold' })
    await expect(askVisit(app, visitor, sold)).rejects.toMatchObject({ http: 404 })
    await expect(askVisit(app, visitor, 999_999)).rejects.toMatchObject({ http: 404 })
    for (const slots of [[inHours(app, -1)], [], [inHours(app, 24 * 61)]]) {
      const third = await createProperty(app)
      await expect(askVisit(app, visitor, third, { slots })).rejects.toMatchObject({ http: 400 })
    }
  })

  test('is agreed on by the one whose turn it is, at one of the times; the number is shown until it is over', async () => {
    const { agent, propertyId } = await represented(app)
    const visitor = await createUser(app)
    const { id, slots } = await askVisit(app, visitor, propertyId)
    const act = (who: TestPerson, more: Omit<Parameters<typeof agent.client.visits.act>[0], 'id'>) =>
      who.client.visits.act({ id, ...more })
    await expect(act(visitor, { act: 'accept', slot: slots[0] })).rejects.toMatchObject({ body: { code: 'not-yet' } })
    await expect(act(agent, { act: 'accept', slot: inHours(app, 5) })).rejects.toMatchObject({ http: 400 })
    const other = [inHours(app, 100)]
    expect((await act(agent, { act: 'counter', slots: other })).data).toMatchObject({ slots: other, isMyTurn: false })
    expect((await act(visitor, { act: 'accept', slot: other[0] })).data).toMatchObject({
      state: 'accepted',
      startsAt: other[0],
      other: { mobile: null },
    })
    const { data } = await visitorsOf(agent)
    expect(data).toMatchObject([{ visit: { state: 'accepted', other: { mobile: visitor.user.mobile } } }])
    await app.db.run(sql`
      insert into contact_blocks (owner_id, user_id, blocked_at)
      values (${visitor.user.id}, ${agent.user.id}, ${app.clock.now})`)
    expect((await visitorsOf(agent)).data).toMatchObject([{ visit: { state: 'accepted', other: { mobile: null } } }])
    await app.db.run(sql`delete from contact_blocks where owner_id = ${visitor.user.id}`)
    await expect(act(agent, { act: 'hold' })).rejects.toMatchObject({ body: { code: 'not-yet' } })
    app.clock.advance(101 * hour)
    expect((await act(agent, { act: 'hold' })).data).toMatchObject({ state: 'accepted', isConfirmedByMe: true })
    await expect(act(visitor, { act: 'miss' })).rejects.toMatchObject({ body: { code: 'not-yet' } })
    expect((await act(visitor, { act: 'hold' })).data.state).toBe('held')
    expect((await visitorsOf(agent)).data).toMatchObject([{ visit: { state: 'held', other: { mobile: null } } }])
    await expect(act(agent, { act: 'cancel' })).rejects.toMatchObject({ body: { code: 'moved-on' } })
  })

  test('is nobody else’s', async () => {
    const { agent, propertyId } = await represented(app)
    const visitor = await createUser(app)
    const { id, slots } = await askVisit(app, visitor, propertyId)
    const [stranger, colleague] = [await createUser(app), await createUser(app, { role: 'agent' })]
    for (const who of [stranger, colleague]) {
      await expect(who.client.visits.act({ id, act: 'accept', slot: slots[0] })).rejects.toMatchObject({ http: 404 })
      await expect(who.client.visits.listRequests({ userid: agent.user.id })).rejects.toMatchObject({ http: 404 })
      expect((await visitorsOf(who)).total).toBe(0)
    }
    expect((await stranger.client.visits.findForListing({ propertyId })).data).toEqual({ visit: null, mayAsk: true })
    expect((await visitor.client.visits.findForListing({ propertyId })).data).toMatchObject({
      visit: { id },
      mayAsk: false,
    })
    await expect(app.visitor.visits.listMine({})).rejects.toMatchObject({ http: 401 })
  })

  test('is not asked of an owner who has blocked the visitor, nor by an agent in between; what is under way can only end', async () => {
    const { owner, agent, propertyId } = await represented(app)
    const own = await createProperty(app, { ownerId: owner.user.id })
    const elsewhere = await createProperty(app, { ownerId: owner.user.id })
    const visitor = await createUser(app)
    const ask = await visitor.client.conversations.ask({ propertyId: own })
    await say(visitor, ask.data.id, 'Is it still available?')
    const waiting = await askVisit(app, visitor, own)
    const [slot] = waiting.slots
    await owner.client.visits.act({ id: waiting.id, act: 'counter', slots: [inHours(app, 50)] })
    await owner.client.conversations.block({ id: ask.data.id, isBlocked: true })

    for (const id of [propertyId, elsewhere]) {
      await expect(askVisit(app, visitor, id)).rejects.toMatchObject({ http: 409, body: { code: 'ruled-out' } })
      expect((await visitor.client.visits.findForListing({ propertyId: id })).data).toEqual({
        visit: null,
        mayAsk: false,
      })
    }
    expect((await requestsOf(agent)).total).toBe(0)
    const act = (more: Omit<Parameters<typeof visitor.client.visits.act>[0], 'id'>) =>
      visitor.client.visits.act({ id: waiting.id, ...more })
    await expect(act({ act: 'counter', slots: [slot ?? ''] })).rejects.toMatchObject({ body: { code: 'ruled-out' } })
    await expect(act({ act: 'accept', slot: inHours(app, 50) })).rejects.toMatchObject({
      body: { code: 'ruled-out', message: expect.not.stringContaining('block') },
    })
    expect((await act({ act: 'decline' })).data.state).toBe('declined')
    await owner.client.conversations.block({ id: ask.data.id, isBlocked: false })
    await askVisit(app, visitor, elsewhere)
  })

  test('that two accept at once is agreed on once', async () => {
    const { agent, propertyId } = await represented(app)
    const { id, slots } = await askVisit(app, await createUser(app), propertyId)
    const both = await Promise.allSettled(
      slots.slice(0, 2).map((slot) => agent.client.visits.act({ id, act: 'accept', slot })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('that nobody answers lapses with its last time; one that nobody confirms stays unconfirmed', async () => {
    const { agent, propertyId } = await represented(app)
    const [first, second] = [await createUser(app), await createUser(app)]
    const unanswered = await askVisit(app, first, propertyId)
    const agreed = await askVisit(app, second, propertyId)
    await agent.client.visits.act({ id: agreed.id, act: 'accept', slot: agreed.slots[0] })
    app.clock.advance(30 * hour)
    await watch()
    expect((await first.client.visits.listMine({})).data[0]?.visit.state).toBe('proposed')
    app.clock.advance(100 * hour)
    await watch()
    expect((await first.client.visits.listMine({})).data).toMatchObject([
      { visit: { id: unanswered.id, state: 'lapsed' } },
    ])
    expect((await second.client.visits.listMine({})).data).toMatchObject([{ visit: { state: 'unconfirmed' } }])
  })

  test('the lists have real pages', async () => {
    const { agent, propertyId } = await represented(app)
    for (let i = 0; i < 21; i += 1) await askVisit(app, await createUser(app), propertyId)
    expect(await requestsOf(agent)).toMatchObject({ page: 1, pageSize: 20, total: 21 })
    const { data } = await agent.client.visits.listRequests({ userid: agent.user.id, page: 2 })
    expect(data).toHaveLength(1)
  })
})

async function watch(): Promise<void> {
  await enqueue(app.db, watchVisitsJob, {})
  await app.runJobs()
}

describe('the calendars of both', () => {
  const mailsTo = ({ user }: TestPerson) =>
    app.db.many<{ subject: string; attachment: string | null }>(
      sql`select subject, attachment from outbox_messages where recipient = ${user.email} order by id`,
    )

  test('get a file with every change, and it can be saved', async () => {
    const { agent, propertyId } = await represented(app)
    const visitor = await createUser(app)
    const { id, slots } = await askVisit(app, visitor, propertyId)
    await expect(visitor.client.visits.download({ id })).rejects.toMatchObject({ body: { code: 'not-yet' } })
    await agent.client.visits.act({ id, act: 'accept', slot: slots[0] })
    await app.runJobs()
    for (const person of [agent, visitor]) {
      const mail = (await mailsTo(person)).at(-1)
      expect(mail?.subject).toMatch(/^Agreed: the visit to 2 BHK flat in Baner is on /)
      expect(mail?.attachment).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:0[\s\S]*STATUS:CONFIRMED/)
    }
    const file = await (await visitor.client.visits.download({ id })).text()
    expect(file).toContain(`UID:visit-${id}@`)
    await expect((await createUser(app)).client.visits.download({ id })).rejects.toMatchObject({ http: 404 })

    await visitor.client.visits.act({ id, act: 'move', slots: [inHours(app, 100)] })
    await app.runJobs()
    expect((await mailsTo(visitor)).at(-1)?.attachment).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/)
    expect((await visitor.client.visits.findForListing({ propertyId })).data.visit?.startsAt).toBeNull()
    await agent.client.visits.act({ id, act: 'accept', slot: inHours(app, 100) })
    await visitor.client.visits.act({ id, act: 'cancel' })
    await app.runJobs()
    const last = (await mailsTo(agent)).at(-1)
    expect(last?.subject).toMatch(/^Cancelled: /)
    expect(last?.attachment).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:3[\s\S]*STATUS:CANCELLED/)
    const subjects = (await mailsTo(agent)).map(({ subject }) => subject.split(':')[0])
    expect(subjects.filter((subject) => subject === 'Agreed')).toHaveLength(1)
  })

  test('are followed by reminders a day and an hour before, once each', async () => {
    const { agent, propertyId } = await represented(app)
    const visitor = await createUser(app)
    const { id } = await askVisit(app, visitor, propertyId, { slots: [inHours(app, 48)] })
    await agent.client.visits.act({ id, act: 'accept', slot: inHours(app, 48) })
    const after = async (hours: number) => {
      app.clock.advance(hours * hour)
      await watch()
      await watch()
      const counts = []
      for (const person of [agent, visitor]) {
        counts.push((await heardBy(person)).filter(({ title }) => title.startsWith('Coming up: the visit')).length)
      }
      return counts
    }
    expect(await after(23)).toEqual([0, 0])
    expect(await after(1.5)).toEqual([1, 1])
    expect(await after(22.6)).toEqual([2, 2])
  })
})
