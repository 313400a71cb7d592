// @vitest-environment happy-dom
import type { PremiumPage } from '@properysearch/contract/promotions/calls'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { exampleProperty } from '../../features/listings/example-property.fixture.ts'
import { api } from '../../lib/api.ts'
import { PremiumUserArticle } from './premium-user-article.tsx'
import { loader, meta } from './premium-user-page.tsx'

const person: PremiumPage['person'] = {
  id: 2,
  name: 'Mandar Deshpande',
  photo: null,
  city: 'Pune',
  memberSince: '2025-10-11',
  proof: 'verified',
}
const found = (given: Partial<PremiumPage> = {}): PremiumPage => ({
  person,
  message: 'OK',
  data: [exampleProperty()],
  page: 1,
  pageSize: 12,
  total: 1,
  ...given,
})
const addressOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('an owner’s page says who they are and leads to their listings and, through one, to them', async () => {
  show(<PremiumUserArticle found={found()} />)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Mandar Deshpande')
  for (const words of ['Identity verified', '1 property']) expect(screen.getByText(words)).toBeTruthy()
  expect(document.body.textContent).toContain('Premium User in Pune · member since')
  expect(addressOf('Corner 2 BHK flat in Baner')).toBe('/property/ViewPropertyDetails/7')
  expect(addressOf(/^Contact owner/)).toContain('/Login')
  expect(document.body.textContent).not.toMatch(/[6-9]\d{9}|@/)
})

test.each([
  ['checking', 'Identity being checked'],
  ['none', 'Identity not verified yet'],
] as const)('proof that is %s is not made to look like proof: %s', async (proof, words) => {
  show(<PremiumUserArticle found={found({ person: { ...person, proof } })} />)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByText('Identity verified')).toBeNull()
})

test('many listings go on; without any there is a way to others', async () => {
  show(<PremiumUserArticle found={found({ page: 2, total: 30 })} />)
  expect(await screen.findByText('Page 2 of 3')).toBeTruthy()
  expect([addressOf('Previous'), addressOf('Next')]).toEqual(['/premium/2', '/premium/2?page=3'])
  show(<PremiumUserArticle found={found({ data: [], total: 0 })} />)
  expect(await screen.findByText('Nothing is listed right now')).toBeTruthy()
  expect(addressOf('Search properties')).toBe('/PropertyListHome')
})

const open = (id: string, query = '') =>
  loader({
    context: { get: () => api },
    params: { id },
    request: new Request(`https://example.in/premium/${id}${query}`),
  } as unknown as Parameters<typeof loader>[0])

test('whoever is not a Premium User now has no page, nor does an address that the server refuses', async () => {
  const called = fakeServer({
    promotions: {
      getPremiumUser: ({ id }) =>
        Number(id) === 2 ? found() : refuse(Number(id) === 3 ? 'not-found' : 'invalid-input'),
    },
  })
  expect((await open('2', '?page=2')).person.name).toBe('Mandar Deshpande')
  expect(called[0]?.input).toEqual({ id: 2, page: 2 })
  for (const gone of ['3', '4']) await expect(open(gone)).rejects.toMatchObject({ init: { status: 404 } })
})

test('search engines are told of whoever is proven and has something listed', () => {
  const tell = (given: Partial<PremiumPage>) =>
    JSON.stringify(meta({ loaderData: found(given), matches: [] } as unknown as Parameters<typeof meta>[0]))
  expect(tell({})).toContain('"property":"og:title","content":"Properties of Mandar Deshpande, Pune"')
  expect(tell({})).not.toContain('noindex')
  for (const given of [{ person: { ...person, proof: 'checking' as const } }, { total: 0, data: [] }, { page: 2 }]) {
    expect(tell(given)).toContain('noindex')
  }
})
