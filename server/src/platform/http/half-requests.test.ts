import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { asBlob, photo } from '../../../test/listing-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { httpLimits } from './limits.ts'
import { cutSlowBodies } from './slow-bodies.ts'

const quick = { headerMs: 200, bodyWindowMs: 100, leastBytes: 10_000, lookEveryMs: 50 }
/** Hasty, so that nobody waits for what is cut off; and patient, for what must not be. */
let hasty: TestApp
let patient: TestApp
let person: TestPerson
beforeAll(async () => {
  hasty = await createTestApp({}, { httpLimit: { ...httpLimits, ...quick } })
  patient = await createTestApp(
    {},
    {
      httpLimit: { ...httpLimits, bodyWindowMs: 2 ** 30, connectionsPerAddress: 12 },
    },
  )
  person = await createUser(hasty)
  for (const app of [hasty, patient]) await app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await hasty.close()
  await patient.close()
})

/** However it ended. */
const closed = (stream: Readable) =>
  new Promise<void>((resolve) =>
    stream.closed ? resolve() : stream.on('error', () => undefined).once('close', resolve),
  )
const opened: Socket[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((socket) => closed(socket.destroy())))
})
async function open(app = hasty): Promise<Socket> {
  const socket = connect((app.http.server.address() as AddressInfo).port, '127.0.0.1')
  opened.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}
const upload = (path: string, token: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
  'content-type: multipart/form-data; boundary=x\r\ncontent-length: 900000\r\n\r\n'
const fileBegins = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc'
const json =
  'POST /api/auths/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 200\r\n\r\n{"email":'

describe('a connection is closed', () => {
  test.each([
    ['that says nothing', ''],
    ['that breaks off in the header', 'GET / HTTP/1.1\r\nhost: x\r\n'],
    ['that breaks off in the body', json],
    ['that breaks off in a body nobody reads', json.replace('/api/auths/login', '/no-such-page')],
  ])('%s', async (_, sent) => {
    const socket = await open()
    socket.write(sent)
    socket.resume()
    await closed(socket)
  })

  test('that sends a byte now and then forever', async () => {
    const socket = await open()
    socket.write(json.replace('200', '60000'))
    const drip = setInterval(() => socket.write(' '), 5)
    socket.resume()
    await closed(socket)
    clearInterval(drip)
  })

  test('that keeps sending after it was answered', async () => {
    const socket = await open()
    socket.write('POST /api/no-such-call HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n')
    const flood = setInterval(() => socket.write(`4000\r\n${'a'.repeat(0x4000)}\r\n`), 2)
    socket.resume()
    await closed(socket)
    clearInterval(flood)
  })
})

test.each([
  ['a file', fileBegins],
  ['a form that the parser never ends', '--x\r\n\r\n--x--'],
  ['nothing', ''],
])('uploads that break off with %s give their turns back', async (_, sent) => {
  const { id } = person.user
  const sockets = await Promise.all(Array.from({ length: 4 }, () => open()))
  for (const socket of sockets) {
    socket.write(upload(`/api/profile/${id}/photo`, person.token) + sent)
    socket.resume()
  }
  await Promise.all(sockets.map(closed))
  await expect(person.client.accounts.uploadPhoto({ id }, asBlob(await photo()))).resolves.toBeDefined()
})

test('uploads whose sender hangs up give their turns back', async () => {
  const sender = await createUser(patient)
  const { id } = sender.user
  for (let i = 0; i < 6; i++) {
    const socket = await open(patient)
    const asked = once(patient.http.server, 'request')
    socket.write(upload(`/api/profile/${id}/photo`, sender.token) + fileBegins)
    const [request] = await asked
    const gone = closed(request)
    socket.destroy()
    await gone
  }
  await expect(sender.client.accounts.uploadPhoto({ id }, asBlob(await photo()))).resolves.toBeDefined()
})

test('a slow but steady body is let through for as long as it takes', async () => {
  const { server } = patient.http
  const look = cutSlowBodies(server, { bodyWindowMs: 2 ** 30, leastBytes: 1000 }, () => undefined)
  const socket = await open(patient)
  const answer = text(socket)
  const asked = once(server, 'request')
  const body = JSON.stringify({ email: 'nobody@example.in', password: 'a'.repeat(20_000) })
  const head = `host: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`
  socket.write(`POST /api/auths/login HTTP/1.1\r\n${head}\r\n\r\n`)
  const [request] = await asked
  look()
  for (let sent = 0; sent < body.length; sent += 1000) {
    const before = request.socket.bytesRead
    const part = body.slice(sent, sent + 1000)
    socket.write(part)
    await expect.poll(() => request.socket.bytesRead, { interval: 1, timeout: 20_000 }).toBe(before + part.length)
    look()
  }
  expect(await answer).toContain('"code":"invalid-input"')
})

test('one address holds only so many connections; when one is let go, the next is served', async () => {
  const taken: Socket[] = []
  patient.http.server.on('connection', (socket: Socket) => taken.push(socket))
  const sockets = await Promise.all(Array.from({ length: 12 }, () => open(patient)))
  const ask = (socket: Socket) => socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  const refused = await open(patient)
  refused.resume()
  await closed(refused)
  expect(sockets.some((socket) => socket.closed)).toBe(false)
  sockets[0]?.destroy()
  await closed(taken[0] as Socket)
  const next = await open(patient)
  ask(next)
  expect(await text(next)).toContain('200 OK')
})

test('what is not HTTP is answered in the shape of every failed call', async () => {
  const socket = await open(patient)
  socket.write('HELLO\r\n\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(answer).toContain('x-content-type-options: nosniff')
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 0, code: 'invalid-input' })
})
