import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createHire, createProfessional, deliver, payHire, showHire } from '../../../test/hire-factory.ts'
import { balance, newKey } from '../../../test/order-factory.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const dayMs = 24 * 60 * 60 * 1000
const refused = (http: number, code?: string) => ({ http, ...(code ? { body: { code } } : {}) })

describe('a hire', () => {
  test('is asked for, quoted, paid into our partner’s hands, accepted and delivered', async () => {
    const hire = await createHire(app, { kind: 'agent', fee: 50_000, gstin: '27AAPFU0939F1ZV', state: 'paid' })
    expect(await showHire(hire, hire.client)).toMatchObject({
      state: 'paid',
      requeststatus: 0,
      iAm: 'client',
      quote: { fee: 50_000, gst: 9_000, platformFee: 0, total: 59_000 },
      acts: ['withdraw'],
    })
    expect(await balance(app, `held:hire:${hire.id}`)).toBe(-59_000_00)
    const { data } = await hire.professional.client.hires.act({ id: hire.id, act: 'accept' })
    expect(data).toMatchObject({ state: 'accepted', requeststatus: 1 })
    expect(new Date(data.dueAt ?? 0).getTime() - app.clock.now.getTime()).toBe(10 * dayMs)
    await hire.professional.client.hires.act({ id: hire.id, act: 'deliver' })
    expect(await showHire(hire, hire.client)).toMatchObject({ state: 'delivered', requeststatus: 3 })
  })

  test('pressed for twice is one, and a second one about the same thing is refused', async () => {
    const [client, professional] = [await createUser(app), await createProfessional(app, 'agent')]
    const asked = {
      professionalId: professional.user.id,
      title: 'A flat in Baner',
      scope: 'Find me a flat with two bedrooms.',
      key: newKey(),
    }
    const first = await client.client.hires.ask(asked)
    expect((await client.client.hires.ask(asked)).data.id).toBe(first.data.id)
    await expect(client.client.hires.ask({ ...asked, key: newKey() })).rejects.toMatchObject(
      refused(409, 'limit-reached'),
    )
  })

  test('pressed for twice at once is one too', async () => {
    const professional = await createProfessional(app, 'agent')
    for (let round = 0; round < 5; round += 1) {
      const { client } = await createUser(app)
      const words = { title: 'A flat in Baner', scope: 'Find me a flat with two bedrooms.' }
      const asked = { professionalId: professional.user.id, ...words, key: newKey() }
      const all = await Promise.all([1, 2, 3].map(() => client.hires.ask(asked)))
      expect(new Set(all.map(({ data }) => data.id)).size).toBe(1)
    }
  })

  test('is nobody else’s', async () => {
    const hire = await createHire(app, { kind: 'lawyer', state: 'paid' })
    for (const other of [await createUser(app), await createProfessional(app, 'lawyer')]) {
      await expect(other.client.hires.get({ id: hire.id })).rejects.toMatchObject(refused(404))
      await expect(other.client.hires.act({ id: hire.id, act: 'accept' })).rejects.toMatchObject(refused(404))
    }
    await expect(hire.client.client.hires.act({ id: hire.id, act: 'accept' })).rejects.toMatchObject(refused(404))
  })

  test('of a lawyer needs their word that they have no other side, and has one side in a matter', async () => {
    const lawyer = await createProfessional(app, 'lawyer')
    const propertyId = await createProperty(app)
    const [one, two] = [
      await createHire(app, { kind: 'lawyer', professional: lawyer, propertyId, state: 'paid' }),
      await createHire(app, { kind: 'lawyer', professional: lawyer, propertyId, state: 'paid' }),
    ]
    // They do so with the lead, which shows what else of theirs touches the matter.
    const here = { id: one.id, act: 'accept' } as const
    await expect(lawyer.client.hires.act(here)).rejects.toMatchObject(refused(409, 'ruled-out'))
    expect((await showHire(one, lawyer)).acts).toEqual(['decline'])
    const accept = (leadId: number) => lawyer.client.cases.acceptLead({ leadId, declaresNoConflict: true })
    await accept(one.id)
    await expect(accept(two.id)).rejects.toMatchObject(refused(409, 'ruled-out'))
    expect(await showHire(two, two.client)).toMatchObject({ state: 'paid' })
  })

  test('of a lawyer bears no GST and no part of ours: the client pays us a flat fee besides', async () => {
    const hire = await createHire(app, { kind: 'lawyer', fee: 20_000, gstin: '27AAPFU0939F1ZV', state: 'quoted' })
    expect((await showHire(hire, hire.client)).quote).toMatchObject({
      fee: 20_000,
      gst: 0,
      platformFee: 499,
      platformGst: 89.82,
      total: 20_588.82,
    })
    await payHire(app, hire)
    expect(await balance(app, `held:hire:${hire.id}`)).toBe(-20_000_00)
  })

  test('waits for a paper, which the client reads of, while the clock stands', async () => {
    const hire = await createHire(app, { kind: 'evaluator', state: 'accepted' })
    const dueAt = (await showHire(hire, hire.client)).dueAt ?? ''
    const { act } = hire.professional.client.hires
    await expect(act({ id: hire.id, act: 'ask-paper' })).rejects.toMatchObject(refused(400, 'invalid-input'))
    const paper = 'The sanctioned plan, to measure against.'
    await act({ id: hire.id, act: 'ask-paper', reason: paper })
    app.clock.advance(3 * dayMs)
    expect(await showHire(hire, hire.client)).toMatchObject({
      state: 'waiting',
      requeststatus: 1,
      dueAt: null,
      details: { purpose: 'A home loan', paper },
    })
    const { data } = await hire.client.client.hires.act({ id: hire.id, act: 'provide' })
    expect(data.details).toEqual({ purpose: 'A home loan', address: 'Flat 4, Baner Road, Pune' })
    expect(new Date(data.dueAt ?? 0).getTime() - new Date(dueAt).getTime()).toBe(3 * dayMs)
  })

  test('of a lawyer waits for papers by its case alone', async () => {
    const hire = await createHire(app, { kind: 'lawyer', state: 'accepted' })
    const asked = { id: hire.id, act: 'ask-paper', reason: 'Index II' } as const
    await expect(hire.professional.client.hires.act(asked)).rejects.toMatchObject(refused(409, 'ruled-out'))
    await hire.professional.client.cases.askPaper({ leadId: hire.id, name: 'Index II of 2011' })
    for (const { client } of [hire.client, hire.professional]) {
      await expect(client.hires.act({ id: hire.id, act: 'provide' })).rejects.toMatchObject(refused(409, 'ruled-out'))
    }
    expect(await showHire(hire, hire.client)).toMatchObject({ state: 'waiting' })
  })

  test('is about a listing that cannot be thrown away', async () => {
    const [client, evaluator] = [await createUser(app), await createProfessional(app, 'evaluator')]
    const propertyId = await createProperty(app, { ownerId: client.user.id, state: 'draft' })
    await expect(
      createHire(app, { kind: 'evaluator', client, professional: evaluator, propertyId }),
    ).rejects.toMatchObject(refused(409, 'ruled-out'))
  })

  test('names nobody in notices, which stay when the other one leaves', async () => {
    const client = await createUser(app, { firstname: 'Vasundhara', lastname: 'Quilon' })
    const professional = await createProfessional(app, 'agent')
    for (const state of ['closed', 'withdrawn', 'declined'] as const) {
      await createHire(app, { kind: 'agent', client, professional, state })
    }
    const disputed = await createHire(app, { kind: 'agent', client, professional, state: 'delivered' })
    await client.client.hires.dispute({ id: disputed.id, reason: 'The flat is not the one I asked for.' })
    await app.runJobs()
    const told = ({ user }: TestPerson) =>
      app.db.many<{ said: string }>(
        sql`select title || ' ' || body as said from notifications where user_id = ${user.id}`,
      )
    const [ofProfessional, ofClient] = [await told(professional), await told(client)]
    expect(ofProfessional.length).toBeGreaterThan(6)
    expect(ofClient.length).toBeGreaterThan(6)
    expect(ofProfessional.filter(({ said }) => /Vasundhara|Quilon|Help with a flat in Baner/.test(said))).toEqual([])
    expect(ofClient.filter(({ said }) => /Sneha|Patil/.test(said))).toEqual([])
  })

  test('is revised once', async () => {
    const hire = await createHire(app, { kind: 'evaluator', state: 'delivered' })
    const revise = () => hire.client.client.hires.act({ id: hire.id, act: 'revise', reason: 'The area is not right.' })
    expect((await revise()).data).toMatchObject({ state: 'accepted', isRevised: true })
    await deliver(app, hire)
    await expect(revise()).rejects.toMatchObject(refused(409, 'ruled-out'))
  })
})
