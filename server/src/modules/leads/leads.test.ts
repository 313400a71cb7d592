import { consentText } from '@properysearch/contract/leads/facts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heardBy } from '../../../test/contact-factory.ts'
import { createUser } from '../../../test/factories.ts'
import { agentWithLeads, offersFor, pipelineOf, tellAgents, unlockLead } from '../../../test/lead-factory.ts'
import { newKey } from '../../../test/order-factory.ts'
import { buy, payNow, quoteFor, refund } from '../../../test/paid-orders.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const hour = 60 * 60 * 1000
const person = () => createUser(app, { firstname: 'Revati', lastname: 'Phatak' })
const mineOf = async ({ client }: Awaited<ReturnType<typeof person>>) => (await client.leads.listMine()).data

describe('telling agents', () => {
  test('keeps what was agreed to, letter for letter, once for one press', async () => {
    const buyer = await person()
    const key = newKey()
    const told = await tellAgents(buyer, { key })
    expect(told).toMatchObject({
      city: 'Pune',
      localities: ['Baner', 'Aundh'],
      consent: consentText('Baner'),
      agents: [],
      closedAt: null,
    })
    expect(told.consent).toContain('at most 3 of them, who unlock it, see my name and mobile number until I close it')
    expect((await tellAgents(buyer, { key })).id).toBe(told.id)
    expect(await mineOf(buyer)).toHaveLength(1)
  })

  test('refuses what is no place, a number in the words, no consent, agents, and a fourth at a time', async () => {
    const buyer = await person()
    const wrong: [Parameters<typeof tellAgents>[1], string][] = [
      [{ city: 'Atlantis' }, 'city'],
      [{ localities: ['Baner', 'Nowhere'] }, 'localities'],
      [{ localities: ['Baner', 'Aundh', 'Kharadi', 'Wakad'] }, 'localities'],
      [{ words: 'Please call me on 98220 12345' }, 'words'],
      [{ words: 'short' }, 'words'],
      [{ minBudget: 96_00_000 }, 'minBudget'],
      [{ consent: false as true }, 'consent'],
    ]
    for (const [given, field] of wrong) {
      await expect(tellAgents(buyer, given), field).rejects.toMatchObject({
        http: 400,
        body: { errors: { [field]: expect.any(String) } },
      })
    }
    await expect(tellAgents(await agentWithLeads(app))).rejects.toMatchObject({ http: 403 })
    await expect(tellAgents({ client: app.visitor })).rejects.toMatchObject({ http: 401 })
    const told = await Promise.allSettled([1, 2, 3, 4].map(() => tellAgents(buyer)))
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(told.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { http: 409, body: { code: 'limit-reached' } },
    })
  })
})

