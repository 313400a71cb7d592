import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCase } from '../../../../test/case-factory.ts'
import { acceptedSale } from '../../../../test/deal-factory.ts'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import { createHire, createProfessional } from '../../../../test/hire-factory.ts'
import { createProperty } from '../../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const leadsOf = async ({ client, user }: TestPerson, page = 1) => client.cases.listLeads({ id: user.id, page })
const statuses = async (lawyer: TestPerson) =>
  (await leadsOf(lawyer)).data.map(({ lawyerdata }) => [lawyerdata.id, lawyerdata.requeststatus])

test('a page has five leads; what waits for an answer comes first, by its deadline, then what is worked on', async () => {
  const lawyer = await createProfessional(app, 'lawyer')
  const made = []
  for (const state of ['declined', 'accepted', 'paid', 'delivered', 'paid', 'accepted'] as const) {
    made.push((await createHire(app, { kind: 'lawyer', professional: lawyer, state })).id)
    app.clock.advance(1000)
  }
  await createHire(app, { kind: 'lawyer', professional: lawyer, state: 'quoted' })
  const [declined, accepted, paid, delivered, paidLater, acceptedLater] = made
  expect(await statuses(lawyer)).toEqual([
    [paid, 0],
    [paidLater, 0],
    [acceptedLater, 1],
    [accepted, 1],
    [delivered, 3],
  ])
  expect(await leadsOf(lawyer, 2)).toMatchObject({
    total: 6,
    page: 2,
    pageSize: 5,
    data: [{ lawyerdata: { id: declined, requeststatus: 2 } }],
  })
})

test('a lead names the client, where they live and the property, and says by when to answer', async () => {
  const client = await createUser(app, {
    firstname: 'Prajakta',
    lastname: 'Sonawane',
    latitude: 18.559,
    longitude: 73.7868,
  })
  const seller = await createUser(app)
  const propertyId = await createProperty(app, { ownerId: seller.user.id, title: '2 BHK in Tarangini Crest' })
  const { professional } = await createHire(app, { kind: 'lawyer', client, propertyId, state: 'paid' })
  const [lead] = (await leadsOf(professional)).data
  expect(lead).toEqual({
    buyerdata: { firstname: 'Prajakta', lastname: 'Sonawane', locality: 'Baner', city: 'Pune', photo: null },
    propertydata: { id: propertyId, title: '2 BHK in Tarangini Crest' },
    lawyerdata: expect.objectContaining({
      requeststatus: 0,
      state: 'paid',
      answerBy: new Date(app.clock.now.getTime() + 48 * 60 * 60 * 1000).toISOString(),
    }),
  })
  const elsewhere = await createHire(app, { kind: 'lawyer', state: 'paid' })
  expect((await leadsOf(elsewhere.professional)).data).toMatchObject([
    { buyerdata: { locality: null, city: 'Pune' }, propertydata: { id: null, title: 'Help with a flat in Baner' } },
  ])
})

test('accepting says so in the words of the specification, and opens the case', async () => {
  const { id, professional } = await createHire(app, { kind: 'lawyer', state: 'paid' })
  expect((await professional.client.cases.getLead({ id })).data).toMatchObject({ side: 'lawyer', case: null })
  expect(await professional.client.cases.acceptLead({ leadId: id })).toMatchObject({
    status: 1,
    message: 'Lead accepted successfully',
  })
  expect(await statuses(professional)).toEqual([[id, 1]])
  const { data } = await professional.client.cases.getLead({ id })
  expect(data.case).toMatchObject({ isOpen: true, stage: 'accepted', requests: [], drafts: [], reports: [] })
  expect(data.dueAt).toBe(new Date(app.clock.now.getTime() + 10 * 24 * 60 * 60 * 1000).toISOString())
  await expect(professional.client.cases.acceptLead({ leadId: id })).rejects.toMatchObject({
    http: 409,
    body: { code: 'moved-on' },
  })
})

test('another lawyer’s lead is not found, and the lists of others are not either', async () => {
  const { id, professional, client } = await createHire(app, { kind: 'lawyer', state: 'paid' })
  const other = await createProfessional(app, 'lawyer')
  const admin = await createUser(app, { role: 'admin' })
  await expect(other.client.cases.acceptLead({ leadId: id })).rejects.toMatchObject({ http: 404 })
  await expect(other.client.cases.getLead({ id })).rejects.toMatchObject({ http: 404 })
  await expect(other.client.cases.listLeads({ id: professional.user.id })).rejects.toMatchObject({ http: 404 })
  await expect(client.client.cases.acceptLead({ leadId: id })).rejects.toMatchObject({ http: 403 })
  await expect(admin.client.cases.getLead({ id })).rejects.toMatchObject({ http: 403 })
  await expect(app.visitor.cases.getLead({ id })).rejects.toMatchObject({ http: 401 })
  await expect(professional.client.cases.listLeads({ id: professional.user.id, page: 0 })).rejects.toMatchObject({
    http: 400,
  })
  const evaluation = await createHire(app, { kind: 'evaluator', state: 'paid' })
  await expect(evaluation.client.client.cases.getLead({ id: evaluation.id })).rejects.toMatchObject({ http: 404 })
})

