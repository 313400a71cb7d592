// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { BookProperty } from './book-property.tsx'
import { exampleBooking, exampleListing, exampleOffer, exampleSaleTerms } from './example-booking.fixture.ts'

function showBook(bookings: Answers['bookings'], property = exampleListing) {
  const called = fakeServer({ bookings })
  show(<BookProperty property={property} />)
  return called
}

test('a visitor is sent to sign in first, and nothing personal is asked for', async () => {
  const called = showBook({})
  fireEvent.click(screen.getByRole('link', { name: 'Book this property' }))
  expect(await screen.findByText('At /Login?next=%2F')).toBeTruthy()
  expect(called).toEqual([])
})

test('an agent, who may not book, sees nothing; nor does a visitor of what is not available', () => {
  beSignedIn('agent')
  expect(showBook({})).toEqual([])
  expect(screen.queryByText('Book this property')).toBeNull()
})

test('the dialog says what it costs, who holds the money and what comes back; then it leads to the deal', async () => {
  beSignedIn()
  const called = showBook({
    getTerms: () => ({ data: exampleOffer() }),
    request: () => ({ data: exampleBooking() }),
  })
  expect(await screen.findByText(/You pay nothing before the owner accepts/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Book this property' }))
  expect(await screen.findByText('Asking price')).toBeTruthy()
  expect(screen.getByText('₹85 Lac')).toBeTruthy()
  expect(screen.getByText(/no real money moves/)).toBeTruthy()
  expect(screen.getByText(/₹1,80,000 is refunded; the seller keeps ₹20,000/)).toBeTruthy()
  expect(screen.getByText(/it gives no right in the property/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Message to the owner'), { target: { value: 'No loan needed.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send booking request' }))
  expect(await screen.findByText('At /BookedPropertyDetails/3/5')).toBeTruthy()
  expect(called.find(({ call }) => call === 'bookings.request')?.input).toEqual({
    propertyId: 3,
    message: 'No loan needed.',
  })
})

test('at an agreed price it is booked at once', async () => {
  beSignedIn()
  showBook({ getTerms: () => ({ data: exampleOffer({ price: 82_00_000, isAgreed: true }) }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Book this property' }))
  expect(await screen.findByText('Agreed price')).toBeTruthy()
  expect(screen.getByText('₹82 Lac')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Book now' })).toBeTruthy()
})

test('instant booking says so', async () => {
  beSignedIn()
  showBook({ getTerms: () => ({ data: exampleOffer({ terms: { ...exampleSaleTerms, isInstant: true } }) }) })
  expect(await screen.findByText(/The property is put on hold for you at once/)).toBeTruthy()
})

test('somebody who was faster is told of in the dialog, and the message stays', async () => {
  beSignedIn()
  showBook({ getTerms: () => ({ data: exampleOffer() }), request: () => refuse('limit-reached') })
  fireEvent.click(await screen.findByRole('button', { name: 'Book this property' }))
  const message = (await screen.findByLabelText('Message to the owner')) as HTMLTextAreaElement
  fireEvent.change(message, { target: { value: 'Today.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send booking request' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(message.value).toBe('Today.')
})

test('my own booking takes the place of the button, with whose turn it is', async () => {
  beSignedIn()
  const onHold = { ...exampleListing, availability: 'on-hold' } as const
  showBook({ getTerms: () => ({ data: exampleOffer({ myBooking: exampleBooking({ state: 'accepted' }) }) }) }, onHold)
  expect(await screen.findByText('Verify your account with ₹1, which is refunded automatically.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the deal' }).getAttribute('href')).toBe('/BookedPropertyDetails/3/5')
  expect(screen.queryByRole('button')).toBeNull()
})

test('the owner is led to the bookings and the terms', async () => {
  beSignedIn()
  showBook({ getTerms: () => ({ data: exampleOffer({ isOwner: true }) }) })
  const link = await screen.findByRole('link', { name: 'Bookings and terms' })
  expect(link.getAttribute('href')).toBe('/BookingRequest?property=3')
})

test('what is on hold for another cannot be booked', async () => {
  beSignedIn()
  const onHold = { ...exampleListing, availability: 'on-hold' } as const
  const called = showBook({ getTerms: () => ({ data: exampleOffer() }) }, onHold)
  await waitFor(() => expect(called).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(screen.queryByRole('button')).toBeNull()
})

test('a failed load is reported, and can be retried', async () => {
  beSignedIn()
  let isDown = true
  showBook({ getTerms: () => (isDown ? refuse('unavailable') : { data: exampleOffer() }) })
  expect((await screen.findByRole('alert')).textContent).toContain('Your booking did not load')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: 'Book this property' })).toBeTruthy()
})
