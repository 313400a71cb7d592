import { createECDH, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { webPushServices } from './web-push.ts'

// A push service on this machine, and a browser that subscribed there.
let answer = 201
let asked: { headers: Record<string, unknown>; body: Buffer }[] = []
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  asked.push({ headers: request.headers, body: Buffer.concat(chunks) })
  response.writeHead(answer, answer === 302 ? { location: 'http://127.0.0.1/elsewhere' } : {}).end()
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => new Promise((done) => server.close(done)))
beforeEach(() => {
  answer = 201
  asked = []
})

const browser = createECDH('prime256v1')
const p256dh = browser.generateKeys().toString('base64url')
const secret = randomBytes(16)
const push = webPushServices({ contact: 'https://p.example', services: ['127.0.0.1'], allowsHttp: true })
const keys = push.makeKeys()
const target = () => ({
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send/1`,
  p256dh,
  auth: secret.toString('base64url'),
})

test('only that browser can read it, and the service knows who sends it', async () => {
  expect(await push.send(target(), '{"title":"A bid of ₹1.2 Cr"}', keys)).toBe('sent')
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = asked
  expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' })
  expect(body.toString('latin1')).not.toContain('title')
  const text = ece.decrypt(body, {
    version: 'aes128gcm',
    privateKey: browser,
    authSecret: secret.toString('base64url'),
  })
  expect(text.toString()).toBe('{"title":"A bid of ₹1.2 Cr"}')
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? []
  expect(key).toBe(keys.publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: new URL(target().endpoint).origin,
    sub: 'https://p.example',
  })
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
})

test.each([404, 410])('a browser that is gone is called gone: %i', async (status) => {
  answer = status
  expect(await push.send(target(), '{}', keys)).toBe('gone')
})

test.each([429, 500, 302])('anything else is tried again: %i', async (status) => {
  answer = status
  await expect(push.send(target(), '{}', keys)).rejects.toThrow()
})

test('nothing is sent to an address that is not a push service', async () => {
  const strict = webPushServices({ contact: 'https://p.example' })
  expect(await strict.send(target(), '{}', keys)).toBe('gone')
  expect(asked).toEqual([])
  for (const endpoint of ['https://updates.push.services.mozilla.com/wpush/v2/x', 'https://web.push.apple.com/x']) {
    expect(strict.accepts(endpoint)).toBe(true)
  }
  for (const endpoint of ['https://localhost/x', 'http://web.push.apple.com/x', 'https://x.apple.com/', 'nonsense']) {
    expect(strict.accepts(endpoint)).toBe(false)
  }
})
