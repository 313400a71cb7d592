import { expect, test } from 'vitest'
import { lastPageOf, nextSearch, pageNumbers, previousSearch } from './page-numbers.ts'

const facts = { page: 3, pageSize: 20, total: 1220, isTotalExact: true, nextAfter: 'n', previousAfter: 'p' }

test('pages have numbers to fifty and places beyond', () => {
  const search = { type: 'buy', page: '3' }
  expect(nextSearch(search, facts)).toEqual({ type: 'buy', page: '4' })
  expect(previousSearch(search, facts)).toEqual({ type: 'buy', page: '2' })
  expect(previousSearch(search, { ...facts, page: 2 })).toEqual({ type: 'buy' })
  expect(nextSearch(search, { ...facts, page: 50 })).toEqual({ type: 'buy', after: 'n' })
  expect(previousSearch({ after: 'x' }, { ...facts, page: 52 })).toEqual({ after: 'p' })
  expect(previousSearch({ after: 'x' }, { ...facts, page: 51 })).toEqual({ page: '50' })
})

test('the first page has none before it, the last none after it', () => {
  expect(previousSearch({}, { ...facts, page: 1 })).toBeUndefined()
  expect(nextSearch({}, { ...facts, page: 61, nextAfter: null })).toBeUndefined()
})

test('how many pages there are is said only when it is known', () => {
  expect(lastPageOf(facts)).toBe(61)
  expect(lastPageOf({ ...facts, total: 0 })).toBe(1)
  expect(lastPageOf({ ...facts, isTotalExact: false })).toBeUndefined()
})

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, null, 5]],
  [1, 3, [1, 2, 3]],
  [5, 50, [1, null, 4, 5, 6, null, 50]],
  [3, 50, [1, 2, 3, 4, null, 50]],
  [50, 50, [1, null, 49, 50]],
])('on page %d of %d these are offered', (page, last, numbers) => {
  expect(pageNumbers(page, last)).toEqual(numbers)
})
