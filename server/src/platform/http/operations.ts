import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { fail } from '../errors.ts'
import { apiDocsPage } from './api-docs.ts'
import { callerAddress } from './caller-address.ts'
import { withRetryAfter } from './errors-to-replies.ts'
import type { AnyEndpoint } from './handlers.ts'
import { keptText } from './kept-text.ts'
import { openApiOf } from './openapi.ts'
import { sendPlainPage } from './plain-page.ts'

export interface OperationsParts {
  contract: Record<string, Record<string, AnyEndpoint>>
  config: { metricsToken: string | null }
  db: Database
}

/**
 * What those who run the product look at: health, readiness, metrics, and the API's own description. Answers where others
 * add figures of theirs.
 */
export function operations(app: FastifyInstance, { contract, config, db }: OperationsParts): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    durations.observe(labels, reply.elapsedTime / 1000)
  })

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_, reply) => {
    try {
      await db.until(AbortSignal.timeout(2000)).one(sql`select 1 as ok`)
      return { status: 'ready' }
    } catch {
      return withRetryAfter(reply.code(503)).send({ status: 'not ready', reason: 'the database is not responding' })
    }
  })

  app.get('/metrics', async (request, reply) => {
    // What a proxy on this machine passes on is not from this machine.
    const isPassedOn = request.headers['x-forwarded-for'] !== undefined
    const isLocal = !isPassedOn && ['127.0.0.1', '::1'].includes(callerAddress(request))
    const isAllowed = config.metricsToken ? isBearer(request.headers.authorization, config.metricsToken) : isLocal
    if (!isAllowed) throw fail('not-found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })

  // Megabytes, which take as long to write as a hundred searches.
  const description = () => openApiOf(contract, '0.1.0')
  const limited = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } }
  const asJson = keptText(() => JSON.stringify(description()))
  app.get('/api/openapi.json', limited, async (request, reply) =>
    reply.type('application/json; charset=utf-8').send(await asJson(request, reply)),
  )
  const asPage = keptText(() => apiDocsPage(description()))
  app.get('/api/docs', limited, async (request, reply) => sendPlainPage(reply, await asPage(request, reply)))
  // Unknown API paths never reach the pages.
  for (const unknown of ['/api', '/api/*']) {
    app.all(unknown, async () => {
      throw fail('not-found')
    })
  }
  return registry
}

function isBearer(given: string | undefined, token: string): boolean {
  const [mine, theirs] = [`Bearer ${token}`, given ?? ''].map((text) => createHash('sha256').update(text).digest())
  return mine !== undefined && theirs !== undefined && timingSafeEqual(mine, theirs)
}
