import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { type Client, callFailure, createClient } from '@properysearch/contract/kernel/client'
import type { FailureBody } from '@properysearch/contract/kernel/errors'
import { paths } from '@properysearch/contract/paths'
import type { InjectOptions, LightMyRequestResponse as InjectResponse } from 'fastify'
import type { Adapters } from '../src/adapters/adapters.ts'
import { createAdapters } from '../src/adapters/create-adapters.ts'
import { allModules } from '../src/all-modules.ts'
import { buildApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import type { Context } from '../src/context.ts'
import type { Gathered, Module } from '../src/module.ts'
import { type Database, openDatabase } from '../src/platform/db/database.ts'
import { type Limits, limits } from '../src/platform/db/limits.ts'
import { type HttpLimits, httpLimits } from '../src/platform/http/limits.ts'
import type { JobHandler } from '../src/platform/jobs/jobs.ts'
import { runDueJobs } from '../src/platform/jobs/worker.ts'
import { createLog } from '../src/platform/log.ts'
import { type EventBus, localEventBus } from '../src/platform/realtime/event-bus.ts'
import { watchTransactions } from './escaped-statements.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { testModule } from './test-purpose.ts'

export interface TestApp {
  db: Database
  events: EventBus
  adapters: Adapters
  config: Config
  /** The typed client of somebody who is not signed in. */
  visitor: Client
  /** The typed client of whom the token belongs to. `address` is the network address it calls from. */
  clientFor(token: string | null, options?: { address?: string; userAgent?: string }): Client
  /** A raw request, for what the typed client would never send. */
  inject(request: InjectOptions | string): Promise<InjectResponse>
  http: Awaited<ReturnType<typeof buildApp>>['http']
  /** What all modules together give. */
  gathered: Gathered
  jobHandlers: JobHandler<Context>[]
  /** The context that jobs are given. */
  jobContext(): Context
  /** Does every job that is due. */
  runJobs(): Promise<void>
  /** Everything that was logged so far. */
  logged(): string
  /** What left its transaction: it has failed where it was sent, and the app does not close in silence over it. */
  escapes: string[]
  /** Somebody else's act, while the test itself holds a transaction. Requests and jobs are that anyway. */
  fromOutside<T>(work: () => T): T
  /** The clock: starts at a fixed moment and moves only when told. */
  clock: { now: Date; advance(milliseconds: number): void }
  close(): Promise<void>
}

/** What a person is not told and whoever reads a failing test wants to know. */
function lastError(lines: readonly string[]): Error | undefined {
  const logged = lines.map((line) => JSON.parse(line) as { err?: { message: string; stack?: string } })
  const err = logged.findLast((line) => line.err)?.err
  return err && Object.assign(new Error(err.message), err)
}

/** The product's own app on a database of its own, with the built-in adapters and a clock that stands still. */
export async function createTestApp(
  env: Record<string, string> = {},
  {
    modules = [testModule, ...allModules],
    limit = limits.job,
    httpLimit = httpLimits,
    template,
    database: given,
  }: {
    modules?: readonly Module[]
    limit?: Limits
    httpLimit?: HttpLimits
    template?: string
    /** One that is there already, in place of a fresh one. */
    database?: TestDatabase
  } = {},
): Promise<TestApp> {
  const database = given ?? (await createTestDatabase(template))
  const dataDir = await mkdtemp(join(tmpdir(), 'properysearch-files-'))
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const log = createLog('debug', sink)
  const config = readConfig({
    DATABASE_URL: database.url,
    MODE: 'development',
    DATA_DIR: dataDir,
    SECRET_KEY: 'k'.repeat(40),
    ...env,
  })
  const { db, escapes, fromOutside } = watchTransactions(openDatabase(database.url, () => undefined, 5, limit))
  const clock = {
    now: new Date('2026-11-15T10:00:00Z'),
    advance(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds)
    },
  }
  const events = localEventBus()
  const adapters = createAdapters(config, db, () => clock.now)
  const parts = { config, db, log, events, adapters, modules, limits: httpLimit }
  const app = await buildApp({ ...parts, now: () => clock.now })
  await app.http.ready()
  // It is sent only when it is waited for.
  const inject: TestApp['inject'] = (request) => fromOutside(async () => app.http.inject(request))

  const clientFor: TestApp['clientFor'] = (token, { address = '127.0.0.1', userAgent = 'test' } = {}) =>
    createClient(async ({ method, url, body, file }) => {
      const headers: Record<string, string> = { 'user-agent': userAgent }
      if (token) headers.authorization = `Bearer ${token}`
      let payload: unknown = body
      if (file) {
        const form = new FormData()
        form.append('file', file, 'upload')
        const encoded = new Response(form)
        headers['content-type'] = encoded.headers.get('content-type') ?? ''
        payload = Buffer.from(await encoded.arrayBuffer())
      }
      const loggedBefore = lines.length
      const response = await inject({
        method,
        url,
        headers,
        remoteAddress: address,
        ...(payload === undefined ? {} : { payload: payload as object }),
      })
      if (response.statusCode >= 400) {
        const failure = callFailure(response.statusCode, response.json<FailureBody>())
        const cause = response.statusCode >= 500 ? lastError(lines.slice(loggedBefore)) : undefined
        throw cause ? Object.assign(failure, { cause }) : failure
      }
      if (!response.headers['content-type']?.toString().includes('json') || response.headers['content-disposition']) {
        return new Blob([new Uint8Array(response.rawPayload)])
      }
      return response.json()
    }, paths)

  return {
    db,
    events,
    adapters,
    config,
    visitor: clientFor(null),
    clientFor,
    inject,
    http: app.http,
    gathered: app.gathered,
    jobHandlers: app.jobHandlers,
    jobContext: app.jobContext,
    runJobs: () =>
      fromOutside(() => runDueJobs({ pool: db.pool, log, handlers: app.jobHandlers, makeContext: app.jobContext })),
    logged: () => lines.join(''),
    escapes,
    fromOutside,
    clock,
    close: async () => {
      await app.http.close()
      await events.close()
      await db.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      if (escapes.length > 0) throw new Error(`Escaped from their transactions: ${escapes.join('; ')}`)
    },
  }
}
