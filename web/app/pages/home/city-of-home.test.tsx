// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, useLocation } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeServer } from '../../../test/fake-server.ts'
import type { rememberCity as rememberCityOf } from '../../lib/chosen-city.ts'
import { placeOfHome } from './place-of-home.ts'

vi.mock('./nearby-properties.tsx', () => ({ NearbyProperties: () => null }))

const cities = [
  { name: 'Pune', state: 'Maharashtra', latitude: 18.52, longitude: 73.85 },
  { name: 'Mumbai', state: 'Maharashtra', latitude: 19.07, longitude: 72.88 },
]
const around = { page: 1, pageSize: 6, total: 0, isTotalExact: true, nextAfter: null, previousAfter: null, data: [] }

/** Each test has a browser that remembers nothing yet. */
let rememberCity: typeof rememberCityOf
beforeEach(async () => {
  vi.resetModules()
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie from before
  document.cookie = 'city=; path=/; max-age=0'
  sessionStorage.clear()
  rememberCity = (await import('../../lib/chosen-city.ts')).rememberCity
})

/** Where the page of the home address leads; undefined when it is shown. */
async function led(address: string): Promise<string | null | undefined> {
  const { clientLoader } = await import('./home-page.tsx')
  const request = new Request(`https://example.in${address}`)
  const given = { request, serverLoader: async () => 'shown' } as unknown as Parameters<typeof clientLoader>[0]
  try {
    await clientLoader(given)
    return undefined
  } catch (reply) {
    return (reply as Response).headers.get('location')
  }
}

test('the logo leads to the city that was chosen, once it is known to be one of ours', async () => {
  fakeServer({ places: { listCities: () => ({ data: cities }) } })
  expect(await led('/')).toBeUndefined()
  rememberCity('Mumbai')
  expect(await led('/')).toBe('/?city=Mumbai')
  expect(await led('/?city=Pune')).toBeUndefined()
  rememberCity('All India')
  expect(await led('/')).toBe('/?city=All+India')
  for (const staysAt of ['Pune', 'Atlantis']) {
    rememberCity(staysAt)
    expect(await led('/')).toBeUndefined()
  }
})

/** Where the server leads from a home address; undefined when it shows the page. */
async function ledByServer(address: string): Promise<string | null | undefined> {
  const { loader } = await import('./home-page.tsx')
  const { apiContext } = await import('../../lib/api-context.ts')
  const { RouterContextProvider } = await import('react-router')
  const empty = async () => ({ data: [] })
  const context = new RouterContextProvider()
  context.set(apiContext, {
    places: { listCities: async () => ({ data: cities }), listLocalities: empty },
    search: { listNearby: async () => around, getCategoryCounts: empty, listPromoted: empty },
    promotions: { listPremiumUsers: empty },
  } as never)
  const reply = await loader({ context, request: new Request(`https://example.in${address}`) } as never)
  return reply instanceof Response ? reply.headers.get('location') : undefined
}

test('an address that names Pune stays, so that no earlier choice leads away from it', async () => {
  expect(await ledByServer('/')).toBeUndefined()
  expect(await ledByServer('/?city=Pune')).toBeUndefined()
  expect(await ledByServer('/?city=pune')).toBe('/?city=Pune')
  expect(await ledByServer('/?city=all%20india')).toBe('/?city=All+India')
  expect(await ledByServer('/?city=Atlantis')).toBe('/')
})

test('a choice lasts as long as the page where the browser keeps no cookie', async () => {
  fakeServer({ places: { listCities: () => ({ data: cities }) } })
  const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  onTestFinished(() => cookies.mockRestore())
  rememberCity('Mumbai')
  expect(await led('/')).toBe('/?city=Mumbai')
})

test('all of India is called India', async () => {
  const { meta } = await import('./home-page.tsx')
  const titleFor = (city: string) =>
    JSON.stringify(meta({ loaderData: { place: placeOfHome(cities, city) }, matches: [] } as never))
  expect(titleFor('All India')).toContain('Property for sale and rent in India')
  expect(titleFor('Mumbai')).toContain('Property for sale and rent in Mumbai')
})

/** The home page of a city, opened by somebody whose device says that they are in Mumbai. */
async function openInMumbai(address: string, shown: string) {
  sessionStorage.setItem(
    'userLocation',
    JSON.stringify({ latitude: 19.07, longitude: 72.88, city: 'Mumbai', attribution: 'Google Maps' }),
  )
  const { Nearby } = await import('./nearby.tsx')
  const place = placeOfHome(cities, shown)
  if (!place) throw new Error(`${shown} is not in the table`)
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => {
        const { pathname, search } = useLocation()
        return (
          <>
            <p>{`At ${pathname}${search}`}</p>
            <Nearby around={around as never} place={place} />
          </>
        )
      },
    },
  ])
  render(<Page initialEntries={[address]} />)
  onTestFinished(cleanup)
  await screen.findByText(/Place name from Google Maps/)
}

test('the position leads home only where neither the address nor a choice says which city', async () => {
  const called = fakeServer({ places: { listCities: () => ({ data: cities }) } })
  await openInMumbai('/?city=All+India', 'All India')
  expect(called).toEqual([])
  expect(screen.getByText('At /?city=All+India')).toBeTruthy()
  cleanup()
  await openInMumbai('/', 'Pune')
  await waitFor(() => expect(screen.getByText('At /?city=Mumbai')).toBeTruthy())
})

test('somebody who chose Pune is not led back, cookies or none', async () => {
  const called = fakeServer({ places: { listCities: () => ({ data: cities }) } })
  const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  onTestFinished(() => cookies.mockRestore())
  rememberCity('Pune')
  await openInMumbai('/', 'Pune')
  expect(called).toEqual([])
  expect(screen.getByText('At /')).toBeTruthy()
})
