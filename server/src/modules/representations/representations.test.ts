import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heardBy } from '../../../test/contact-factory.ts'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createHire } from '../../../test/hire-factory.ts'
import { createAgent, inDays } from '../../../test/mandate-factory.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { askToRepresent, represented } from '../../../test/representation-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { agentHireAcceptedJob } from '../hires/index.ts'
import { watchRepresentationsJob } from './representations.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const day = 24 * 60 * 60 * 1000
const stateFor = async (owner: TestPerson, propertyId: number) =>
  (await owner.client.representations.listForListing({ id: propertyId })).data.map(
    ({ representation }) => representation.state,
  )
const ownerWithListing = async (given: Parameters<typeof createProperty>[1] = {}) => {
  const owner = await createUser(app, { firstname: 'Mandar' })
  return { owner, propertyId: await createProperty(app, { ownerId: owner.user.id, ...given }) }
}

describe('asking', () => {
  test('shows the owner who and for what, before they accept; the press twice is one request', async () => {
    const { owner, propertyId } = await ownerWithListing()
    const agent = await createAgent(app)
    const asked = await askToRepresent(app, agent, propertyId, { gstin: '27AAPFU0939F1ZV' })
    expect(asked.representation).toMatchObject({ state: 'asked', owner: 'Mandar K.', acts: ['withdraw'] })
    expect((await askToRepresent(app, agent, propertyId)).representation.id).toBe(asked.representation.id)
    const { data } = await owner.client.representations.listForListing({ id: propertyId })
    expect(data).toMatchObject([
      {
        representation: {
          owner: null,
          agent: { id: agent.user.id, name: 'Sneha Patil' },
          terms: { rate: 100, amount: null, agreementShare: 5000, isRegistered: true },
          acts: ['accept', 'decline'],
        },
      },
    ])
    expect(JSON.stringify(data)).not.toContain(agent.user.mobile)
    expect((await heardBy(owner))[0]).toMatchObject({ link: `/Request/${propertyId}` })
    const { data: ofAgent } = await owner.client.representations.listOfAgent({
      agentId: agent.user.id,
      userId: owner.user.id,
    })
    expect(ofAgent).toHaveLength(1)
    const stranger = await createUser(app)
    for (const attempt of [
      () => stranger.client.representations.listForListing({ id: propertyId }),
      () => stranger.client.representations.listOfAgent({ agentId: agent.user.id, userId: stranger.user.id }),
      () => stranger.client.representations.listOfAgent({ agentId: agent.user.id, userId: owner.user.id }),
      () => stranger.client.representations.act({ id: asked.representation.id, act: 'accept' }),
      () => agent.client.representations.act({ id: asked.representation.id, act: 'accept' }),
      () => agent.client.representations.listByAgent({ id: owner.user.id }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ http: 404 })
    }
    await expect(owner.client.representations.listByAgent({ id: owner.user.id })).rejects.toMatchObject({ http: 403 })
    await expect(app.visitor.representations.listForListing({ id: propertyId })).rejects.toMatchObject({ http: 401 })
  })

  test('is refused for terms nobody may agree on, for what is not live, and for a project without a RERA number', async () => {
    const { propertyId } = await ownerWithListing()
    const agent = await createAgent(app)
    await expect(askToRepresent(app, agent, propertyId, { amount: 9_10_000 })).rejects.toMatchObject({
      body: { errors: { amount: expect.stringContaining('10 per cent') } },
    })
    await expect(askToRepresent(app, agent, propertyId, { expiresOn: inDays(app, 0) })).rejects.toMatchObject({
      body: { errors: { expiresOn: expect.any(String) } },
    })
    await expect(askToRepresent(app, agent, propertyId, { rate: 1001 })).rejects.toMatchObject({ http: 400 })
    const sold = await ownerWithListing({ state: 'sold' })
    await expect(askToRepresent(app, agent, sold.propertyId)).rejects.toMatchObject({ http: 404 })
    const unit = await ownerWithListing({ reraNumber: 'P52100012345' })
    await expect(askToRepresent(app, agent, unit.propertyId)).rejects.toMatchObject({
      body: { code: 'ruled-out', message: expect.stringContaining('RERA number') },
    })
    await agent.client.accounts.updateProfessionalDetails({ id: agent.user.id, number: 'A52100098765' })
    // A number that nobody has found in the register could be anybody's.
    expect((await askToRepresent(app, agent, unit.propertyId)).representation.agent.reraNumber).toBeNull()
    await app.db.run(sql`
      update professional_details set state = 'verified', decided_at = ${app.clock.now}, decided_by = user_id
      where user_id = ${agent.user.id}`)
    expect((await askToRepresent(app, agent, unit.propertyId)).representation.agent.reraNumber).toBe('A52100098765')
  })
})

