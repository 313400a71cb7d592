import { expect, test } from 'vitest'
import { keepingNext, loginThenBackTo, nextPageOf } from './next-page.ts'

test('a person comes back to where they were, with what they searched for', () => {
  const address = loginThenBackTo('/privacy?a=1&b=2')
  expect(address).toBe('/Login?next=%2Fprivacy%3Fa%3D1%26b%3D2')
  expect(nextPageOf(address.slice('/Login'.length))).toBe('/privacy?a=1&b=2')
})

test('a person who signs up on the way comes back too', () => {
  const registration = keepingNext('/Registration', '?next=%2Fprivacy%3Fa%3D1&role=agent')
  expect(registration).toBe('/Registration?next=%2Fprivacy%3Fa%3D1')
  expect(nextPageOf(registration.slice('/Registration'.length))).toBe('/privacy?a=1')
  expect(keepingNext('/Registration', '')).toBe('/Registration')
})

test.each([
  '',
  '?next=',
  '?next=//evil.in',
  '?next=/%5Cevil.in',
  '?next=https://evil.in/privacy',
  '?next=javascript:1',
  '?next=/nowhere',
])('%s leads to the dashboard', (search) => {
  expect(nextPageOf(search)).toBe('/UserDashboard')
})
