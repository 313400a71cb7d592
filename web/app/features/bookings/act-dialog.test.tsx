// @vitest-environment happy-dom
import type { ListedBooking } from '@properysearch/contract/bookings/calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { ActDialog } from './act-dialog.tsx'
import { BookingCard } from './booking-card.tsx'
import type { ListAct } from './booking-lists.queries.ts'
import { exampleBooking, exampleListing } from './example-booking.fixture.ts'

function ask(act: ListAct, given: Parameters<typeof exampleBooking>[0], bookings: Answers['bookings']) {
  beSignedIn()
  const called = fakeServer({ bookings })
  const onClose = vi.fn()
  // What the dialog reads of a booking that is listed.
  const item = {
    propertydata: exampleListing,
    bookingData: exampleBooking(given),
    userData: { name: 'Asha K.', isVerified: true },
  } as unknown as ListedBooking
  show(
    <QueryProvider>
      <ActDialog asked={{ act, item }} onClose={onClose} />
    </QueryProvider>,
  )
  return { called, onClose }
}

test.each([
  ['accept', 'Accept booking', /on hold for Asha K\., and nobody else can book it/],
  ['reject', 'Decline request', /No money was taken/],
  ['call-off', 'Call off booking', /If they paid ₹1, it is refunded/],
  ['withdraw', 'Withdraw request', /You have paid nothing/],
] as const)('%s says what will happen, and asks once', async (act, action, text) => {
  const { called, onClose } = ask(act, {}, { act: () => ({ data: exampleBooking() }) })
  expect(screen.getByText(text)).toBeTruthy()
  expect(called).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: action }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(called).toEqual([{ call: 'bookings.act', input: { id: 5, act } }])
})

test('who withdraws an accepted booking reads that others can book it', () => {
  ask('withdraw', { state: 'accepted' }, {})
  expect(screen.getByText(/is no longer on hold for you/)).toBeTruthy()
})

test('a refusal is told, and the dialog closes', async () => {
  const { onClose } = ask('accept', {}, { act: () => refuse('moved-on') })
  fireEvent.click(screen.getByRole('button', { name: 'Accept booking' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('a card offers what I can do now, and the way to the deal', () => {
  const onAct = vi.fn()
  const booking = exampleBooking({ side: 'seller', acts: ['accept', 'reject'], message: 'No loan needed.' })
  show(<BookingCard booking={booking} title="Flat" other="Asha K." onAct={onAct} />)
  fireEvent.click(screen.getByRole('button', { name: 'Decline: Flat, Asha K.' }))
  expect(onAct).toHaveBeenCalledWith('reject')
  expect(screen.getByText('“No loan needed.”')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the deal: Flat, Asha K.' }).getAttribute('href')).toBe(
    '/OwnerBookedPropertyDetails/5/3',
  )
})

test('a card among what waits for me says so where its state does not', () => {
  const booking = exampleBooking({
    kind: 'rental',
    state: 'active',
    bookedOn: '2026-12-10',
    deadlineAt: null,
    acts: [],
  })
  show(<BookingCard booking={booking} title="Flat" waitsForMe onAct={() => undefined} />)
  expect(screen.getByText('Your turn')).toBeTruthy()
  expect(screen.getByText(/A payment in this deal is due/)).toBeTruthy()
})
