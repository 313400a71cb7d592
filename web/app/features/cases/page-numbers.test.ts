import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

const shown = (page: number, last: number) =>
  pageNumbers(page, last)
    .map((number) => number ?? '…')
    .join(' ')

test('of six pages the first three and the last are named, and wherever one is, the ones around it', () => {
  expect(shown(1, 6)).toBe('1 2 3 … 6')
  expect(shown(2, 6)).toBe('1 2 3 … 6')
  expect(shown(3, 6)).toBe('1 2 3 4 … 6')
  expect(shown(4, 6)).toBe('1 … 3 4 5 6')
  expect(shown(5, 6)).toBe('1 … 4 5 6')
  expect(shown(6, 6)).toBe('1 … 5 6')
})

test('of a few pages all are named', () => {
  expect(shown(1, 1)).toBe('1')
  expect(shown(2, 2)).toBe('1 2')
  expect(shown(2, 3)).toBe('1 2 3')
  expect(shown(1, 4)).toBe('1 2 3 4')
})
