import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect, createServer } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { checkPort, drain, listen } from './listen.ts'

function slowServer(): { http: FastifyInstance; asked: Promise<void>; answer: () => void } {
  const http = Fastify()
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  http.get('/', () => {
    asked.resolve()
    return answer.promise
  })
  http.get('/quick', async () => 'quick')
  return { http, asked: asked.promise, answer: () => answer.resolve('slow') }
}

test('answers what is under way, takes nothing new, and does not wait for idle connections', async () => {
  const { http, asked, answer } = slowServer()
  const address = await listen(http, { port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  const idle = await new Promise<number | undefined>((resolve, reject) =>
    get(`${address}/quick`, { agent }, (reply) => {
      reply.resume()
      reply.on('end', () => resolve(reply.statusCode))
    }).on('error', reject),
  )
  expect(idle).toBe(200)
  const underWay = fetch(address)
  await asked
  const drained = drain(http, 60_000)
  answer()
  expect(await (await underWay).text()).toBe('slow')
  await drained
  await expect(fetch(`${address}/quick`)).rejects.toThrow()
  agent.destroy()
})

test('cuts off what is not done in time', async () => {
  const { http, asked } = slowServer()
  const address = await listen(http, { port: 0, host: '127.0.0.1' })
  const underWay = fetch(address)
  underWay.catch(() => undefined)
  await asked
  await drain(http, 50)
  await expect(underWay).rejects.toThrow()
})

test('knows early that a port is taken, and leaves a free one free', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  await expect(checkPort({ port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE', syscall: 'listen' })
  other.close()
  await once(other, 'close')
  await checkPort({ port, host: '127.0.0.1' })
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