describe('a listing', () => {
  test('has one agent, by the database, of two who are accepted at once; ended, another may follow', async () => {
    const { owner, propertyId } = await ownerWithListing()
    const agents = [await createAgent(app), await createAgent(app)]
    const ids = []
    for (const agent of agents) ids.push((await askToRepresent(app, agent, propertyId)).representation.id)
    const both = await Promise.allSettled(ids.map((id) => owner.client.representations.act({ id, act: 'accept' })))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { http: 409, body: { code: 'limit-reached' } },
    })
    expect(await stateFor(owner, propertyId)).toEqual(['accepted', 'asked'])
    const late = await createAgent(app)
    await expect(askToRepresent(app, late, propertyId)).rejects.toMatchObject({ body: { code: 'limit-reached' } })
    const [winner, loser] = both[0]?.status === 'fulfilled' ? [0, 1] : [1, 0]
    await agents[winner]?.client.representations.act({ id: ids[winner] ?? 0, act: 'end' })
    await owner.client.representations.act({ id: ids[loser] ?? 0, act: 'accept' })
    const { client, user } = agents[loser] as TestPerson
    const { data } = await client.representations.listByAgent({ id: user.id, state: 'accepted' })
    expect(data).toMatchObject([{ propertydata: { id: propertyId }, representation: { acts: ['end'] } }])
    await expect(owner.client.representations.act({ id: ids[loser] ?? 0, act: 'decline' })).rejects.toMatchObject({
      body: { code: 'moved-on' },
    })
  })

  test('that is asked for and not answered, or past its last day, is free again', async () => {
    const { owner, propertyId } = await ownerWithListing()
    await askToRepresent(app, await createAgent(app), propertyId)
    const other = await represented(app, { expiresOn: inDays(app, 10) })
    app.clock.advance(15 * day)
    await enqueue(app.db, watchRepresentationsJob, {})
    await app.runJobs()
    expect(await stateOf(propertyId)).toEqual(['expired'])
    expect(await stateOf(other.propertyId)).toEqual(['expired'])
    expect((await heardBy(owner))[0]?.title).toContain('has expired')
  })

  test('whose agent was hired is represented from the acceptance on; of a listing of somebody else nothing comes', async () => {
    const { owner, propertyId } = await ownerWithListing()
    const agent = await createAgent(app)
    await createHire(app, { kind: 'agent', client: owner, professional: agent, propertyId, state: 'accepted' })
    await app.runJobs()
    const { data } = await owner.client.representations.listForListing({ id: propertyId })
    expect(data).toMatchObject([{ representation: { state: 'accepted', hireId: expect.any(Number) } }])
    const buyer = await createUser(app)
    const other = await createAgent(app)
    await createHire(app, { kind: 'agent', client: buyer, professional: other, propertyId, state: 'accepted' })
    await app.runJobs()
    expect(await stateFor(owner, propertyId)).toEqual(['accepted'])
  })
})