test('a lead that nobody has paid for is not there yet', async () => {
  const { id, professional, client } = await createHire(app, { kind: 'lawyer', state: 'quoted' })
  await expect(professional.client.cases.getLead({ id })).rejects.toMatchObject({ http: 404 })
  await expect(client.client.cases.getLead({ id })).rejects.toMatchObject({ http: 404 })
})

test('a matter that touches another is shown, and accepted only with the declaration', async () => {
  const lawyer = await createProfessional(app, 'lawyer')
  const deal = await acceptedSale(app)
  // Closed long ago: the database would refuse two that are open.
  const before = await createCase(app, { client: deal.seller, professional: lawyer, propertyId: deal.propertyId })
  await app.db.run(sql`update hires set state = 'closed', closed_at = ${app.clock.now} where id = ${before.id}`)
  const { id } = await createHire(app, {
    kind: 'lawyer',
    client: deal.buyer,
    professional: lawyer,
    propertyId: deal.propertyId,
    bookingId: deal.bookingId,
    state: 'paid',
  })
  expect((await lawyer.client.cases.getLead({ id })).data.conflicts).toEqual([
    { leadId: before.id, client: 'Mandar Joshi', why: 'same-property', stateInWords: 'Closed' },
  ])
  expect((await deal.buyer.client.cases.getLead({ id })).data.conflicts).toEqual([])
  await expect(lawyer.client.cases.acceptLead({ leadId: id })).rejects.toMatchObject({
    http: 409,
    body: { code: 'not-yet', message: expect.stringContaining('conflict of interest') },
  })
  await lawyer.client.cases.acceptLead({ leadId: id, declaresNoConflict: true })
})

test('somebody who was the other side, and a client who is the other side now, are found without a common property', async () => {
  const lawyer = await createProfessional(app, 'lawyer')
  const deal = await acceptedSale(app)
  const { buyer, seller, bookingId, propertyId } = deal
  const unrelated = await createCase(app, { client: seller, professional: lawyer })
  const { id } = await createHire(app, {
    kind: 'lawyer',
    client: buyer,
    professional: lawyer,
    propertyId,
    bookingId,
    state: 'paid',
  })
  expect((await lawyer.client.cases.getLead({ id })).data.conflicts).toMatchObject([
    { leadId: unrelated.id, why: 'other-side-is-client' },
  ])
  await lawyer.client.cases.acceptLead({ leadId: id, declaresNoConflict: true })
  const later = await createHire(app, {
    kind: 'lawyer',
    client: seller,
    professional: lawyer,
    state: 'paid',
    propertyId: await createProperty(app),
  })
  expect((await lawyer.client.cases.getLead({ id: later.id })).data.conflicts).toMatchObject([
    { leadId: id, why: 'client-was-other-side' },
  ])
})

test('the cases in work are listed, the earliest deadline first; none of another lawyer', async () => {
  const lawyer = await createProfessional(app, 'lawyer')
  await createCase(app)
  const late = await createCase(app, { professional: lawyer, days: 20 })
  const soon = await createCase(app, { professional: lawyer, days: 3 })
  await createHire(app, { kind: 'lawyer', professional: lawyer, state: 'paid' })
  const { data } = await lawyer.client.cases.listOpen()
  expect(data.map(({ leadId, stage }) => [leadId, stage])).toEqual([
    [soon.id, 'accepted'],
    [late.id, 'accepted'],
  ])
})

test('the dashboard of a lawyer counts their leads and cases', async () => {
  const lawyer = await createProfessional(app, 'lawyer')
  await createHire(app, { kind: 'lawyer', professional: lawyer, state: 'paid' })
  await createCase(app, { professional: lawyer })
  const { data } = await lawyer.client.dashboard.getDashboard({ id: lawyer.user.id })
  const figures = Object.fromEntries(data.figures.map(({ label, value }) => [label, value]))
  expect(figures).toMatchObject({ 'Leads to answer': 1, 'Cases in progress': 1, 'Delivered, to be accepted': 0 })
  expect(data.todo.map(({ label }) => label)).toContain('Accept or decline a lead within 48 hours')
})
