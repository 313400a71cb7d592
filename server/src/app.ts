import { randomUUID } from 'node:crypto'
import { contract } from '@properysearch/contract'
import type { Client } from '@properysearch/contract/client'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Adapters } from './adapters/adapters.ts'
import type { Config } from './config.ts'
import type { CallContext, Context } from './context.ts'
import { adsForOtherSites, drawingRoutes } from './modules/ads/index.ts'
import { findSession } from './modules/auth/index.ts'
import { checkoutRoutes } from './modules/checkout/index.ts'
import { handlers } from './modules/handlers.ts'
import { webHookRoutes } from './modules/orders/index.ts'
import { mountOutbox } from './modules/outbox/index.ts'
import { pictureRoutes } from './modules/pictures/index.ts'
import { sitemapRoutes } from './modules/sitemap/index.ts'
import type { Database } from './platform/db/database.ts'
import { apiPlugins } from './platform/http/api-plugins.ts'
import { costlyReads } from './platform/http/costly-reads.ts'
import { repliesForErrors } from './platform/http/errors-to-replies.ts'
import { type Route, routesOf } from './platform/http/handlers.ts'
import { inProcessClient } from './platform/http/in-process-client.ts'
import { mount } from './platform/http/mount.ts'
import { operations } from './platform/http/operations.ts'
import { publicFiles } from './platform/http/public-files.ts'
import type { Log } from './platform/log.ts'
import type { EventBus } from './platform/realtime/event-bus.ts'

export interface AppParts {
  config: Config
  db: Database
  log: Log
  events: EventBus
  adapters: Adapters
  /** The clock; a test hands in its own. */
  now: () => Date
}

export interface App {
  http: FastifyInstance
  /** A context without a person, for jobs. */
  jobContext: () => Context
  /** The typed client for pages rendered in this process. */
  anonymousClient: Client
}

/** The same app for the server and for every test. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, db, log, events, adapters, now } = parts
  const http = Fastify({
    loggerInstance: log,
    // One hop: what the proxy added last. Anything before it was written by the caller.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    genReqId: () => randomUUID(),
    // One line a request, written by apiPlugins.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024 * 1024,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance
  const context = (): Context => ({ db, now: now(), log, events, adapters, config })
  const callContext = async (request: FastifyRequest): Promise<CallContext> => {
    const base = { ...context(), log: request.log as Log }
    const token = tokenOf(request)
    return {
      ...base,
      user: token ? await findSession(base, token) : null,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    }
  }
  const routes: Route<CallContext>[] = routesOf(contract, handlers)

  repliesForErrors(http)
  await apiPlugins(http)
  adsForOtherSites(http)
  operations(http, { contract, config, db })
  const reads = costlyReads(now)
  mount(http, routes, callContext, reads)
  webHookRoutes(http, context)
  checkoutRoutes(http, context)
  pictureRoutes(http, { db, storage: adapters.storage })
  sitemapRoutes(http, { db, now, publicUrl: () => config.publicUrl })
  drawingRoutes(http, { storage: adapters.storage })
  publicFiles(http, (key, range) => adapters.storage.read('public', key, range))
  if (config.mode !== 'production') mountOutbox(http, db)

  return {
    http,
    jobContext: context,
    anonymousClient: inProcessClient(routes, () => ({ ...context(), user: null, address: '', userAgent: '' }), reads),
  }
}

/** `authorization: Bearer <token>`; the bare token is accepted too. */
function tokenOf(request: FastifyRequest): string | null {
  return request.headers.authorization?.replace(/^bearer\s+/i, '').trim() || null
}
