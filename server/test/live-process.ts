import type { AddressInfo } from 'node:net'
import type { BrowserEvent } from '@properysearch/contract/kernel/browser-events'
import { io, type Socket } from 'socket.io-client'
import { createAdapters } from '../src/adapters/create-adapters.ts'
import { allModules } from '../src/all-modules.ts'
import { type App, buildApp } from '../src/app.ts'
import { openLiveChannel } from '../src/live-channel.ts'
import type { Module } from '../src/module.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { limits } from '../src/platform/db/limits.ts'
import { runDueJobs } from '../src/platform/jobs/worker.ts'
import { createLog } from '../src/platform/log.ts'
import type { EventBus } from '../src/platform/realtime/event-bus.ts'
import { openEventBus } from '../src/start/open-event-bus.ts'
import type { TestApp } from './test-app.ts'

/** What one process of the product holds; several of them share the database and nothing else. */
export interface LiveProcess {
  app: App
  events: EventBus
  url: string
  runJobs(): Promise<void>
  /** Everything that it logged so far. */
  logged(): string
  stop(): Promise<void>
}

export interface LiveProcessOptions {
  modules?: readonly Module[]
  table?: Record<string, BrowserEvent>
  redisUrl?: string | null
}

/** Starts one over the database of the test app. */
export async function startLiveProcess(
  world: TestApp,
  { modules = allModules, table, redisUrl = null }: LiveProcessOptions = {},
): Promise<LiveProcess> {
  const { config } = world
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const databaseUrl = config.databaseUrl ?? ''
  const db = openDatabase(databaseUrl, () => undefined, 3, limits.job)
  const events = await openEventBus({ redisUrl }, { url: databaseUrl, pool: db.pool, log })
  const now = () => world.clock.now
  const app = await buildApp({ config, db, log, events, adapters: createAdapters(config, db, now), modules, now })
  const live = openLiveChannel(app, { publicUrl: 'https://properysearch.example', ...(table ? { table } : {}) })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    events,
    url: `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`,
    runJobs: () => runDueJobs({ pool: db.pool, log, handlers: app.jobHandlers, makeContext: app.jobContext }),
    logged: () => lines.join(''),
    stop: async () => {
      await live.close()
      await app.http.close()
      await events.close()
      await db.close()
    },
  }
}

/** A browser's line. `heard` is every event with its ids, in order. */
export function connectTo(
  at: LiveProcess,
  auth: object,
  headers: Record<string, string> = {},
): { socket: Socket; heard: [string, unknown][]; outcome: Promise<string> } {
  const socket = io(at.url, {
    path: '/realtime',
    transports: ['websocket'],
    auth,
    extraHeaders: headers,
    reconnectionDelay: 20,
    forceNew: true,
  })
  const heard: [string, unknown][] = []
  socket.onAny((name, ids) => heard.push([name, ids]))
  const outcome = new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'))
    socket.once('connect_error', (error) => resolve(error.message))
  })
  return { socket, heard, outcome }
}
