import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { msg91Sms } from './msg91-sms.ts'

// A server in MSG91's shapes: what it was sent is kept, what it answers is set by each test.
let server: Server
let url: string
let received: { method?: string; path?: string; authkey?: unknown; body: Record<string, unknown> }[] = []
let reply: { http: number; body: string; delayMs?: number; headers?: Record<string, string> }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { method = '', url: path = '', headers } = request
    received.push({ method, path, authkey: headers.authkey, body: JSON.parse(text || '{}') })
    setTimeout(() => {
      response.writeHead(reply.http, { 'content-type': 'application/json', ...reply.headers }).end(reply.body)
    }, reply.delayMs ?? 0)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  received = []
  reply = { http: 200, body: JSON.stringify({ type: 'success', message: '3763646c3058373530393938' }) }
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const templates = { 'mobile-verification': 'flow-1', 'password-reset': 'flow-2', 'already-registered': 'flow-3' }
const sms = () => msg91Sms({ authKey: 'auth-key', templates, url }, 300)
const send = () => sms().send({ mobile: '9876543210', template: 'mobile-verification', variables: { otp: '424242' } })

test("sends a template's id with its variables to an Indian number", async () => {
  await send()
  await sms().send({ mobile: '9876543210', template: 'already-registered', variables: {} })
  expect(received).toEqual([
    {
      method: 'POST',
      path: '/api/v5/flow',
      authkey: 'auth-key',
      body: { template_id: 'flow-1', short_url: '0', recipients: [{ mobiles: '919876543210', otp: '424242' }] },
    },
    {
      method: 'POST',
      path: '/api/v5/flow',
      authkey: 'auth-key',
      body: { template_id: 'flow-3', short_url: '0', recipients: [{ mobiles: '919876543210' }] },
    },
  ])
})

test.each([
  [200, '{"type":"error","message":"Template id is missing"}', 'HTTP 200): Template id is missing'],
  [401, '{"type":"error","message":"Unauthorized"}', 'HTTP 401): Unauthorized'],
  [500, '<html>Bad gateway</html>', 'HTTP 500): an answer that cannot be read'],
  [200, '', 'HTTP 200): an answer that cannot be read'],
  [200, '{"message":"ok"}', 'HTTP 200): ok'],
  [500, '{"type":"success","message":"ok"}', 'HTTP 500): ok'],
  [200, '[]', 'HTTP 200): an answer that cannot be read'],
])('HTTP %i with %s is a failure', async (http, body, text) => {
  reply = { http, body }
  await expect(send()).rejects.toThrow(text)
})

test('a failure never repeats the code, the number or the key', async () => {
  reply = { http: 200, body: '{"type":"error","message":"424242 for 919876543210 with auth-key refused"}' }
  const error = await send().catch((thrown: Error) => thrown)
  expect(String(error)).toContain('[hidden] for 91[hidden] with [hidden] refused')
  expect((error as Error).cause).toBeUndefined()
})

test('a redirect is not followed with the key', async () => {
  reply = { http: 302, body: '', headers: { location: '/elsewhere' } }
  await expect(send()).rejects.toThrow('MSG91')
  expect(received).toHaveLength(1)
})

test('does not wait forever', async () => {
  reply = { http: 200, body: '{"type":"success"}', delayMs: 2000 }
  await expect(send()).rejects.toThrow('MSG91 could not be reached: no answer in time')
})

test('fails clearly when nobody answers', async () => {
  const nowhere = msg91Sms({ authKey: 'auth-key', templates, url: 'http://127.0.0.1:9' })
  await expect(
    nowhere.send({ mobile: '9876543210', template: 'password-reset', variables: { otp: '424242' } }),
  ).rejects.toThrow('MSG91 could not be reached')
})
