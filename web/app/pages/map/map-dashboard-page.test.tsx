// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import type { MapProps } from '../../features/map/map-props.ts'
import { rememberCity } from '../../lib/chosen-city.ts'
import { QueryProvider } from '../../lib/query-provider.tsx'
import MapDashboardPage from './map-dashboard-page.tsx'

vi.mock('../../features/map/property-map.tsx', () => ({
  PropertyMap: ({ center, fit }: MapProps) => (
    <p>{fit ? `Map from ${fit.west}` : `Map at ${center.latitude}, ${center.longitude}`}</p>
  ),
}))

const cities = [
  { name: 'Pune', state: 'Maharashtra', latitude: 18.52, longitude: 73.85 },
  { name: 'Mumbai', state: 'Maharashtra', latitude: 19.07, longitude: 72.88 },
]

async function open(address: string, attribution?: string) {
  const here = { latitude: 19.07, longitude: 72.88, city: 'Mumbai', attribution }
  sessionStorage.setItem('userLocation', JSON.stringify(here))
  onTestFinished(() => sessionStorage.clear())
  beSignedIn()
  fakeServer({ places: { listCities: () => ({ data: cities }) } })
  const Page = createRoutesStub([{ path: '/MapDashboard', Component: MapDashboardPage }])
  render(
    <QueryProvider>
      <Page initialEntries={[address]} />
    </QueryProvider>,
  )
  onTestFinished(cleanup)
  await screen.findByRole('heading', { name: 'Map' })
}

test('the map begins in the city that was chosen, unless the address says where', async () => {
  rememberCity('Mumbai')
  onTestFinished(() => rememberCity('Pune'))
  await open('/MapDashboard')
  expect(await screen.findByText('Map at 19.07, 72.88')).toBeTruthy()
  cleanup()
  await open('/MapDashboard?box=73.7,18.4,74,18.7')
  expect(await screen.findByText('Map from 73.7')).toBeTruthy()
})

test('a city that a map service named says which', async () => {
  await open('/MapDashboard', 'Google Maps')
  expect(await screen.findByRole('button', { name: 'Mumbai' })).toBeTruthy()
  expect(screen.getByText('Place name from Google Maps')).toBeTruthy()
})
