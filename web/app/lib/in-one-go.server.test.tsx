import { lazy, type ReactNode, Suspense } from 'react'
import { expect, test } from 'vitest'
import { inOneGo } from './in-one-go.server.ts'

const page = (content: ReactNode) => (
  <html lang="en">
    <body>
      <Suspense>{content}</Suspense>
    </body>
  </html>
)

test('a page is whole, and begins with its type', () => {
  expect(inOneGo(page('Hello'))).toMatch(/^<!DOCTYPE html><html lang="en">.*Hello.*<\/html>$/)
})

test('what is not there yet, or fails, is left to a stream', async () => {
  const loading = Promise.resolve({ default: () => 'Here' })
  const Late = lazy(() => loading)
  expect(inOneGo(page(<Late />))).toBeUndefined()
  await loading
  expect(inOneGo(page(<Late />))).toContain('Here')
  const Failing = () => {
    throw new Error('lost')
  }
  expect(inOneGo(page(<Failing />))).toBeUndefined()
  expect(inOneGo(<Failing />)).toBeUndefined()
})
