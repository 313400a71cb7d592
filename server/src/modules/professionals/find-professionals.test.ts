import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const place = (name: string) =>
    app.db.one<{ latitude: number; longitude: number }>(
      sql`select latitude, longitude from localities where name = ${name}`,
    )
  await createUser(app, { role: 'agent', firstname: 'Baner', lastname: 'Zope', ...(await place('Baner')) })
  await createUser(app, { role: 'agent', firstname: 'Anil', lastname: 'Kothari', ...(await place('Kharadi')) })
  await createUser(app, {
    role: 'agent',
    firstname: 'Far',
    lastname: 'Away',
    city: 'Delhi',
    latitude: 28.6,
    longitude: 77.2,
  })
  const gone = await createUser(app, { role: 'agent', firstname: 'Suspended', lastname: 'Person' })
  await app.db.run(sql`update users set suspended_at = now() where id = ${gone.user.id}`)
  await createUser(app, { role: 'lawyer', firstname: 'Veena', lastname: 'Apte' })
  await createUser(app, { role: 'lawyer', firstname: 'Dev', lastname: 'Bapat', city: 'Mumbai' })
  await createUser(app, { role: 'lawyer', firstname: 'Amol', lastname: 'Apte' })
  for (let i = 0; i < 21; i++)
    await createUser(app, { role: 'evaluator', firstname: 'Esha', lastname: `Val${'abcdefghijklmnopqrstuvw'[i]}` })
})
afterAll(() => app.close())

type Role = 'agent' | 'lawyer' | 'evaluator'
const find = (role: Role, text?: string, page?: number) =>
  app.visitor.professionals.findProfessionals({ role, ...(text ? { text } : {}), ...(page ? { page } : {}) })
const names = async (role: Role, text?: string) =>
  (await find(role, text)).data.map((professional) => professional.name)

describe('professionals', () => {
  test('agents are listed nearest first, with the distance; distant and suspended ones are left out', async () => {
    const found = await find('agent', 'kharadi')
    expect(found).toMatchObject({ total: 2, page: 1, pageSize: 20, place: 'Kharadi' })
    expect(found.data.map((professional) => [professional.name, professional.locality])).toEqual([
      ['Anil Kothari', 'Kharadi'],
      ['Baner Zope', 'Baner'],
    ])
    expect(found.data[0]?.distanceKm).toBeLessThan(1)
    expect(found.data[1]?.distanceKm).toBeGreaterThan(10)
    expect((await find('agent', 'baner')).data[0]).toMatchObject({ name: 'Baner Zope', locality: 'Baner' })
  })

  test('are as far as the square they work in, so that no three distances give an address away', async () => {
    const { client } = await createUser(app)
    const agents = []
    for (const [latitude, longitude] of [
      [18.4662, 73.8771],
      [18.4741, 73.8841],
    ] as const) {
      agents.push(await createUser(app, { role: 'agent', firstname: 'Near', lastname: 'Katraj', latitude, longitude }))
    }
    const ids = agents.map(({ user }) => user.id)
    for (const [lat, lng] of [
      [18.4662, 73.8771],
      [18.4741, 73.8841],
      [18.5, 73.9],
    ] as const) {
      const { data } = await client.professionals.listNearbyAgents({ lat, lng, param: 10 })
      const [one, other] = ids.map((id) => data.find((agent) => agent.id === id))
      expect([one?.distanceKm, one?.latitude, one?.longitude]).toEqual([other?.distanceKm, 18.47, 73.88])
    }
    await app.db.run(sql`update users set suspended_at = now() where id = any(${ids})`)
  })

  test('without a place everybody is listed by name', async () => {
    expect(await names('agent')).toEqual(['Far Away', 'Anil Kothari', 'Baner Zope'])
  })

  test('a name comes before a misspelt place, which is read as one when nobody has that name', async () => {
    expect(await names('agent', 'kothari')).toEqual(['Anil Kothari'])
    expect(await find('agent', 'khardi')).toMatchObject({ place: 'Kharadi', total: 2 })
  })

  test('lawyers are found in the city of a place and listed by name: nobody is ranked', async () => {
    const found = await find('lawyer', 'baner')
    expect(found.data.map((professional) => professional.name)).toEqual(['Amol Apte', 'Veena Apte'])
    expect(found.data.every((professional) => professional.distanceKm === null && professional.locality === null)).toBe(
      true,
    )
    expect(await names('lawyer')).toEqual(['Amol Apte', 'Veena Apte', 'Dev Bapat'])
    expect(await names('lawyer', 'mumbai')).toEqual(['Dev Bapat'])
  })

  test('nobody is shown for what is neither a place nor a name, and signs of patterns are plain text', async () => {
    expect(await find('lawyer', 'qqqqq')).toMatchObject({ total: 0, data: [], place: null })
    expect(await find('lawyer', '%')).toMatchObject({ total: 0 })
  })

  test('pages hold twenty', async () => {
    expect((await find('evaluator')).data).toHaveLength(20)
    expect(await find('evaluator', undefined, 2)).toMatchObject({ page: 2, total: 21, data: [{ name: 'Esha Valu' }] })
    expect((await find('evaluator', undefined, 3)).data).toEqual([])
  })

  test('an address that asks too often is slowed down', async () => {
    const eager = app.clientFor(null, { address: '203.0.113.9' })
    const ask = () => eager.professionals.findProfessionals({ role: 'lawyer', page: 9 })
    for (let i = 0; i < 240; i++) await ask()
    await expect(ask()).rejects.toMatchObject({ http: 429 })
  })

  test('no phone number or email leaves', async () => {
    const response = await app.inject({ url: '/api/professionals?role=lawyer' })
    expect(response.body).not.toMatch(/@|\d{10}/)
    expect(Object.keys(response.json().data[0]).sort()).toEqual([
      'city',
      'distanceKm',
      'facts',
      'id',
      'locality',
      'memberSince',
      'name',
      'photo',
      'role',
    ])
  })

  test.each([
    ['role', '/api/professionals'],
    ['role', '/api/professionals?role=admin'],
    ['role', '/api/professionals?role=user'],
    ['page', '/api/professionals?role=agent&page=0'],
    ['text', `/api/professionals?role=agent&text=${'x'.repeat(81)}`],
  ])('a bad %s is a 400 that names it (%s)', async (field, url) => {
    const response = await app.inject({ url })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toHaveProperty(field)
  })
})
