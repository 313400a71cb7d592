import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { createHire, createProfessional } from '../../../test/hire-factory.ts'
import { newKey } from '../../../test/order-factory.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('each sees their own hires, by kind and by how far they have come', async () => {
  const client = await createUser(app)
  const agent = await createHire(app, { kind: 'agent', client, state: 'quoted' })
  const lawyer = await createHire(app, { kind: 'lawyer', client, state: 'paid' })
  const evaluator = await createHire(app, { kind: 'evaluator', client })
  const { id } = client.user
  expect((await client.client.hires.list({ show: 'quotes' })).data.map((row) => row.id)).toEqual([
    evaluator.id,
    agent.id,
  ])
  expect(await agent.professional.client.hires.list({})).toMatchObject({ total: 1, data: [{ iAm: 'professional' }] })
  expect((await client.client.hires.listAgents({ id })).data.map((row) => row.id)).toEqual([agent.id])
  expect((await client.client.hires.listLawyers({ id })).data.map((row) => row.id)).toEqual([lawyer.id])
  expect((await client.client.hires.listEvaluators({ id })).data.map((row) => row.id)).toEqual([evaluator.id])
  const again = { id: agent.id, fee: 1, days: 1, scope: 'Quoted once already.', isIndividual: true }
  await expect(agent.professional.client.hires.quote(again)).rejects.toMatchObject({ http: 409 })
  const other = await createUser(app)
  await expect(other.client.hires.listAgents({ id })).rejects.toMatchObject({ http: 404 })
})

test('a long list costs no more questions to the database than a short one', async () => {
  const client = await createUser(app)
  const agent = await createProfessional(app, 'agent')
  const states = ['asked', 'quoted', 'paid', 'accepted', 'delivered', 'closed', 'withdrawn', 'declined'] as const
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  const cost = async (list: () => Promise<unknown>) => {
    sent.mockClear()
    await list()
    return sent.mock.calls.length
  }
  const lists = [
    () => client.client.hires.list({}),
    () => client.client.hires.listAgents({ id: client.user.id }),
    () => agent.client.hires.list({}),
  ]
  await createHire(app, { kind: 'agent', client, professional: agent, state: 'closed' })
  const short = []
  for (const list of lists) short.push(await cost(list))
  for (const state of states) {
    const propertyId = await createProperty(app)
    await createHire(app, { kind: 'agent', client, professional: agent, propertyId, state })
  }
  const long = []
  for (const list of lists) long.push(await cost(list))
  sent.mockRestore()
  expect((await client.client.hires.list({})).total).toBe(9)
  expect(short.every((count) => count > 2)).toBe(true)
  expect(long).toEqual(short)
})

test('a service is quoted at once by whoever has said how they are taxed, and otherwise waits for a quote', async () => {
  const agent = await createProfessional(app, 'agent')
  const { data: service } = await agent.client.services.add({
    title: 'Ten photographs',
    delivers: 'Ten photographs, taken and edited.',
    fee: 2_000,
    days: 3,
    key: newKey(),
  })
  const hire = async () => {
    const { client } = await createUser(app)
    const about = { professionalId: agent.user.id, serviceId: service.id, scope: 'A flat in Baner.' }
    return (await client.hires.askForService({ ...about, key: newKey() })).data
  }
  expect((await agent.client.hires.getTaxProfile({})).data).toBeNull()
  expect(await hire()).toMatchObject({ state: 'asked', title: 'Ten photographs' })
  await agent.client.hires.setTaxProfile({ gstin: '27AAPFU0939F1ZV', isIndividual: false })
  expect(await hire()).toMatchObject({ state: 'quoted', quote: { fee: 2_000, gst: 360, total: 2_360, days: 3 } })
})

test('the back office reads what both said of a disputed hire, and of no other', async () => {
  const admin = await createUser(app, { role: 'admin' })
  const hire = await createHire(app, { kind: 'agent', state: 'accepted' })
  await expect(admin.client.hires.getForReview({ id: hire.id })).rejects.toMatchObject({ http: 404 })
  await hire.client.client.hires.dispute({ id: hire.id, reason: 'Nobody has come to any visit.' })
  const { data } = await admin.client.hires.listForReview({})
  expect(data).toMatchObject([{ id: hire.id, mayDecide: false, dispute: { raisedBy: 'client' } }])
  expect((await admin.client.hires.getForReview({ id: hire.id })).data.held).toBe(10_000)
})
