import type { BookingSide, BookingState } from '@properysearch/contract/bookings/facts'
import { describe, expect, test } from 'vitest'
import { dealAddress, exactText, listActs, priceText, stateName, termRows, turnOf } from './booking-words.ts'
import { exampleBooking, exampleListing, exampleRentalTerms, exampleSaleTerms } from './example-booking.fixture.ts'
import { refundWords } from './refund-words.ts'

test('amounts are never rounded', () => {
  expect(priceText(85_00_000, 'sale')).toBe('₹85 Lac')
  expect(priceText(85_12_345, 'sale')).toBe('₹85,12,345')
  expect(priceText(38_000, 'rental')).toBe('₹38,000 /month')
  expect(exactText(1_00_000.5)).toBe('₹1,00,000.50')
})

test('each side opens the deal at its own address', () => {
  expect(dealAddress(exampleBooking())).toBe('/BookedPropertyDetails/3/5')
  expect(dealAddress(exampleBooking({ side: 'seller' }))).toBe('/OwnerBookedPropertyDetails/5/3')
})

describe('whose turn it is', () => {
  const turn = (state: BookingState, side: BookingSide, given = {}) => turnOf(exampleBooking({ state, side, ...given }))

  test('is said from each side, with the deadline', () => {
    expect(turn('requested', 'buyer')).toMatchObject({
      isMine: false,
      whose: 'The owner’s turn, until 12\u00a0Dec\u00a02026, 11:30\u00a0am',
    })
    expect(turn('requested', 'seller')).toMatchObject({
      isMine: true,
      whose: 'Your turn, until 12\u00a0Dec\u00a02026, 11:30\u00a0am',
    })
    expect(turn('accepted', 'seller', { deadlineAt: null }).whose).toBe('The buyer’s turn')
    expect(turn('accepted', 'seller', { deadlineAt: null, kind: 'rental' }).whose).toBe('The tenant’s turn')
    expect(turn('booked', 'buyer', { deadlineAt: null })).toMatchObject({
      isMine: true,
      whose: 'Your turn and the owner’s',
    })
  })

  test('is nobody’s when it has ended', () => {
    const ended = { deadlineAt: null, endedAt: '2026-12-10T06:00:00.000Z' }
    expect(turn('cancelled', 'buyer', ended)).toMatchObject({ isMine: false, whose: 'Ended on 10\u00a0Dec\u00a02026' })
  })
})

test('what is in the way is said in place of whose turn it is', () => {
  const hindrance = 'Waiting for Meera P., a co-owner, to confirm with a code of their own.'
  const booking = exampleBooking({ side: 'seller', acts: ['reject'], hindrance })
  expect(turnOf(booking)).toMatchObject({
    isMine: false,
    sentence: hindrance,
    whose: expect.stringMatching(/^Open until/),
  })
  expect(stateName(booking)).toBe('Requested')
  expect(listActs(booking)).toEqual(['reject'])
})

test('a request waits for the owner, as each side would say it', () => {
  expect(stateName(exampleBooking({ state: 'requested', side: 'buyer' }))).toBe('Waiting for the owner')
  expect(stateName(exampleBooking({ state: 'requested', side: 'seller' }))).toBe('Waiting for you')
  expect(stateName(exampleBooking({ state: 'agreed', side: 'seller' }))).toBe('Agreement registered')
})

test('a list offers what ends or begins a booking; the rest is done in the deal', () => {
  expect(listActs({ acts: ['reject', 'accept'] })).toEqual(['accept', 'reject'])
  expect(listActs({ acts: ['clear', 'cancel'] })).toEqual([])
})

test('terms are said in words', () => {
  expect(termRows(exampleSaleTerms).map(({ text }) => text)).toEqual([
    'In 3 equal monthly parts, the first 30 days after the agreement',
    '10.75% a year, by the day',
    'Clear title, 21 days; Loan sanction, 30 days',
  ])
  expect(termRows({ ...exampleSaleTerms, parts: 1, lateRate: 0, conditions: [], includes: 'Sofa' })).toMatchObject([
    { text: 'In one payment, 30 days after the agreement' },
    { text: 'None' },
    { text: 'None' },
    { label: 'Included', text: 'Sofa' },
  ])
  expect(termRows(exampleRentalTerms).map(({ text }) => text)).toEqual([
    '₹90,000, returned after moving out',
    '11 months',
    '6 months',
    '30 days',
    '5%',
    'Paid by the owner',
  ])
})

describe('what comes back to a buyer who cancels', () => {
  const words = (given: Partial<typeof exampleListing>, amounts: { price: number; bookingAmount: number }) =>
    refundWords({ ...exampleListing, ...given }, amounts, '2026-11-02')

  test('of a resale: by our terms, in four steps', () => {
    const { whose, rows } = words({}, { price: 85_00_000, bookingAmount: 2_00_000 })
    expect(whose).toBe('our terms')
    expect(rows).toEqual([
      { when: 'Up to 3 days after booking', what: 'Everything is refunded' },
      { when: 'Day 4 to 15', what: '₹1,80,000 is refunded; the seller keeps ₹20,000 (10% of the booking amount)' },
      { when: 'Day 16 to 30', what: '₹1,50,000 is refunded; the seller keeps ₹50,000 (25% of the booking amount)' },
      {
        when: 'From day 31',
        what: '₹1,15,000 is refunded; the seller keeps ₹85,000 (1% of the price, the most allowed)',
      },
    ])
  })

  test('of a promoter’s flat: never more than was paid', () => {
    const { rows } = words({ postedBy: 'builder' }, { price: 1_28_00_000, bookingAmount: 1_00_000 })
    expect(rows[1]).toEqual({ when: 'Day 16 to 30', what: 'Nothing is refunded: the seller may keep 1% of the price' })
  })

  test('of a rental: of the booking amount', () => {
    const { rows } = words({ listedIn: 'rent' }, { price: 38_000, bookingAmount: 10_000 })
    expect(rows.at(-1)?.what).toBe('₹5,000 is refunded; the owner keeps ₹5,000 (50% of the booking amount)')
  })
})
