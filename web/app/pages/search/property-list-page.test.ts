import { callFailure } from '@properysearch/contract/kernel/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeServer } from '../../../test/fake-server.ts'
import { clientLoader, loader } from './property-list-page.tsx'

/** A context in which every search fails the test. */
const context = {
  get: () => {
    throw new Error('searched')
  },
}
const open = (query: string) =>
  loader({ context, request: new Request(`https://example.in/PropertyList${query}`) } as unknown as Parameters<
    typeof loader
  >[0])

test.each([
  ['?location=Baner&subCategory=any', '?text=Baner'],
  ['?text=&type=BUY', '?type=buy&city=Pune'],
  ['?type=buy', '?type=buy&city=Pune'],
  ['?budget=nonsense&type=Buy&city=Mumbai', '?type=buy&city=Mumbai&budget=nonsense'],
  ['?location=null&box=73.7,18.4,74,18.7', '?box=73.7%2C18.4%2C74%2C18.7'],
])('%s is sent to %s without a search', async (untidy, tidy) => {
  const reply = (await open(untidy)) as Response
  expect(reply.status).toBe(302)
  expect(reply.headers.get('location')).toMatch(new RegExp(`\\${tidy}$`))
})

test.each(['?text=Baner', '?city=All+India', '?box=73.7%2C18.4%2C74%2C18.7'])(
  '%s is tidy and searched',
  async (tidy) => {
    await expect(open(tidy)).rejects.toThrow('searched')
  },
)

test('a city that is none of ours is taken out of the address, and what else was asked stays', async () => {
  const errors = { city: 'We have no listings in Atlantis yet. Choose one of our cities.' }
  const searchProperties = async ({ city }: { city?: string }) => {
    if (city === 'Atlantis') throw callFailure(400, { status: 0, code: 'invalid-input', message: '', errors })
    return { total: 1, data: [], understood: { chips: [] }, city: null }
  }
  const api = {
    search: { searchProperties, getFacets: async () => ({ data: {} }) },
    places: { listCities: async () => ({ data: [] }) },
  }
  const request = new Request('https://example.in/PropertyListHome?type=buy&city=Atlantis&bhk=2')
  const reply = await loader({ context: { get: () => api }, request } as unknown as Parameters<typeof loader>[0])
  expect((reply as Response).headers.get('location')).toBe('/PropertyListHome?type=buy&bhk=2')
})

test.each([
  ['?type=buy', 'Mumbai', '/PropertyListHome?type=buy&city=Mumbai'],
  ['?text=2+bhk+under+80+lakh', 'Mumbai', '/PropertyListHome?text=2+bhk+under+80+lakh&city=Mumbai'],
  ['?type=buy&city=Pune', 'Mumbai', undefined],
  ['?box=73.7,18.4,74,18.7', 'Mumbai', undefined],
  ['?search=agent', 'Mumbai', undefined],
  ['?type=buy', 'Atlantis', undefined],
])('%s leads somebody who chose %s to %s', async (query, chosen, to) => {
  vi.stubGlobal('document', { cookie: `city=${chosen}` })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const cities = ['Pune', 'Mumbai'].map((name) => ({ name, state: 'Maharashtra', latitude: 18.5, longitude: 73.8 }))
  fakeServer({ places: { listCities: () => ({ data: cities }) } })
  const request = new Request(`https://example.in/PropertyListHome${query}`)
  const given = { request, serverLoader: async () => 'shown' } as unknown as Parameters<typeof clientLoader>[0]
  const reply = await clientLoader(given).catch((thrown: Response) => thrown)
  expect(reply instanceof Response ? reply.headers.get('location') : undefined).toBe(to)
})
