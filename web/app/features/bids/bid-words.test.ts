import { expect, test } from 'vitest'
import { fromAskingText, offerText, ordinal, stateName, turnText } from './bid-words.ts'
import { exampleBid } from './example-bid.fixture.ts'

test('an offer is written as people say it, and never rounded', () => {
  expect([80_00_000, 80_12_345, 1_25_00_000, 80_00_000.5].map((rupees) => offerText(rupees, 'sell'))).toEqual([
    '₹80 Lac',
    '₹80,12,345',
    '₹1.25 Cr',
    '₹80,00,000.50',
  ])
  expect(offerText(1_20_000, 'rent')).toBe('₹1,20,000 /month')
})

test('an amount is compared with the asking price', () => {
  expect([82_00_000, 90_00_000, 91_00_000, 89_99_999].map((amount) => fromAskingText(amount, 90_00_000))).toEqual([
    '8.9% below the asking price',
    'The asking price',
    '1.1% above the asking price',
    'Just below the asking price',
  ])
})

test('ranks', () => {
  expect([1, 2, 3, 4, 11, 22, 113].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd', '113th'])
})

test('what is in the way is said in place of whose turn it is', () => {
  const hindrance = 'You have accepted the bid of Anil R.'
  const bid = exampleBid({ hindrance })
  expect(turnText(bid, 'owner')).toBe(`${hindrance} This bid is open until 12\u00a0Dec\u00a02026.`)
  expect(stateName(bid, 'owner')).toBe('Cannot be accepted now')
  expect(stateName(exampleBid(), 'owner')).toBe('Waiting for you')
})

test('what expired says who did not answer', () => {
  const expired = exampleBid({ state: 'expired' })
  expect(turnText(expired, 'buyer')).toBe('The owner did not answer by 12\u00a0Dec\u00a02026.')
  expect(turnText(expired, 'owner')).toBe('You did not answer by 12\u00a0Dec\u00a02026.')
  const countered = { ...expired, counter: { amount: 86_00_000, note: null } }
  expect(turnText(countered, 'buyer')).toBe('You did not answer by 12\u00a0Dec\u00a02026.')
  expect(turnText(countered, 'owner')).toBe('The bidder did not answer by 12\u00a0Dec\u00a02026.')
  expect(turnText({ ...countered, agreed: 86_00_000 }, 'owner')).toBe(
    'It was accepted, but the property was not booked by 12\u00a0Dec\u00a02026.',
  )
})
