// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { exampleProperty } from '../../features/listings/example-property.fixture.ts'
import { NearbyProperties } from './nearby-properties.tsx'

vi.mock('../../features/map/property-map.tsx', () => ({ PropertyMap: () => null }))

const page = { page: 1, pageSize: 6, total: 1, isTotalExact: true, nextAfter: null, previousAfter: null }
const first = { status: 1 as const, message: 'OK', ...page, data: [{ ...exampleProperty(), zoomLevel: 14 }] }

test('a card nearby has the heart; once the server has marked it, the list is loaded again', async () => {
  beSignedIn()
  const favourites = new Set<number>()
  const called = fakeServer({
    search: { listNearby: () => first },
    shortlists: {
      getMarks: () => ({ data: { favourites: [...favourites], shortlisted: [], interested: [] } }),
      markFavourite: ({ propertyid }) => {
        favourites.add(Number(propertyid))
        return {}
      },
      unmarkFavourite: () => {
        favourites.clear()
        return {}
      },
    },
  })
  const nearbyAsked = () => called.filter(({ call }) => call === 'search.listNearby').length
  show(<NearbyProperties place={{ latitude: 18.5, longitude: 73.8 }} zoom={10} first={first} />)
  fireEvent.click(await screen.findByRole('button', { name: /^Add to favourites/ }))
  await waitFor(() => expect(nearbyAsked()).toBe(1))
  fireEvent.click(await screen.findByRole('button', { name: /^Remove from favourites/, pressed: true }))
  await waitFor(() => expect(called.map(({ call }) => call)).toContain('shortlists.unmarkFavourite'))
  expect(nearbyAsked()).toBe(1)
})