describe('an agent', () => {
  test('reads what is asked near them, newest first, without name and number', async () => {
    const buyer = await person()
    const far = await createUser(app, { role: 'agent', city: 'Delhi', latitude: 28.6, longitude: 77.2 })
    const near = await createUser(app, { role: 'agent' })
    const told = await tellAgents(buyer)
    const { data } = await offersFor(near)
    expect(data[0]).toMatchObject({ id: told.id, distanceKm: 0, placesLeft: 3, standing: 'payment' })
    expect(JSON.stringify(data)).not.toMatch(/Revati|Phatak|mobile/)
    expect(JSON.stringify(data)).not.toContain(buyer.user.mobile)
    expect((await offersFor(far)).total).toBe(0)
    await expect(far.client.leads.getOffer({ id: told.id })).rejects.toMatchObject({ http: 404 })
    await expect(unlockLead(far, told.id)).rejects.toMatchObject({ http: 404 })
    await expect(near.client.leads.listForAgent({ id: far.user.id })).rejects.toMatchObject({ http: 404 })
    await expect(buyer.client.leads.listForAgent({ id: buyer.user.id })).rejects.toMatchObject({ http: 403 })
    await expect(near.client.leads.getOffer({ id: 999_999 })).rejects.toMatchObject({ http: 404 })
  })

  test('unlocks with one lead of a package, once, and the person sees who has it', async () => {
    const buyer = await person()
    const agent = await agentWithLeads(app)
    const { id } = await tellAgents(buyer)
    const answers = await Promise.all([1, 2, 3].map(() => unlockLead(agent, id)))
    for (const answer of answers) expect(answer).toMatchObject({ standing: 'unlocked', leadsLeft: 9, placesLeft: 2 })
    const { data, counts } = await pipelineOf(agent)
    expect(counts).toMatchObject({ new: 1, contacted: 0 })
    expect(data).toMatchObject([
      { stage: 'new', person: { name: 'Revati Phatak', mobile: buyer.user.mobile }, requirement: { id } },
    ])
    // A number is shown once it was found in the register.
    await agent.client.accounts.updateProfessionalDetails({ id: agent.user.id, number: 'A52100098765' })
    expect((await mineOf(buyer))[0]?.agents).toMatchObject([{ name: 'Sneha Patil', reraNumber: null }])
    await app.db.run(sql`
      update professional_details set state = 'verified', decided_at = ${app.clock.now}, decided_by = user_id
      where user_id = ${agent.user.id}`)
    expect((await mineOf(buyer))[0]?.agents).toMatchObject([{ reraNumber: 'A52100098765' }])
    await app.runJobs()
    const [told] = await heardBy(buyer)
    expect(told).toMatchObject({ title: 'An agent has unlocked your request', link: '/TellAgents' })
    expect(JSON.stringify(told)).not.toMatch(/Sneha|Patil/)
  })

  test('of five at once three unlock it, by the database, and nobody else pays or uses a lead', async () => {
    const buyer = await person()
    const agents = await Promise.all([1, 2, 3, 4, 5].map(() => agentWithLeads(app)))
    const late = await createUser(app, { role: 'agent' })
    const { id } = await tellAgents(buyer)
    const answers = await Promise.all(agents.map((agent) => unlockLead(agent, id)))
    expect(answers.map(({ standing }) => standing).sort()).toEqual(['full', 'full', ...Array(3).fill('unlocked')])
    for (const [i, { standing }] of answers.entries()) {
      const meters = (await agents[i]?.client.subscriptions.getMine())?.data.meters
      expect(meters?.find(({ kind }) => kind === 'leads')?.used).toBe(standing === 'unlocked' ? 1 : 0)
    }
    expect((await offersFor(late)).data.map((offer) => offer.id)).not.toContain(id)
    const wanted = { purpose: 'agent-lead' as const, subjectId: id }
    await expect(quoteFor(late, wanted)).rejects.toMatchObject({ body: { code: 'moved-on' } })
    await expect(payNow(app, late, wanted)).rejects.toMatchObject({ code: 'moved-on' })
    await expect(
      app.db.run(sql`
        insert into leads (agent_id, person_id, requirement_id, place, made_at, changed_at)
        values (${late.user.id}, ${buyer.user.id}, ${id}, 1, now(), now())`),
    ).rejects.toThrow(/leads_at_most_three/)
  })

  test('without a package it says what to pay; paid, it opens; given back, another may have the place', async () => {
    const buyer = await person()
    const agent = await createUser(app, { role: 'agent' })
    const { id } = await tellAgents(buyer)
    expect(await unlockLead(agent, id)).toMatchObject({
      standing: 'payment',
      leadId: null,
      payment: { price: 249, gst: 44.82, total: 293.82 },
    })
    const wanted = { purpose: 'agent-lead' as const, subjectId: id }
    await expect(quoteFor(buyer, wanted)).rejects.toMatchObject({ http: 404 })
    const order = await buy(app, agent, wanted)
    expect((await pipelineOf(agent)).data[0]?.person.mobile).toBe(buyer.user.mobile)
    await refund(app, order)
    expect((await pipelineOf(agent)).data).toEqual([])
    expect((await mineOf(buyer))[0]?.agents).toEqual([])
    expect(await unlockLead(agent, id)).toMatchObject({ standing: 'payment', placesLeft: 3 })
  })

  test('no longer sees the number once it is closed; within a day the lead comes back, once', async () => {
    const buyer = await person()
    const [byPackage, byPayment] = [await agentWithLeads(app), await createUser(app, { role: 'agent' })]
    const late = await createUser(app, { role: 'agent' })
    const { id } = await tellAgents(buyer)
    await unlockLead(byPackage, id)
    await buy(app, byPayment, { purpose: 'agent-lead', subjectId: id })
    const stranger = await person()
    await expect(stranger.client.leads.close({ id })).rejects.toMatchObject({ http: 404 })
    const presses = await Promise.allSettled([buyer.client.leads.close({ id }), buyer.client.leads.close({ id })])
    expect(presses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const agent of [byPackage, byPayment]) {
      const { data } = await pipelineOf(agent)
      expect(data).toMatchObject([
        { person: { name: 'Closed request', city: '', mobile: null }, requirement: { closedAt: expect.any(String) } },
      ])
      expect(JSON.stringify(data)).not.toMatch(/Revati|Phatak/)
      expect((await heardBy(agent))[0]?.body).toContain('One lead has been returned')
    }
    expect((await offersFor(byPackage)).leadsLeft).toBe(10)
    expect((await offersFor(byPayment)).leadsLeft).toBe(1)
    expect((await offersFor(byPackage)).data.map((offer) => offer.id)).not.toContain(id)
    await expect(late.client.leads.getOffer({ id })).rejects.toMatchObject({ http: 404 })

    const other = await tellAgents(buyer)
    await unlockLead(byPackage, other.id)
    app.clock.advance(25 * hour)
    await buyer.client.leads.close({ id: other.id })
    expect((await offersFor(byPackage)).leadsLeft).toBe(9)
    expect((await heardBy(byPackage))[0]?.body).toContain('do not call them again')
  })

  test('cannot unlock after thirty days, and keeps what they have', async () => {
    const buyer = await person()
    const agent = await agentWithLeads(app)
    const late = await createUser(app, { role: 'agent' })
    const { id } = await tellAgents(buyer)
    await unlockLead(agent, id)
    await app.db.run(sql`
      with over as (update requirements set open_until = ${app.clock.now} where id = ${id})
      update requirement_recipients set open_until = ${app.clock.now} where requirement_id = ${id}`)
    await expect(late.client.leads.getOffer({ id })).rejects.toMatchObject({ http: 404 })
    await expect(unlockLead(late, id)).rejects.toMatchObject({ http: 404 })
    expect((await agent.client.leads.getOffer({ id })).data.standing).toBe('unlocked')
    expect((await pipelineOf(agent)).data[0]?.person.mobile).toBe(buyer.user.mobile)
  })
})

