import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test-app.ts'

// What never becomes a request, or hardly: sent over a socket, since a client would refuse to. Each is refused or its
// line is closed, and the next one is answered.

let app: TestApp
let port: number
beforeAll(async () => {
  app = await createTestApp()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (app.http.server.address() as AddressInfo).port
})
afterAll(() => app.close())

async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  // The server may hang up while it is still being sent to.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.end(Buffer.from(bytes, 'latin1'))
  return text(socket)
}

const post = (headers: string, body = '{}') => `POST /api/auths/login HTTP/1.1\r\nhost: a\r\n${headers}\r\n\r\n${body}`
const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nhost: a\r\n${headers}connection: close\r\n\r\n`

test.each([
  ['no HTTP at all', '\u0000\u0001\u0002\r\n\r\n'],
  ['a TLS greeting', '\u0016\u0003\u0001\u0000\u00a5\u0001\u0000'],
  ['a method that is none', 'BREW /api/places/cities HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['no host', 'GET /api/places/cities HTTP/1.1\r\n\r\n'],
  ['two hosts', get('/api/places/cities', 'host: b\r\n')],
  ['a header with a NUL', get('/api/places/cities', 'x-a: \u0000\r\n')],
  ['a header without a name', get('/api/places/cities', ': a\r\n')],
  ['headers that are too long', get('/api/places/cities', `x-a: ${'a'.repeat(40_000)}\r\n`)],
  ['a target that is too long', get(`/api/search/suggest?text=${'a'.repeat(40_000)}`)],
  ['a target of another server', get('http://evil.example/api/places/cities')],
  ['a target that is none', get('*')],
  ['a length and chunks', post('content-type: application/json\r\ncontent-length: 2\r\ntransfer-encoding: chunked')],
  ['two lengths', post('content-type: application/json\r\ncontent-length: 2\r\ncontent-length: 3')],
  ['a length below zero', post('content-type: application/json\r\ncontent-length: -1')],
  [
    'a chunk that is no number',
    post('content-type: application/json\r\ntransfer-encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n'),
  ],
  ['an encoding nobody knows', post('content-type: application/json\r\ntransfer-encoding: rot13')],
])('%s does not bring the server down', async (_, bytes) => {
  const answer = await sendRaw(bytes)
  expect(answer).toMatch(/^($|HTTP\/1\.1 [234]\d\d )/)
  expect(await sendRaw(get('/healthz'))).toContain('{"status":"ok"}')
})
