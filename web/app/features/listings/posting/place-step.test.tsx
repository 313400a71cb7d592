// @vitest-environment happy-dom
import type { ListingFields } from '@properysearch/contract/listings/steps'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeServer } from '../../../../test/fake-server.ts'
import { show } from '../../../../test/show.tsx'
import { QueryProvider } from '../../../lib/query-provider.tsx'
import { PlaceStep } from './place-step.tsx'
import type { ListingForm } from './use-listing-form.ts'

const rest = { city: 'Pune', zone: 'West', authority: 'PMC', pricePerSqftMin: 1, pricePerSqftMax: 2 }
const rents = { rent2bhkMin: 1, rent2bhkMax: 2 }
const localities = [
  { name: 'Baner', pincode: '411045', latitude: 18.559, longitude: 73.7868, ...rest, ...rents },
  { name: 'Kothrud', pincode: '411038', latitude: 18.5074, longitude: 73.8077, ...rest, ...rents },
]
const pune = { name: 'Pune', state: 'Maharashtra', latitude: 18.5204, longitude: 73.8567 }
const nashik = { name: 'Nashik', state: 'Maharashtra', latitude: 19.9975, longitude: 73.7898 }
const empty = { listedIn: 'sell', subcategory: 'Flats', city: 'Pune', locality: null, pincode: null }

function Step({ start }: { start: Partial<ListingFields> }) {
  const [values, setValues] = useState({ ...empty, latitude: null, longitude: null, ...start } as ListingFields)
  const set = (change: Partial<ListingFields>) => setValues((old) => ({ ...old, ...change }))
  const form = { values, errors: {}, set } as unknown as ListingForm
  return (
    <PlaceStep
      form={form}
      renderMap={({ named }) => <p>{named ? `Map at ${named.latitude}, ${named.longitude}` : 'Map where it was'}</p>}
    />
  )
}

async function open(start: Partial<ListingFields> = {}) {
  fakeServer({
    places: {
      listCities: () => ({ data: [pune, nashik] }),
      listLocalities: ({ city }) => ({ data: city === 'Pune' ? localities : [] }),
    },
  })
  show(
    <QueryProvider>
      <Step start={start} />
    </QueryProvider>,
  )
  await screen.findByText('Map where it was')
  // The names are offered once the localities are there.
  await vi.waitFor(() => expect(document.querySelectorAll('option').length).toBe(4), { timeout: 30_000 })
}
const choose = (locality: string) =>
  fireEvent.change(screen.getByLabelText('Locality'), { target: { value: locality } })
const pincode = () => (screen.getByLabelText('Pincode') as HTMLInputElement).value

test('a locality moves the map and fills in its pincode, also when another is chosen; what was typed stays', async () => {
  await open()
  choose('Baner')
  expect(await screen.findByText('Map at 18.559, 73.7868')).toBeTruthy()
  expect(pincode()).toBe('411045')
  choose('kothrud')
  expect(await screen.findByText('Map at 18.5074, 73.8077')).toBeTruthy()
  expect(pincode()).toBe('411038')
  fireEvent.change(screen.getByLabelText('Pincode'), { target: { value: '411052' } })
  choose('Baner')
  expect(pincode()).toBe('411052')
})

test('a city moves the map, also one whose localities we do not know', async () => {
  await open()
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Nash' } })
  expect(screen.getByText('Map where it was')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'nashik' } })
  expect(await screen.findByText('Map at 19.9975, 73.7898')).toBeTruthy()
})

test('a pin far from the locality and a pincode of another are said, each at its field, until they agree', async () => {
  await open({ locality: 'Baner', pincode: '411038', latitude: 18.5074, longitude: 73.8077 })
  expect(await screen.findByText(/^The pin is 6 km from Baner, near Kothrud\./)).toBeTruthy()
  const field = screen.getByLabelText('Pincode')
  const said = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(said?.textContent).toMatch(/^411038 is the pincode of Kothrud; Baner has 411045\./)
  choose('Kothrud')
  await vi.waitFor(() => expect(screen.queryByText(/The pin is|is the pincode/)).toBeNull())
})

test('a place that a map service named says which', async () => {
  fakeServer({
    places: {
      listCities: () => ({ data: [pune] }),
      listLocalities: () => ({ data: localities }),
      findCity: () => ({ data: { city: 'Pune', locality: 'Baner', attribution: '© OpenStreetMap contributors' } }),
    },
  })
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      getCurrentPosition: (found: PositionCallback) =>
        found({ coords: { latitude: 18.559, longitude: 73.7868 } } as GeolocationPosition),
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  show(
    <QueryProvider>
      <Step start={{}} />
    </QueryProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Use my location' }))
  expect(await screen.findByText('Place name from © OpenStreetMap contributors')).toBeTruthy()
})
