import { expect, test } from 'vitest'
import { loader } from './property-list-page.tsx'

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
