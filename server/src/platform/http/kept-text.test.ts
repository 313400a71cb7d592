import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { keptText } from './kept-text.ts'

test('is written once, whoever asks and in whichever form', async () => {
  const write = vi.fn(() => 'How the API works. '.repeat(1000))
  const text = keptText(write)
  const app = Fastify()
  app.get('/', async (request, reply) => reply.type('text/plain').send(await text(request, reply)))
  const [plain, packed] = await Promise.all([
    app.inject('/'),
    app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } }),
  ])
  expect(plain.body).toBe(write.mock.results[0]?.value)
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(write).toHaveBeenCalledOnce()
  await app.close()
})

describe('the description of the API', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  test.each(['/api/docs', '/api/openapi.json'])(
    '%s costs next to nothing, and one address has it so often',
    async (url) => {
      const ask = () => app.inject({ url, remoteAddress: '10.9.0.1', headers: { 'accept-encoding': 'br' } })
      const first = await ask()
      expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, 'br'])
      const before = process.cpuUsage()
      for (let i = 0; i < 50; i++) await ask()
      // Written anew each time, they took seconds.
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
      for (let i = 0; i < 10; i++) await ask()
      expect((await ask()).statusCode).toBe(429)
      expect((await app.inject({ url, remoteAddress: '10.9.0.2' })).statusCode).toBe(200)
    },
  )
})
