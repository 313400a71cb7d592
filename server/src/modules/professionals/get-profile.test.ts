import { professionalNumbers } from '@properysearch/contract/values/identity-numbers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createHire } from '../../../test/hire-factory.ts'
import { newKey } from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
let admin: TestPerson
let buyer: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  admin = await createUser(app, { role: 'admin' })
  buyer = await createUser(app)
})
afterAll(() => app.close())

const said = { about: 'Flats in west Pune.', sinceYear: 2011, languages: ['Marathi', 'Hindi'] as const }
const places = [{ city: 'Pune', locality: null }]
const service = { title: 'Home visit', delivers: 'A visit and a note of what I saw.', fee: 1500, days: 2 }

async function profess(person: TestPerson): Promise<void> {
  await person.client.professionals.saveMine({ ...said, languages: [...said.languages], areas: places })
  await person.client.services.add({ ...service, key: newKey() })
}

async function verify(person: TestPerson, number: string): Promise<void> {
  const { id: userId } = person.user
  await person.client.accounts.updateProfessionalDetails({ id: userId, number })
  const reason = 'Found in the register.'
  await admin.client.accounts.decideProfessionalNumber({ userId, number, decision: 'approve', reason })
}

describe('the profile of an agent', () => {
  test('says what they said and what we checked, without a phone number or an email', async () => {
    const person = await createUser(app, { role: 'agent', firstname: 'Tejas', lastname: 'Wagh' })
    const { id } = person.user
    const none = { state: 'none', number: null, verifiedOn: null }
    const facts = { sinceYear: null, languages: [], areas: [], registration: none, response: null, rating: null }
    const card = {
      id,
      name: 'Tejas Wagh',
      role: 'agent',
      city: 'Pune',
      memberSince: '2026-11-15',
      photo: null,
      locality: 'Baner',
      distanceKm: null,
    }
    const empty = { ...card, facts, about: null, services: [], reviews: [] }
    expect((await app.visitor.professionals.getAgent({ id })).data).toEqual(empty)
    await profess(person)
    const { data } = await app.visitor.professionals.getAgent({ id })
    expect(data).toMatchObject({ about: said.about, services: [service] })
    expect(data.facts).toMatchObject({ sinceYear: 2011, languages: said.languages, areas: places })
    expect(JSON.stringify(data)).not.toMatch(/@|\d{10}/)
  })

  test('shows the registration number only once it was found in the register', async () => {
    const person = await createUser(app, { role: 'agent' })
    const { id } = person.user
    const number = professionalNumbers.agent.example
    const registration = async () => (await app.visitor.professionals.getAgent({ id })).data.facts?.registration
    await person.client.accounts.updateProfessionalDetails({ id, number })
    expect(await registration()).toEqual({ state: 'checking', number: null, verifiedOn: null })
    await verify(person, number)
    expect(await registration()).toEqual({ state: 'verified', number, verifiedOn: '2026-11-15' })
    await person.client.accounts.updateProfessionalDetails({ id, number: number.replace(/0$/, '7') })
    expect(await registration()).toMatchObject({ state: 'checking', number: null })
  })

  test('shows the newest words of clients with a name shortened, not what the hire was about', async () => {
    const hire = await createHire(app, { kind: 'agent', state: 'delivered' })
    const { id } = hire.professional.user
    const reviews = async () => (await app.visitor.professionals.getAgent({ id })).data.reviews
    expect(await reviews()).toEqual([])
    await hire.client.client.hires.rate({ id: hire.id, stars: 4, words: 'Came on time.' })
    await hire.professional.client.hires.answerRating({ id: hire.id, answer: 'Thank you.' })
    const at = app.clock.now.toISOString()
    const said = { by: 'Asha K.', stars: 4, words: 'Came on time.', ratedAt: at, answer: 'Thank you.', answeredAt: at }
    expect(await reviews()).toEqual([said])
    await app.db.run(sql`update hire_ratings set words = null where hire_id = ${hire.id}`)
    expect(await reviews()).toEqual([])
  })

  test('a person who joined after midnight in India is a member since that day', async () => {
    const { user } = await createUser(app, { role: 'agent' })
    await app.db.run(sql`update users set created_at = '2026-05-16T20:00:00Z' where id = ${user.id}`)
    expect((await app.visitor.professionals.getAgent({ id: user.id })).data.memberSince).toBe('2026-05-17')
  })

  test('each call shows one profession, and nobody who is gone', async () => {
    const lawyer = await createUser(app, { role: 'lawyer' })
    const gone = await createUser(app, { role: 'agent' })
    await app.db.run(sql`update users set suspended_at = now() where id = ${gone.user.id}`)
    for (const id of [buyer.user.id, lawyer.user.id, gone.user.id, 999_999]) {
      await expect(app.visitor.professionals.getAgent({ id })).rejects.toMatchObject({ http: 404 })
      await expect(app.visitor.professionals.getEvaluator({ id })).rejects.toMatchObject({ http: 404 })
    }
    await expect(app.visitor.professionals.getAgent({ id: 'x' })).rejects.toMatchObject({ http: 400 })
  })
})

