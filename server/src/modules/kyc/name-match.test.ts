import { expect, test } from 'vitest'
import { nameScore, namesMatch } from './name-match.ts'

test.each([
  ['Asha Kulkarni', 'ASHA KULKARNI'],
  ['Asha Kulkarni', 'Kulkarni Asha'],
  ['Asha Kulkarni', 'MRS. ASHA  RAMESH KULKARNI'],
  ['Asha Kulkarni', 'A R Kulkarni'],
  ['Asha Kulkarni', 'Asha Kulkarny'],
  ['Ravi Kumar Iyer', 'RAVIKUMAR IYER'],
  ["Maria D'Souza", 'MARIA DSOUZA'],
  ['Aśvin Patil', 'ASVIN PATIL'],
])('%s can be %s', (left, right) => {
  expect(namesMatch(left, right)).toBe(true)
  expect(namesMatch(right, left)).toBe(true)
})

test.each([
  ['Asha Kulkarni', 'Somebody Else'],
  ['Asha Kulkarni', 'Asha Deshpande'],
  ['Asha Kulkarni', 'Ramesh Kulkarni'],
  ['Asha Kulkarni', 'Asha'],
  ['Asha Kulkarni', 'A K'],
  ['Asha Kulkarni', ''],
  ['Asha Kulkarni', 'MRS'],
  ['Om Rao', 'Om Das'],
])('%s is not %s', (left, right) => {
  expect(namesMatch(left, right)).toBe(false)
  expect(namesMatch(right, left)).toBe(false)
})

test('the same words score 1, nothing in common 0', () => {
  expect(nameScore('Asha Kulkarni', 'kulkarni asha')).toBe(1)
  expect(nameScore('Asha Kulkarni', 'Somebody Else')).toBe(0)
})
