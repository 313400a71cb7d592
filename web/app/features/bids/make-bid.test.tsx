// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { exampleBid, exampleListing, exampleStanding } from './example-bid.fixture.ts'
import { MakeBid } from './make-bid.tsx'

const sentence = '11.1% below the asking price of ₹90 Lac.'
const check = () => ({ data: { percentFromAsking: -11.1, sentences: [sentence] } })

function showBid(bids: Answers['bids'], property = exampleListing) {
  const called = fakeServer({ bids })
  show(<MakeBid property={property} />)
  return called
}

async function openDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Make a bid' }))
  return (await screen.findByLabelText('Your bid (₹)')) as HTMLInputElement
}

test('a visitor is sent to sign in first, and nothing personal is asked for', async () => {
  const called = showBid({})
  fireEvent.click(screen.getByRole('link', { name: 'Make a bid' }))
  expect(await screen.findByText('At /Login?next=%2F')).toBeTruthy()
  expect(called).toEqual([])
})

test('an agent, who may not bid, sees nothing', () => {
  beSignedIn('agent')
  expect(showBid({})).toEqual([])
  expect(screen.queryByText('Make a bid')).toBeNull()
})

test('what is typed is read as people write it, advised on, and sent; then my bid is shown with its rank', async () => {
  beSignedIn()
  let isMade = false
  const called = showBid({
    check,
    getStanding: () => ({
      data: isMade ? exampleStanding({ mode: 'rank', myBid: exampleBid(), count: 4, rank: 2 }) : exampleStanding(),
    }),
    place: () => {
      isMade = true
      return { data: exampleBid() }
    },
  })
  fireEvent.change(await openDialog(), { target: { value: '80 lakh' } })
  expect(await screen.findByText('₹80 Lac')).toBeTruthy()
  expect(await screen.findByText(sentence)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'No loan needed.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send bid' }))
  expect(await screen.findByText(/Yours is 2nd of 4 open bids/)).toBeTruthy()
  expect(screen.getByText('The owner can answer until 12 Dec 2026.')).toBeTruthy()
  expect(called.find(({ call }) => call === 'bids.place')?.input).toEqual({
    propertyId: 3,
    amount: 80_00_000,
    note: 'No loan needed.',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a bid that could not be sent keeps what was typed', async () => {
  beSignedIn()
  showBid({ check, getStanding: () => ({ data: exampleStanding() }), place: () => refuse('unavailable') })
  const amount = await openDialog()
  fireEvent.change(amount, { target: { value: '80 lakh' } })
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'No loan needed.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send bid' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(amount.value).toBe('80 lakh')
  expect((screen.getByLabelText('Note') as HTMLTextAreaElement).value).toBe('No loan needed.')
})

test('what is no amount is not sent, and advice that fails stands in nobody’s way', async () => {
  beSignedIn()
  const called = showBid({
    check: () => refuse('unavailable'),
    getStanding: () => ({ data: exampleStanding() }),
    place: () => ({ data: exampleBid() }),
  })
  const amount = await openDialog()
  fireEvent.change(amount, { target: { value: 'cheap' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send bid' }))
  expect(await screen.findByText('Enter the amount in rupees')).toBeTruthy()
  fireEvent.change(amount, { target: { value: '85,00,000' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send bid' }))
  await waitFor(() =>
    expect(called.find(({ call }) => call === 'bids.place')?.input).toMatchObject({ amount: 85_00_000 }),
  )
})

test('an open bid is changed from what it is', async () => {
  beSignedIn()
  const called = showBid({
    check,
    getStanding: () => ({ data: exampleStanding({ myBid: exampleBid() }) }),
    place: () => ({ data: exampleBid({ amount: 82_00_000 }) }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Change my bid' }))
  const amount = (await screen.findByLabelText('Your bid (₹)')) as HTMLInputElement
  expect(amount.value).toBe('80 Lac')
  fireEvent.change(amount, { target: { value: '82 lakh' } })
  fireEvent.submit(amount.form as HTMLFormElement)
  await waitFor(() =>
    expect(called.find(({ call }) => call === 'bids.place')?.input).toEqual({ propertyId: 3, amount: 82_00_000 }),
  )
})

test('open bids are listed without names, also before one bids', async () => {
  beSignedIn()
  const bids = [
    { bidder: 'Bidder 2', amount: 88_00_000, isMine: false },
    { bidder: 'Bidder 1', amount: 85_00_000, isMine: false },
  ]
  showBid({ getStanding: () => ({ data: exampleStanding({ mode: 'open', count: 2, bids }) }) })
  expect(await screen.findByText('Bidder 2')).toBeTruthy()
  expect(screen.getByText('₹88 Lac')).toBeTruthy()
})

test('an accepted bid says what it is worth, and cannot be changed', async () => {
  beSignedIn()
  const myBid = exampleBid({ state: 'accepted', agreed: 80_00_000 })
  showBid({ getStanding: () => ({ data: exampleStanding({ myBid }) }) })
  expect(await screen.findByText(/This price is kept for you until 12 Dec 2026\. Subject to/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the owner is led to the bids', async () => {
  beSignedIn()
  showBid({ getStanding: () => ({ data: exampleStanding({ isOwner: true, count: 3, bids: [] }) }) })
  const link = await screen.findByRole('link', { name: 'See 3 bids' })
  expect(link.getAttribute('href')).toBe('/BidingRequest?property=3')
})

test('what is not available shows only what I have bid', async () => {
  beSignedIn()
  const sold = { ...exampleListing, availability: 'sold' } as const
  const called = showBid({ getStanding: () => ({ data: exampleStanding({ isOpen: false }) }) }, sold)
  await waitFor(() => expect(called).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(screen.queryByRole('button')).toBeNull()
})

test('a failed load is reported, and can be retried', async () => {
  beSignedIn()
  let isDown = true
  showBid({ getStanding: () => (isDown ? refuse('unavailable') : { data: exampleStanding() }) })
  expect((await screen.findByRole('alert')).textContent).toContain('Your bid did not load')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: 'Make a bid' })).toBeTruthy()
})
