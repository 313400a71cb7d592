import { describe, expect, test } from 'vitest'
import { type Caution, cautionsIn, cautionWords } from './cautions.ts'

const cases: [text: string, cautions: Caution[]][] = [
  ['Is this still available?', []],
  ['The flat is on the 3rd of 11 floors, 745 sqft.', []],
  ['Rent is ₹32,000 a month and the deposit ₹1,00,000.', []],
  ['We have a token system at the gate.', []],
  ['Let us meet at 5.30 p.m. near the park.Bring the papers.', []],
  ['Please send me ₹5,000 to hold it', ['money']],
  ['pay the advance today and the flat is yours', ['money']],
  ['I take GPay', ['money']],
  ['Pay 5000 and I will hold it for you', ['money']],
  ['please transfer 10,000 by tomorrow', ['money']],
  ['send me just 5k now', ['money']],
  ['A token of ₹11,000 and it is yours', ['money']],
  ['An advance of 2 lakh is usual', ['money']],
  ['You can send the rest to my account', ['money']],
  ['I can pay 30 % more for parking, or take 2 of the 3 keys', []],
  ['We pay for 2 cars', []],
  ['A gate pass fee of 2000 is needed before the visit', ['money']],
  ['asha.k@okaxis', ['upi']],
  ['send the token to 9822098220@ybl', ['money', 'upi', 'number']],
  ['Call me on 98220 98220', ['number']],
  ['write to asha@example.com', ['number']],
  ['see https://example.org/flat', ['link']],
  ['look at flats-in-pune.xyz', ['link']],
]

describe('what calls for care', () => {
  test.each(cases)('%s', (text, cautions) => {
    expect(cautionsIn(text)).toEqual(cautions)
  })
})

test('is said in one sentence, the gravest first, to each of the two', () => {
  expect(cautionWords([], 'reader')).toBeNull()
  expect(cautionWords(['link', 'upi'], 'reader')).toContain('UPI')
  expect(cautionWords(['link', 'upi'], 'writer')).toContain('The other side')
})

test('the time it takes grows with the length alone: were it the square, this would never end', () => {
  for (const part of ['a', '@', '.', 'a@', 'a.', '9 ', 'pay ', '-', 'www', 'a-']) {
    expect(cautionsIn(part.repeat(300_000 / part.length)).length, part).toBeGreaterThanOrEqual(0)
  }
})
