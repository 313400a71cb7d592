// @vitest-environment happy-dom
import type { ListingReview } from '@properysearch/contract/listings/deciding-calls'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import type { MapProps } from '../../features/map/map-props.ts'
import { QueryProvider } from '../../lib/query-provider.tsx'
import AdminListingPage from './admin-listing-page.tsx'

vi.mock('../../features/map/property-map.tsx', () => ({
  PropertyMap: ({ pins, fit, label }: MapProps & { label: string }) => (
    <section aria-label={label}>
      {pins?.map((pin) => {
        const isSeen =
          fit &&
          pin.latitude > fit.south &&
          pin.latitude < fit.north &&
          pin.longitude > fit.west &&
          pin.longitude < fit.east
        return (
          <p key={pin.label}>{`${pin.label} at ${pin.latitude}, ${pin.longitude}${isSeen ? '' : ', out of sight'}`}</p>
        )
      })}
    </section>
  ),
}))

const day = '2026-12-12T06:30:00.000Z'
const doubt = 'The pin is 6 km from Baner, near Kothrud. Move the pin, or correct the locality.'
const review: ListingReview = {
  listing: {
    id: 7,
    state: 'submitted',
    verification: null,
    beingCheckedSince: null,
    version: 4,
    savedAt: day,
    fields: {
      listedIn: 'sell',
      subcategory: 'Flats',
      postedBy: 'owner',
      city: 'Pune',
      locality: 'Baner',
      society: null,
      address: 'Lane 5',
      unit: 'A-1',
      pincode: '411045',
      latitude: 18.5074,
      longitude: 73.8077,
      bhk: '2',
      bathrooms: 2,
      balconies: 1,
      garages: 0,
      carpetSqft: 750,
      builtUpSqft: null,
      superBuiltUpSqft: null,
      plotSqft: null,
      floor: 3,
      totalFloors: 7,
      permittedUse: 'residential',
      possession: 'Ready To Move',
      possessionOn: null,
      availableFrom: '2026-12-24',
      age: '0-5 Years',
      furnishing: 'UnFurnished',
      facing: null,
      exteriorMaterial: null,
      structureType: null,
      reraNumber: null,
      price: 80_00_000,
      deposit: null,
      maintenance: null,
      title: '2 BHK flat in Baner',
      description: 'Airy.',
      amenities: [],
    },
    pictures: [],
    videoUrl: null,
    papers: [],
    missing: [],
    doubts: [{ field: 'latitude', message: doubt }],
    rejectedReasons: [],
    duplicateReasons: [],
    submittedAt: day,
    listedAt: null,
    confirmedAt: null,
  },
  namedPlace: { name: 'Baner', latitude: 18.559, longitude: 73.7868 },
  changedAt: day,
  verifiedBy: null,
  owner: { id: 3, name: 'Mandar Joshi', email: 'ma…', mobile: '…', isAadhaarVerified: true, isPanVerified: false },
  duplicates: [],
}

async function open(given: Partial<ListingReview> = {}) {
  beSignedIn('admin')
  const called = fakeServer({
    listings: {
      getForReview: () => ({ data: { ...review, ...given } }),
      sendBack: () => ({ message: 'Sent back.' }),
    },
  })
  const Page = createRoutesStub([
    { path: '/admin/listings/:id', Component: AdminListingPage },
    { path: '*', Component: () => <p>The list</p> },
  ])
  render(
    <QueryProvider>
      <Page initialEntries={['/admin/listings/7']} />
    </QueryProvider>,
  )
  onTestFinished(cleanup)
  await screen.findByRole('heading', { name: 'Place' })
  return called
}

test('whoever reviews a listing sees its pin and the place that its owner named on one map, and what does not agree', async () => {
  await open()
  const map = screen.getByRole('region', { name: 'The pin, and the place that the owner named' })
  expect(map.textContent).toBe('Pin at 18.5074, 73.8077Baner at 18.559, 73.7868')
  expect(screen.getByText(doubt)).toBeTruthy()
})

test('a pin at the very place is one with it, so that no label covers the other', async () => {
  await open({ namedPlace: { name: 'Kothrud', latitude: 18.5084, longitude: 73.8087 } })
  const map = screen.getByRole('region', { name: 'The pin, and the place that the owner named' })
  expect(map.textContent).toBe('Pin, Kothrud at 18.5074, 73.8077')
})

test('what does not agree, and a wrong pin, are reasons to send it back', async () => {
  const called = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Send back' }))
  const wrongPin = 'The pin on the map is not where the address says. Please move it.'
  for (const reason of [doubt, wrongPin]) fireEvent.click(await screen.findByRole('checkbox', { name: reason }))
  fireEvent.click(screen.getAllByRole('button', { name: 'Send back' }).at(-1) as HTMLElement)
  expect(await screen.findByText('The list')).toBeTruthy()
  const sent = called.find(({ call }) => call === 'listings.sendBack')
  expect(sent?.input).toMatchObject({ id: 7, reasons: [doubt, wrongPin] })
})

test('dates are not broken, and words are as people write them', async () => {
  await open()
  await waitFor(() => expect(screen.getByText('24\u00a0Dec\u00a02026', { normalizer: (text) => text })).toBeTruthy())
  expect(screen.getByText('Unfurnished')).toBeTruthy()
  expect(document.body.textContent).not.toContain('UnFurnished')
})
