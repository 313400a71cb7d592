import { createAdapters } from '../adapters/create-adapters.ts'
import { allModules } from '../all-modules.ts'
import { type App, buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { openLiveChannel } from '../live-channel.ts'
import { deliverSoon } from '../modules/notifications/index.ts'
import { openDatabase } from '../platform/db/database.ts'
import { limits } from '../platform/db/limits.ts'
import { migrate } from '../platform/db/migrate.ts'
import { migrateJobs, startWorker } from '../platform/jobs/worker.ts'
import type { Log } from '../platform/log.ts'
import type { EventBus } from '../platform/realtime/event-bus.ts'
import type { Announcer } from './announcer.ts'
import { serveBuiltPages } from './built-pages.ts'
import { serveLivePages } from './dev-pages.ts'
import { checkPort, drain, listen } from './listen.ts'
import { openMainDatabase } from './main-database.ts'
import { openEventBus } from './open-event-bus.ts'
import { keptSecretKey } from './secret-key.ts'
import type { Shutdown } from './shutdown.ts'

export interface StartParts {
  config: Config
  log: Log
  announcer: Announcer
  /** Gets everything that is started, in the order it is started. */
  shutdown: Shutdown
  /** Something without which we cannot go on has ended. */
  onLost: (reason: Error) => void
}

/** Starts the roles that were asked for; each thing started is handed to `shutdown` at once. */
export async function startServer(parts: StartParts): Promise<void> {
  const { config, log, announcer, shutdown, onLost } = parts
  const url = await openMainDatabase(parts)
  if (config.roles.web) await checkPort(config)
  await migrate(url)
  const onConnectionLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  const db = openDatabase(url, onConnectionLost)
  shutdown.add('the database connections', db.close)
  const jobDb = openDatabase(url, onConnectionLost, 10, limits.job)
  shutdown.add('the database connections of jobs', jobDb.close)
  await migrateJobs(jobDb.pool, log)
  config.secretKey ??= await keptSecretKey(config.dataDir)
  const adapters = createAdapters(config, db, () => new Date())
  // The one way in: any other mode loads nothing of it.
  const demo = config.mode === 'demo' ? await import('@properysearch/demo-world') : undefined
  if (demo) {
    // Its pictures are painted while a transaction waits.
    const filling = openDatabase(url, onConnectionLost, 10, limits.whole)
    await demo.createDemoWorld({
      db: filling,
      storage: adapters.storage,
      keys: config,
      supplier: config.supplier,
      publicUrl: config.publicUrl,
      now: new Date(),
      onProgress: announcer.step,
    })
    await filling.close()
  }

  const events = await openEventBus(config, { url, pool: db.pool, log })
  shutdown.add('the event bus', events.close)
  const modules = demo ? [...allModules, demo.demoModule] : allModules
  const app = await buildApp({ config, db, jobDb, log, events, adapters, modules, now: () => new Date() })
  if (config.roles.worker) {
    const { jobHandlers: handlers, jobContext: makeContext } = app
    const worker = await startWorker({ pool: jobDb.pool, log, handlers, makeContext }, onLost)
    shutdown.add('the worker', worker.stop)
    shutdown.add('the news that goes out soon', deliverSoon({ events, db: jobDb, log }).stop)
  }
  announcer.ready(config.roles.web ? await startWeb(app, events, parts) : null, demo?.greeting)
}

async function startWeb(app: App, events: EventBus, { config, shutdown }: StartParts): Promise<string> {
  const { http, anonymousClient } = app
  if (config.isDev) {
    const live = await serveLivePages(http, anonymousClient, config)
    shutdown.add('the live pages', live.close)
  } else {
    await serveBuiltPages(http, anonymousClient, { config, events, metrics: app.metrics })
  }
  // A developer's browser keeps connections open that nobody waits for.
  shutdown.add('the web server', () => drain(http, config.isDev ? 200 : 10_000))
  shutdown.add('the live channel', openLiveChannel(app, config).close)
  const address = await listen(http, config)
  // Port 0 asks for any free one, which is known only now.
  if (config.port === 0 && config.publicUrl.endsWith(':0')) config.publicUrl = address
  return address
}
