import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.adapters.storage.put('public', 'photos/one.webp', Buffer.from('bytes'))
  await app.adapters.storage.put('public', 'photos/one.svg', Buffer.from('<svg/>'))
  await app.adapters.storage.put('private', 'photos/private.webp', Buffer.from('bytes'))
})
afterAll(() => app.close())

test('serves a public file with its type, forever, and unable to run', async () => {
  const response = await app.inject({ url: '/files/photos/one.webp' })
  expect(response.statusCode).toBe(200)
  expect(response.body).toBe('bytes')
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '5',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
})

test('tells about a file without sending it', async () => {
  const response = await app.inject({ method: 'HEAD', url: '/files/photos/one.webp' })
  expect(response.statusCode).toBe(200)
  expect(response.body).toBe('')
  expect(response.headers['content-type']).toBe('image/webp')
})

test.each([
  '/files/photos/two.webp',
  '/files/photos/private.webp',
  '/files/../private/photos/private.webp',
  '/files/%2e%2e/private/photos/private.webp',
  '/files/..%2fprivate%2fphotos%2fprivate.webp',
  '/files/photos/%00one.webp',
  '/files/photos/one.svg',
  '/files/photos/',
  '/files/',
  '/files/__proto__',
  '/files/photos.constructor',
])('answers 404 for %s, and lets nobody keep that', async (url) => {
  const response = await app.inject({ url })
  expect(response.statusCode).toBe(404)
  expect(response.headers['cache-control'] ?? '').not.toContain('immutable')
})
