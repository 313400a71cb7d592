import { existsSync } from 'node:fs'
import { type Config, readConfig } from '../config.ts'
import type { Log } from '../platform/log.ts'
import { type Announcer, createAnnouncer } from './announcer.ts'
import { openDataFolder } from './data-folder.ts'
import { createServerLog, logPath } from './server-log.ts'
import { Shutdown } from './shutdown.ts'
import { sentencesFor } from './start-failure.ts'
import { startServer } from './start-server.ts'

/** The life of the process, from its first line to its last. */
export async function run(isDev: boolean): Promise<void> {
  const shutdown = new Shutdown()
  let config: Config | undefined
  let log: Log | undefined
  let announcer: Announcer | undefined
  ignoreClosedTerminal()
  endOnSignals(shutdown, isDev, (cause) => {
    log?.info({ cause }, 'told to stop')
    announcer?.stopping()
  })

  const giveUp = async (error: unknown) => {
    // Told to stop, whatever fails on the way out does not matter.
    if (shutdown.isUnderWay) return
    log?.fatal({ err: error }, 'gave up')
    for (const sentence of sentencesFor(error, config) ?? [unexpected(error, config)]) {
      process.stderr.write(`${sentence}\n`)
    }
    await shutdown.run()
    process.exit(1)
  }
  process.on('uncaughtException', giveUp)
  process.on('unhandledRejection', giveUp)

  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    config = readConfig(process.env, isDev)
    await openDataFolder(config)
    log = createServerLog(config)
    shutdown.log = log
    announcer = createAnnouncer(config, log, (line) => process.stdout.write(`${line}\n`))
    await startServer({ config, log, announcer, shutdown, onLost: giveUp })
  } catch (error) {
    await giveUp(error)
  }
}

/** The first signal ends everything in order; a later one, when that takes too long, at once. */
function endOnSignals(shutdown: Shutdown, isDev: boolean, onStopping: (cause: string) => void): void {
  let firstAt: number | undefined
  const end = async (cause: string) => {
    if (firstAt === undefined) {
      firstAt = Date.now()
      onStopping(cause)
      await shutdown.run()
      process.exit(0)
    }
    // npm passes on the Ctrl-C that the terminal has already sent to us.
    if (Date.now() - firstAt > 1000) process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  if (isDev) endWithParent(() => end('the watcher is gone'))
}

/** Node's watcher, which started us, may be killed; nobody would restart or stop us then. */
function endWithParent(end: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, 500)
  timer.unref()
}

/** Writing to a terminal that was closed fails; the server continues, or ends by the signal that came with it. */
function ignoreClosedTerminal(): void {
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
}

function unexpected(error: unknown, config: Config | undefined): string {
  const message = error instanceof Error ? error.message : String(error)
  const more = config?.mode === 'demo' ? ` The log has more: ${logPath(config.dataDir)}` : ''
  return `Properysearch cannot continue: ${message}${more}`
}
