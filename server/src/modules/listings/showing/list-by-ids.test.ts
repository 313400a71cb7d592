import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProperties } from '../../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let app: TestApp
let ids: number[]
beforeAll(async () => {
  app = await createTestApp()
  ids = await createProperties(app, [{}, { state: 'on-hold' }, { state: 'archived' }, { state: 'draft' }, {}])
})
afterAll(() => app.close())

const listed = async (given: string | number[]) =>
  (await app.visitor.listings.listByIds({ ids: given })).data.map((item) => item.propertydata.id)

test('returns listings in the order requested, each once, without those that are not public', async () => {
  const [first, held, archived, draft, last] = ids as [number, number, number, number, number]
  expect(await listed([last, archived, held, 987654321, first, draft, last].join(','))).toEqual([last, held, first])
  expect(await listed('')).toEqual([])
})

test.each(['abc', '0', '1.5', Array.from({ length: 13 }, (_, i) => i + 1).join(',')])(
  'refuses %s, naming the field',
  async (given) => {
    const response = await app.inject({ url: `/api/property/byids?ids=${given}` })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().errors)[0]).toMatch(/^ids/)
  },
)