describe('the pipeline', () => {
  test('is moved by a press and back, noted in, and asked for on its day; it is the agent’s alone', async () => {
    const agent = await agentWithLeads(app)
    const { id: requirementId } = await tellAgents(await person())
    const { leadId } = await unlockLead(agent, requirementId)
    const id = leadId ?? 0
    const { leads, dashboard } = agent.client
    expect((await leads.move({ id, from: 'new', to: 'contacted' })).data.stage).toBe('contacted')
    await expect(leads.move({ id, from: 'new', to: 'won' })).rejects.toMatchObject({ body: { code: 'moved-on' } })
    expect((await leads.move({ id, from: 'contacted', to: 'new' })).data.stage).toBe('new')
    const today = app.clock.now.toISOString().slice(0, 10)
    const keys = async () => (await dashboard.getDashboard({ id: agent.user.id })).data.todo.map(({ key }) => key)
    expect(await keys()).not.toContain('lead-next-date')
    expect((await leads.saveNote({ id, note: 'Wants an east-facing flat', nextOn: today })).data).toMatchObject({
      note: 'Wants an east-facing flat',
      nextOn: today,
    })
    expect(await keys()).toContain('lead-next-date')
    await leads.move({ id, from: 'new', to: 'won' })
    expect(await keys()).not.toContain('lead-next-date')
    expect((await pipelineOf(agent, 'won')).data).toHaveLength(1)

    const other = await agentWithLeads(app)
    await expect(other.client.leads.move({ id, from: 'won', to: 'lost' })).rejects.toMatchObject({ http: 404 })
    await expect(other.client.leads.saveNote({ id, note: '', nextOn: null })).rejects.toMatchObject({ http: 404 })
    expect((await pipelineOf(other, 'won')).data).toEqual([])
    await expect(app.visitor.leads.listPipeline({ stage: 'new' })).rejects.toMatchObject({ http: 401 })
    await expect(leads.saveNote({ id, note: 'x'.repeat(2001), nextOn: null })).rejects.toMatchObject({ http: 400 })
  })
})

test('what is over or closed is not offered, however much there was', async () => {
  const agent = await createUser(app, { role: 'agent' })
  const buyer = await person()
  const closed = await tellAgents(buyer)
  await buyer.client.leads.close({ id: closed.id })
  await app.db.run(sql`
    with old as (
      insert into requirements (user_id, wish, city, localities, latitude, longitude, max_paise, words, consent, key,
        created_at, open_until)
      select ${buyer.user.id}, 'buy', 'Pune', '{}', 18.55, 73.78, 100, 'Long ago', 'Yes', 'old ' || n,
        ${app.clock.now}::timestamptz - interval '1 year', ${app.clock.now}::timestamptz - interval '11 months'
      from generate_series(1, 1000) n returning id, open_until)
    insert into requirement_recipients (requirement_id, agent_id, distance_km, open_until)
    select id, ${agent.user.id}, 1, open_until from old`)
  const open = await tellAgents(buyer)
  expect((await offersFor(agent)).data.map(({ id }) => id)).toEqual([open.id])
})
