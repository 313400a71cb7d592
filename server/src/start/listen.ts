import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { addressOf, type Config } from '../config.ts'

/** Fails early, before anything that takes long, when the port cannot be had. */
export async function checkPort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  if (port === 0) return
  const server = createServer()
  server.listen({ port, host, exclusive: true })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

/** Begins to answer, and says under which address. */
export async function listen(http: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>): Promise<string> {
  await http.listen({ port, host })
  const bound = http.server.address()
  return addressOf(host, typeof bound === 'object' && bound ? bound.port : port)
}

/** Takes no new requests, answers those under way, and cuts off what is not done in time. */
export async function drain(http: FastifyInstance, milliseconds: number): Promise<void> {
  const timer = setTimeout(() => http.server.closeAllConnections(), milliseconds)
  try {
    await http.close()
  } finally {
    clearTimeout(timer)
  }
}
