import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@properysearch/contract/kernel/client'
import { createAdapters } from '../../server/src/adapters/create-adapters.ts'
import { allModules } from '../../server/src/all-modules.ts'
import { type App, buildApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/config.ts'
import type { CallContext } from '../../server/src/context.ts'
import { type Database, openDatabase } from '../../server/src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres.ts'
import { limits } from '../../server/src/platform/db/limits.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { startWorker } from '../../server/src/platform/jobs/worker.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { type EventBus, localEventBus } from '../../server/src/platform/realtime/event-bus.ts'

export interface BenchApp {
  db: Database
  /** The typed client within the process, as pages use it. */
  client: Client
  /** The same by HTTP, without a socket. */
  http: App['http']
  /** What a use case is given when this person calls. */
  contextOf(userId: number): CallContext
  /** What a job is given. */
  jobContext: App['jobContext']
  /** Does jobs as they come, until it is stopped. */
  startWorker(): Promise<{ stop(): Promise<void> }>
  events: EventBus
  /** Of the database, for a server of its own. */
  url: string
  /** For files of this run. */
  folder: string
  close(): Promise<void>
}

/** Where the loaded database is kept for the next run; without it, it is made again and thrown away. */
const keptFolder = process.env.BENCH_DATA_DIR

/** The product on a database of its own. A durable one waits for the disk at every commit, as money does. */
export async function openBenchApp(connections: number, { isDurable = false } = {}): Promise<BenchApp> {
  const folder = keptFolder ?? (await mkdtemp(join(tmpdir(), 'properysearch-bench-')))
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  const postgres = await startPostgres(join(folder, 'pg'), isDurable)
  const url = postgres.url('postgres')
  await migrate(url)
  const db = openDatabase(url, () => undefined, connections, limits.whole)
  const config = readConfig({ DATABASE_URL: url, MODE: 'development', DATA_DIR: folder, SECRET_KEY: 'k'.repeat(40) })
  const events = localEventBus()
  const log = createLog('silent')
  const adapters = createAdapters(config, db, () => new Date())
  const app = await buildApp({
    config,
    db,
    log,
    events,
    adapters,
    modules: allModules,
    now: () => new Date(),
  })
  return {
    db,
    url,
    folder,
    client: app.anonymousClient,
    http: app.http,
    jobContext: app.jobContext,
    startWorker: () =>
      startWorker({ pool: db.pool, log, handlers: app.jobHandlers, makeContext: app.jobContext }, () => undefined),
    events,
    contextOf: (userId) => ({
      db,
      now: new Date(),
      log,
      events,
      adapters,
      config,
      user: { id: userId, role: 'user', sessionId: 0 },
      address: '127.0.0.1',
      userAgent: 'bench',
    }),
    close: async () => {
      await app.http.close()
      await events.close()
      await db.close()
      await postgres.stop()
      if (!keptFolder) await rm(folder, { recursive: true, force: true })
    },
  }
}

function startPostgres(folder: string, isDurable: boolean) {
  return startEmbeddedPostgres({
    folder,
    settings: {
      shared_buffers: '512MB',
      // Several processes of the product at once.
      max_connections: '120',
      work_mem: '32MB',
      maintenance_work_mem: '256MB',
      effective_cache_size: '6GB',
      max_wal_size: '4GB',
      // What a statement costs is counted in its own session.
      max_parallel_workers_per_gather: '0',
      // Loading is not what is measured.
      ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off' }),
    },
  })
}
