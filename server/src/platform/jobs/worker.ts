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
import { keepAlive } from './dead-workers.ts'
import type { JobHandler } from './jobs.ts'

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

/** Works until stopped; stopping lets what is under way finish. Gives up when the database is gone for long. */
export async function startWorker<Ctx>(
  options: WorkerOptions<Ctx>,
  onLost: (reason: Error) => void,
): Promise<{ stop(): Promise<void> }> {
  const events: WorkerEvents = new EventEmitter()
  const workerIds: string[] = []
  events.on('pool:create', ({ workerPool }) => workerIds.push(workerPool.id))
  const work = async (handlers: JobHandler<Ctx>[], concurrency: number): Promise<Runner> => {
    const runner = await run({
      ...runnerOptions({ ...options, handlers }),
      events,
      concurrency,
      crontab: crontab(handlers),
    })
    runner.promise.catch(onLost)
    return runner
  }
  const runners = [
    await work(
      options.handlers.filter((it) => it.isUrgent),
      hands.urgent,
    ),
    await work(
      options.handlers.filter((it) => !it.isUrgent),
      hands.others,
    ),
  ]
  const rest = keepAlive(
    options.pool,
    () => workerIds,
    (err) => options.log.warn({ err }, 'a worker could not say that it is there'),
  )
  return {
    stop: async () => {
      rest()
      await Promise.all(runners.map((it) => it.stop()))
    },
  }
}

/** Does every job that is due, then returns: tests call it instead of waiting. */
export async function runDueJobs<Ctx>(options: WorkerOptions<Ctx>): Promise<void> {
  await runOnce(runnerOptions(options))
}

function runnerOptions<Ctx>({ pool, log, handlers, makeContext }: WorkerOptions<Ctx>): RunnerOptions {
  const taskList: TaskList = Object.fromEntries(
    handlers.map((handler) => [
      handler.name,
      async (payload, { job }) => {
        try {
          await handler.run(makeContext(String(job.id)), payload)
        } catch (error) {
          log.error({ err: error, job: handler.name, jobId: job.id, attempt: job.attempts }, 'a job failed')
          throw error
        }
      },
    ]),
  )
  return { pgPool: pool, taskList, logger: quietLogger(log), noHandleSignals: true }
}

function crontab<Ctx>(handlers: JobHandler<Ctx>[]): string {
  return handlers.flatMap((handler) => (handler.every ? [`${handler.every} ${handler.name}`] : [])).join('\n')
}

/** The library's own lines name a job's payload when it fails; ours name the job, so only errors about itself pass. */
function quietLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' && !message.startsWith('Failed task')) log.error(message)
  })
}
