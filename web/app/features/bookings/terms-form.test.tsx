// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { exampleOffer, exampleSaleTerms } from './example-booking.fixture.ts'
import { TermsOfListing } from './terms-of-listing.tsx'

async function openForm(bookings: Answers['bookings']) {
  beSignedIn()
  const called = fakeServer({ bookings })
  show(
    <QueryProvider>
      <TermsOfListing propertyId={3} />
    </QueryProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Change the terms' }))
  await screen.findByRole('button', { name: 'Save the terms' })
  return () => called.find(({ call }) => call === 'bookings.setTerms')?.input
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the terms' }))

test('a sale’s terms start as they are, are read as people write them, and are sent', async () => {
  const sent = await openForm({
    getTerms: () => ({ data: exampleOffer({ isOwner: true }) }),
    setTerms: () => ({}),
  })
  expect((screen.getByLabelText('Booking amount (₹)') as HTMLInputElement).value).toBe('2 Lac')
  expect((screen.getByLabelText(/Interest on late payments/) as HTMLInputElement).value).toBe('10.75')
  expect(screen.getByText(/At most ₹8,50,000, 10% of the price: our terms/)).toBeTruthy()
  type('Booking amount (₹)', '1.5 lakh')
  type(/Interest on late payments/, '9.5 %')
  type('Parts of the rest', '6')
  fireEvent.click(screen.getByRole('radio', { name: /Directly to the seller/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /Loan sanction/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /Instant booking/ }))
  save()
  await waitFor(() =>
    expect(sent()).toEqual({
      propertyId: 3,
      terms: {
        ...exampleSaleTerms,
        bookingAmount: 1_50_000,
        channel: 'direct',
        parts: 6,
        lateRate: 950,
        conditions: ['title'],
        isInstant: true,
      },
    }),
  )
  expect(await screen.findByRole('button', { name: 'Change the terms' })).toBeTruthy()
})

test('what cannot be read is not sent, and says what is expected', async () => {
  const sent = await openForm({ getTerms: () => ({ data: exampleOffer({ isOwner: true }) }) })
  type(/Interest on late payments/, 'a lot')
  type('Parts of the rest', '99')
  save()
  expect(await screen.findByText(/must be 0 to 24 per cent/)).toBeTruthy()
  expect(screen.getByText(/whole number from 1 to 60/)).toBeTruthy()
  expect(sent()).toBeUndefined()
})

test('what the server finds wrong is shown at its field', async () => {
  await openForm({
    getTerms: () => ({ data: exampleOffer({ isOwner: true }) }),
    setTerms: () => refuse('invalid-input', { bookingAmount: 'At most ₹8,50,000.' }),
  })
  type('Booking amount (₹)', '20 lakh')
  save()
  expect(await screen.findByText('At most ₹8,50,000.')).toBeTruthy()
})