describe('an agent who was hired', () => {
  const hired = async (given: { propertyId: number; owner: TestPerson; agent: TestPerson }) =>
    createHire(app, {
      kind: 'agent',
      client: given.owner,
      professional: given.agent,
      propertyId: given.propertyId,
      state: 'accepted',
    })

  test('represents the listing though the work has gone on before the job had its turn', async () => {
    const { owner, propertyId } = await ownerWithListing()
    const agent = await createAgent(app)
    const hire = await hired({ owner, agent, propertyId })
    await agent.client.hires.act({ id: hire.id, act: 'ask-paper', reason: 'The society’s NOC.' })
    await app.runJobs()
    expect(await stateOf(propertyId)).toEqual(['accepted'])
    // Told of it once more after all has changed, the job leaves it as it is.
    const { data } = await owner.client.representations.listForListing({ id: propertyId })
    await owner.client.representations.act({ id: data[0]?.representation.id ?? 0, act: 'end' })
    await askToRepresent(app, agent, propertyId)
    await enqueue(app.db, agentHireAcceptedJob, { hireId: hire.id })
    await app.runJobs()
    expect((await stateOf(propertyId)).sort()).toEqual(['asked', 'ended'])
  })

  test('and gives the work up represents nobody by it any more', async () => {
    const { owner, propertyId } = await ownerWithListing()
    const agent = await createAgent(app)
    const hire = await hired({ owner, agent, propertyId })
    await app.runJobs()
    expect(await stateOf(propertyId)).toEqual(['accepted'])
    await agent.client.hires.act({ id: hire.id, act: 'give-up', reason: 'I move to another city.' })
    await app.runJobs()
    expect(await stateOf(propertyId)).toEqual(['ended'])
    expect((await heardBy(owner)).map(({ title }) => title).join()).toContain('no longer represents')
  })

  test('comes after whoever was accepted before, also while that one is suspended', async () => {
    const { owner, agent: first, propertyId } = await represented(app)
    await app.db.run(sql`update users set suspended_at = ${app.clock.now} where id = ${first.user.id}`)
    const agent = await createAgent(app)
    await hired({ owner, agent, propertyId })
    await app.runJobs()
    expect(await stateOf(propertyId)).toEqual(['accepted'])
    expect((await heardBy(owner))[0]?.title).toContain('does not represent')
    expect((await agent.client.leads.listPipeline({ stage: 'new' })).data).toMatchObject([{ source: 'hire' }])
  })
})

describe('the last day', () => {
  test('over, nobody represents the listing or can be accepted for it, before the hour strikes', async () => {
    const { owner, propertyId } = await represented(app, { expiresOn: inDays(app, 1) })
    const asked = await ownerWithListing()
    const { representation } = await askToRepresent(app, await createAgent(app), asked.propertyId, {
      expiresOn: inDays(app, 1),
    })
    app.clock.advance(2 * day)
    await expect(
      asked.owner.client.representations.act({ id: representation.id, act: 'accept' }),
    ).rejects.toMatchObject({
      body: { code: 'moved-on' },
    })
    const { data: booking } = await (await createUser(app)).client.bookings.request({ propertyId })
    await owner.client.bookings.act({ id: booking.id, act: 'accept' })
    await app.runJobs()
    expect((await owner.client.mandates.list({ bookingId: booking.id })).data).toEqual([])
  })
})

describe('a deal that begins', () => {
  test('has the seller’s mandate by itself, in force, on the terms both agreed', async () => {
    const { owner, agent, propertyId } = await represented(app, { rate: 150, gstin: '27AAPFU0939F1ZV' })
    const buyer = await createUser(app)
    const { data: booking } = await buyer.client.bookings.request({ propertyId })
    await app.runJobs()
    expect((await owner.client.mandates.list({ bookingId: booking.id })).data).toEqual([])
    await owner.client.bookings.act({ id: booking.id, act: 'accept' })
    await app.runJobs()
    const { data } = await owner.client.mandates.list({ bookingId: booking.id })
    expect(data).toMatchObject([
      {
        side: 'seller',
        state: 'accepted',
        agent: { name: 'Sneha Patil' },
        terms: { rate: 150, fee: 1_35_000, agreementShare: 5000, isRegistered: true },
      },
    ])
    const { data: deals } = await agent.client.mandates.listByAgent({ id: agent.user.id })
    expect(deals).toHaveLength(1)
  })

  test('has none of a representation that has ended', async () => {
    const { owner, id, propertyId } = await represented(app)
    await owner.client.representations.act({ id, act: 'end' })
    const { data: booking } = await (await createUser(app)).client.bookings.request({ propertyId })
    await owner.client.bookings.act({ id: booking.id, act: 'accept' })
    await app.runJobs()
    expect((await owner.client.mandates.list({ bookingId: booking.id })).data).toEqual([])
  })
})

async function stateOf(propertyId: number): Promise<string[]> {
  const rows = await app.db.many<{ state: string }>(
    sql`select state from representations where property_id = ${propertyId}`,
  )
  return rows.map(({ state }) => state)
}
