import { EventEmitter } from 'node:events'
import {
  Logger,
  type Runner,
  type RunnerOptions,
  run,
  runMigrations,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type pg from 'pg'
import type { Log } from '../log.ts'
import { freeForgottenJobs, keepAlive } from './dead-workers.ts'
import type { JobHandler } from './jobs.ts'
import { steadyPool } from './steady-pool.ts'

export interface WorkerOptions<Ctx> {
  pool: pg.Pool
  log: Log
  handlers: JobHandler<Ctx>[]
  /** A fresh context for each job. */
  makeContext: (jobId: string) => Ctx
}

/** Makes the tables that jobs are rows of. */
export async function migrateJobs(pool: pg.Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quietLogger(log), preset: {} })
}

/** How many jobs are done at once: the urgent ones, and all others. */
const hands = { urgent: 2, others: 4 }

/** After the database was lost: by then what was under way has been heard of. */
const settleMs = 3000

/** Works until stopped; stopping lets what is under way finish. A lost database is waited for. */
export async function startWorker<Ctx>(
  options: WorkerOptions<Ctx>,
  onLost: (reason: Error) => void,
): Promise<{ stop(): Promise<void> }> {
  const { pool, log } = options
  const stopping = new AbortController()
  const events: WorkerEvents = new EventEmitter()
  const workerIds: string[] = []
  events.on('pool:create', ({ workerPool }) => workerIds.push(workerPool.id))
  const underWay = new Set<string>()
  let settling: NodeJS.Timeout | undefined
  const steady = steadyPool(pool, {
    signal: stopping.signal,
    onTrouble: (err) => {
      clearTimeout(settling)
      log.warn({ err }, 'the worker cannot reach the database')
    },
    onBack: () => {
      log.info('the worker is back')
      clearTimeout(settling)
      settling = setTimeout(() => {
        freeForgottenJobs(pool, workerIds, [...underWay]).catch((err) => log.warn({ err }, 'jobs could not be freed'))
      }, settleMs)
      settling.unref()
    },
  })
  const work = async (handlers: JobHandler<Ctx>[], concurrency: number): Promise<Runner> => {
    const runner = await run({
      ...runnerOptions({ ...options, pool: steady, handlers }, underWay),
      events,
      concurrency,
      crontab: crontab(handlers),
    })
    const ended = () => {
      if (!stopping.signal.aborted) onLost(new Error('The worker ended unexpectedly.'))
    }
    runner.promise.then(ended, ended)
    return runner
  }
  const runners = [
    await work(
      options.handlers.filter((handler) => handler.isUrgent),
      hands.urgent,
    ),
    await work(
      options.handlers.filter((handler) => !handler.isUrgent),
      hands.others,
    ),
  ]
  const rest = keepAlive(
    pool,
    () => workerIds,
    (err) => log.warn({ err }, 'a worker could not record that it is alive'),
  )
  return {
    stop: async () => {
      stopping.abort()
      clearTimeout(settling)
      rest()
      await Promise.all(runners.map((runner) => runner.stop()))
    },
  }
}

/** Does every job that is due, then returns: tests call it instead of waiting. */
export async function runDueJobs<Ctx>(options: WorkerOptions<Ctx>): Promise<void> {
  await runOnce(runnerOptions(options))
}

function runnerOptions<Ctx>(
  { pool, log, handlers, makeContext }: WorkerOptions<Ctx>,
  underWay = new Set<string>(),
): RunnerOptions {
  const taskList: TaskList = Object.fromEntries(
    handlers.map((handler) => [
      handler.name,
      async (payload, { job }) => {
        underWay.add(String(job.id))
        try {
          await handler.run(makeContext(String(job.id)), payload)
        } catch (error) {
          log.error({ err: error, job: handler.name, jobId: job.id, attempt: job.attempts }, 'a job failed')
          throw error
        } finally {
          underWay.delete(String(job.id))
        }
      },
    ]),
  )
  return { pgPool: pool, taskList, logger: quietLogger(log), noHandleSignals: true }
}

export function crontab(handlers: readonly Pick<JobHandler<never>, 'name' | 'every' | 'lateBy'>[]): string {
  return handlers
    .filter(({ every }) => every)
    .map(({ every, name, lateBy }) => `${every} ${name}${lateBy ? ` ?fill=${lateBy}` : ''}`)
    .join('\n')
}

/** The library's own lines name a job's payload when it fails; ours name the job, so only errors about itself pass. */
function quietLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' && !message.startsWith('Failed task')) log.error(message)
  })
}
