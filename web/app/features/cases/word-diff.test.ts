import { expect, test } from 'vitest'
import { type DiffPart, wordDiff } from './word-diff.ts'

const read = (parts: DiffPart[], left: 'added' | 'removed') =>
  parts
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('')

const show = (parts: DiffPart[]) =>
  parts.map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`)).join('')

test('says which words changed, and leaves the rest', () => {
  const before = 'The price is Rs 78,50,000.\nPossession on 1 May 2027.\nStamp duty is borne by the Purchaser.'
  const after = 'The price is Rs 77,00,000.\nPossession on 1 May 2027.\nStamp duty is borne by both parties equally.'
  expect(show(wordDiff(before, after))).toBe(
    'The price is Rs [-78][+77],[-50][+00],000.\nPossession on 1 May 2027.\nStamp duty is borne by [-the Purchaser][+both parties equally].',
  )
})

test('a clause that was added or left out is shown as a whole', () => {
  const clause = '7. Parking space P-14 is included.\n'
  expect(wordDiff('6. Keys.\n8. Costs.', `6. Keys.\n${clause}8. Costs.`)).toEqual([
    { kind: 'same', text: '6. Keys.\n' },
    { kind: 'added', text: clause },
    { kind: 'same', text: '8. Costs.' },
  ])
  expect(wordDiff(`6. Keys.\n${clause}8. Costs.`, '6. Keys.\n8. Costs.')[1]).toEqual({ kind: 'removed', text: clause })
})

test('the same text has no changes; Marathi is compared by words too', () => {
  expect(wordDiff('a b', 'a b')).toEqual([{ kind: 'same', text: 'a b' }])
  expect(wordDiff('', '')).toEqual([])
  expect(show(wordDiff('विक्रीची किंमत', 'खरेदीची किंमत'))).toBe('[-विक्रीची][+खरेदीची] किंमत')
})

/** A made-up text, the same each time. */
function made(seed: number, length: number): string {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state
  }
  return Array.from({ length }, () => ['sale', 'deed', 'flat', '\n', 'of', 'the', '.'][next() % 7]).join(' ')
}

test('whatever the texts, both can be read out of what is shown', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const before = made(seed, seed * 7)
    const after = made(seed + 1000, seed * 5)
    const parts = wordDiff(before, after)
    expect(read(parts, 'added')).toBe(before)
    expect(read(parts, 'removed')).toBe(after)
  }
})

test('two texts of the longest length that have nothing in common are compared in a moment', () => {
  const before = made(3, 45_000)
  const after = made(99, 45_000)
  const parts = wordDiff(before, after)
  expect(read(parts, 'added')).toBe(before)
  expect(read(parts, 'removed')).toBe(after)
}, 10_000)
