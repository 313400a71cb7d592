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
  ['?text=&type=BUY', '?type=buy'],
  ['?budget=nonsense&type=Buy', '?type=buy&budget=nonsense'],
])('%s is sent to %s without a search', async (untidy, tidy) => {
  const reply = (await open(untidy)) as Response
  expect(reply.status).toBe(302)
  expect(reply.headers.get('location')).toMatch(new RegExp(`\\${tidy}$`))
})

test('a tidy address is searched', async () => {
  await expect(open('?text=Baner')).rejects.toThrow('searched')
})
