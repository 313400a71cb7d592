import type { Client } from '@properysearch/contract/kernel/client'
import { expect, test, vi } from 'vitest'
import { rememberedCity } from './remembered-city.ts'

const listCities = vi.fn(async () => ({ data: [{ name: 'Pune' }, { name: 'Mumbai' }, { name: 'Navi Mumbai' }] }))
const api = { places: { listCities } } as unknown as Pick<Client, 'places'>
const leads = (address: string, cookies: string | undefined) =>
  rememberedCity(api)(new URL(`https://example.in${address}`), cookies)

test.each([
  ['/', 'city=Mumbai', '/?city=Mumbai'],
  ['/', 'theme=x; city=Navi%20Mumbai', '/?city=Navi+Mumbai'],
  ['/', 'city=All%20India', '/?city=All+India'],
  ['/PropertyListHome?type=rent', 'city=Mumbai', '/PropertyListHome?type=rent&city=Mumbai'],
  ['/propertylisthome', 'city=Pune', '/propertylisthome?city=Pune'],
  ['/PropertyListHome?text=2+bhk', 'city=Mumbai', '/PropertyListHome?text=2+bhk&city=Mumbai'],
  ['/PropertyListHome?location=2+bhk', 'city=Mumbai', '/PropertyListHome?location=2+bhk&city=Mumbai'],
])('%s leads somebody with %s to %s', async (address, cookies, to) => {
  expect(await leads(address, cookies)).toBe(to)
})

test.each([
  ['nothing was chosen', '/', undefined],
  ['home is of that city anyway', '/', 'city=Pune'],
  ['the address names a city', '/?city=Pune', 'city=Mumbai'],
  ['an area is asked about', '/PropertyListHome?box=73.7,18.4,74,18.7', 'city=Mumbai'],
  ['people are looked for', '/PropertyListHome?search=agent', 'city=Mumbai'],
  ['it is another page', '/privacy', 'city=Mumbai'],
  ['it is a page’s data', '/_.data', 'city=Mumbai'],
  ['we do not know the city', '/', 'city=Atlantis'],
  ['the cookie is garbled', '/', 'city=%E0%A4%A'],
])('the page is shown as it was asked for when %s', async (_, address, cookies) => {
  expect(await leads(address, cookies)).toBeUndefined()
})

test('the cities are asked for once a minute, and again after a failure', async () => {
  let now = 0
  const lead = rememberedCity(api, () => now)
  const home = new URL('https://example.in/')
  listCities.mockClear()
  listCities.mockRejectedValueOnce(new Error('no database'))
  expect(await lead(home, 'city=Mumbai')).toBeUndefined()
  for (let i = 0; i < 3; i++) expect(await lead(home, 'city=Mumbai')).toBe('/?city=Mumbai')
  expect(listCities).toHaveBeenCalledTimes(2)
  now = 61_000
  await lead(home, 'city=Mumbai')
  expect(listCities).toHaveBeenCalledTimes(3)
})
