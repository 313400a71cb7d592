import { expect, test } from 'vitest'
import { explain, requestIdOf } from './explain-error.ts'

const answered = (status: number, data: unknown = null) => ({ status, statusText: '', internal: false, data })
const failed = (http: number, body: object) => Object.assign(new Error('secret detail'), { http, body })

test.each([
  ['Failed to fetch', new TypeError('Failed to fetch')],
  ['Load failed', new TypeError('Load failed')],
  ['a module', new TypeError('Failed to fetch dynamically imported module: https://x/y.js')],
])('a lost connection (%s) is called that', (_, error) => {
  expect(explain(error).title).toBe('You seem to be offline')
})

test('a programming error is not mistaken for a lost connection', () => {
  expect(explain(new TypeError("Cannot read properties of undefined (reading 'x')")).title).toBe(
    'Something broke on our side',
  )
})

test.each([
  [404, 'We could not find that'],
  [503, 'We are not able to show this right now'],
  [429, 'We are not able to show this right now'],
  [500, 'Something broke on our side'],
])('status %i, from a page or from a call, reads "%s"', (status, title) => {
  expect(explain(answered(status)).title).toBe(title)
  expect(explain(failed(status, {})).title).toBe(title)
})

test('nothing of the error itself is shown', () => {
  const { title, text } = explain(failed(500, {}))
  expect(title + text).not.toContain('secret')
})

test('keeps the request id of a page or of a call, and invents none', () => {
  expect(requestIdOf(answered(500, { requestId: 'abc' }))).toBe('abc')
  expect(requestIdOf(failed(500, { requestId: 'def' }))).toBe('def')
  expect(requestIdOf(answered(500, 'Unexpected Server Error'))).toBeUndefined()
  expect(requestIdOf(undefined)).toBeUndefined()
  expect(requestIdOf(new Error('x'))).toBeUndefined()
})
