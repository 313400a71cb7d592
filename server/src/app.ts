import { randomUUID } from 'node:crypto'
import { contract } from '@properysearch/contract'
import type { Client } from '@properysearch/contract/kernel/client'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Registry } from 'prom-client'
import type { Adapters } from './adapters/adapters.ts'
import type { Config } from './config.ts'
import type { CallContext, Context } from './context.ts'
import { type Gathered, gather, handlersOf, type Module } from './module.ts'
import { findSession } from './modules/auth/index.ts'
import type { Database } from './platform/db/database.ts'
import { apiPlugins } from './platform/http/api-plugins.ts'
import { answerBrokenRequest } from './platform/http/broken-requests.ts'
import { callerAddress } from './platform/http/caller-address.ts'
import { callerLeaves } from './platform/http/caller-leaves.ts'
import { costlyReads } from './platform/http/costly-reads.ts'
import { countConnections } from './platform/http/count-connections.ts'
import { repliesForErrors } from './platform/http/errors-to-replies.ts'
import { type Route, routesOf } from './platform/http/handlers.ts'
import { inProcessClient } from './platform/http/in-process-client.ts'
import { readJsonBodies } from './platform/http/json-bodies.ts'
import { bodyBytes, type HttpLimits, httpLimits } from './platform/http/limits.ts'
import { mount } from './platform/http/mount.ts'
import { operations } from './platform/http/operations.ts'
import { publicFiles } from './platform/http/public-files.ts'
import { routing } from './platform/http/routing.ts'
import { cutSlowBodies } from './platform/http/slow-bodies.ts'
import type { JobHandler } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import type { EventBus } from './platform/realtime/event-bus.ts'

export interface AppParts {
  config: Config
  db: Database
  /** For jobs, which may take longer; without it they share the other. */
  jobDb?: Database
  log: Log
  events: EventBus
  adapters: Adapters
  modules: readonly Module[]
  /** The clock; a test hands in its own. */
  now: () => Date
  /** A test hands in smaller ones, so as not to wait. */
  limits?: HttpLimits
}

export interface App {
  http: FastifyInstance
  /** What /metrics shows. */
  metrics: Registry
  gathered: Gathered
  /** Every job the worker can do. */
  jobHandlers: JobHandler<Context>[]
  /** A context without a person. */
  context: () => Context
  /** The same for jobs. */
  jobContext: () => Context
  /** The typed client for pages rendered in this process. */
  anonymousClient: Client
}

/** The same app for the server and for every test. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, db, log, events, adapters, modules, now, limits = httpLimits } = parts
  const gathered = gather(modules)
  const http = Fastify({
    loggerInstance: log,
    // One hop: what the proxy added last. Anything before it was written by the caller.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    genReqId: () => randomUUID(),
    // One line a request, written by apiPlugins.
    logController: new LogController({ disableRequestLogging: true }),
    // What still comes over open connections while we end is answered; its own 503 would not say when to come back.
    return503OnClosing: false,
    bodyLimit: bodyBytes,
    ...routing,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silentMs,
    keepAliveTimeout: limits.keepAliveMs,
    http: {
      headersTimeout: limits.headerMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.lookEveryMs,
    },
    clientErrorHandler: answerBrokenRequest,
  }) as unknown as FastifyInstance
  http.server.maxConnections = limits.connections
  if (!config.trustProxy) countConnections(http.server, limits.connectionsPerAddress)
  cutSlowBodies(http.server, limits, () => log.info('a request that arrived too slowly was cut off'))
  const context = (): Context => ({ db, now: now(), log, events, adapters, config })
  const callContext = async (request: FastifyRequest, reply: FastifyReply): Promise<CallContext> => {
    // A costly read for somebody who has left is cancelled. Not so a cheap one, which ends sooner than it is cancelled.
    const mayStop = (request.routeOptions.config as { isCostly?: boolean }).isCostly === true
    const base = { ...context(), log: request.log as Log, ...(mayStop ? { db: db.until(callerLeaves(reply)) } : {}) }
    const token = tokenOf(request)
    return {
      ...base,
      user: token ? await findSession(base, token) : null,
      address: callerAddress(request),
      userAgent: request.headers['user-agent'] ?? '',
    }
  }
  const routes: Route<CallContext>[] = routesOf(contract, handlersOf(modules, gathered))

  repliesForErrors(http)
  readJsonBodies(http)
  await apiPlugins(http)
  const metrics = operations(http, { contract, config, db })
  for (const { routes: add } of modules) add?.(http, { context, now })
  const reads = costlyReads(now)
  mount(http, routes, callContext, reads)
  publicFiles(http, (key, range) => adapters.storage.read('public', key, range))

  return {
    http,
    metrics,
    gathered,
    jobHandlers: modules.flatMap(({ jobs }) => jobs?.(gathered) ?? []),
    context,
    jobContext: () => ({ ...context(), db: parts.jobDb ?? db }),
    anonymousClient: inProcessClient(routes, () => ({ ...context(), user: null, address: '', userAgent: '' }), reads),
  }
}

/** `authorization: Bearer <token>`; the bare token is accepted too. */
function tokenOf(request: FastifyRequest): string | null {
  return request.headers.authorization?.replace(/^bearer\s+/i, '').trim() || null
}