test('a lawyer’s profile and services are for people who have signed in; the public list says who and where', async () => {
  const lawyer = await createUser(app, { role: 'lawyer', firstname: 'Veena', lastname: 'Apte' })
  const { id } = lawyer.user
  await profess(lawyer)
  await verify(lawyer, professionalNumbers.lawyer.example)
  await expect(app.visitor.professionals.getLawyer({ id })).rejects.toMatchObject({ http: 401 })
  const { data } = await buyer.client.professionals.getLawyer({ id })
  expect(data).toMatchObject({ about: said.about, services: [service], reviews: [] })
  expect(data.facts).toMatchObject({ rating: null, response: null })
  const shown = await app.visitor.professionals.findProfessionals({ role: 'lawyer', text: 'apte' })
  expect(shown.data).toMatchObject([{ id, facts: null }])
})

describe('what people read about me', () => {
  test('is saved whole, each place once, and belongs to me', async () => {
    const [one, other] = [await createUser(app, { role: 'evaluator' }), await createUser(app, { role: 'evaluator' })]
    const nothing = { about: '', sinceYear: null, languages: [], areas: [] }
    expect((await one.client.professionals.getMine()).data).toEqual(nothing)
    const areas = [
      { city: 'Pune', locality: 'Wakad' },
      { city: 'pune', locality: 'baner' },
      { city: 'Pune', locality: 'Baner' },
      { city: 'Mumbai', locality: null },
    ]
    const { data } = await one.client.professionals.saveMine({ ...said, languages: ['Hindi', 'Hindi'], areas })
    const known = [
      { city: 'Mumbai', locality: null },
      { city: 'Pune', locality: 'Baner' },
      { city: 'Pune', locality: 'Wakad' },
    ]
    expect(data).toEqual({ about: said.about, sinceYear: 2011, languages: ['Hindi'], areas: known })
    expect((await other.client.professionals.getMine()).data).toEqual(nothing)
    expect((await one.client.professionals.saveMine(nothing)).data).toEqual(nothing)
  })

  test('is found in each city that I serve', async () => {
    const person = await createUser(app, { role: 'evaluator', city: 'Delhi', lastname: 'Served' })
    const inNashik = async () =>
      (await app.visitor.professionals.findProfessionals({ role: 'evaluator', text: 'nashik' })).data
    expect(await inNashik()).toEqual([])
    const areas = [{ city: 'Nashik', locality: null }]
    await person.client.professionals.saveMine({ about: '', sinceYear: null, languages: [], areas })
    expect(await inNashik()).toMatchObject([{ id: person.user.id, facts: { areas } }])
    const { data } = await app.visitor.professionals.listCities({ role: 'evaluator' })
    expect(data).toContainEqual({ city: 'Nashik', count: 1 })
  })

  test.each([
    ['about', { about: 'Call me on 98220 11223' }],
    ['about', { about: 'x'.repeat(1201) }],
    ['sinceYear', { sinceYear: 1950 }],
    ['sinceYear', { sinceYear: 2027 }],
    ['languages.0', { languages: ['Klingon'] }],
    ['areas', { areas: [{ city: 'Atlantis', locality: null }] }],
    ['areas', { areas: [{ city: 'Mumbai', locality: 'Baner' }] }],
  ])('a wrong %s is named and nothing is saved', async (field, wrong) => {
    const { client } = await createUser(app, { role: 'agent' })
    const whole = { about: '', sinceYear: null, languages: [], areas: [] }
    await expect(client.professionals.saveMine({ ...whole, ...wrong } as typeof whole)).rejects.toMatchObject({
      http: 400,
      body: { errors: { [field]: expect.any(String) } },
    })
    expect((await client.professionals.getMine()).data).toEqual(whole)
  })

  test('is for professionals', async () => {
    await expect(buyer.client.professionals.getMine()).rejects.toMatchObject({ http: 403 })
    await expect(app.visitor.professionals.getMine()).rejects.toMatchObject({ http: 401 })
  })
})
