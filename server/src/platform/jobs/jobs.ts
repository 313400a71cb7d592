import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** A kind of job: its name and the type of its payload. Payloads hold ids, never secrets or copies of rows. */
export interface JobKind<Payload> {
  name: string
  /** Never read: it only carries the type. */
  payload?: Payload
}

export function jobKind<Payload extends Record<string, unknown>>(name: string): JobKind<Payload> {
  return { name }
}

export interface EnqueueOptions {
  /** Not before so much time has passed, by the clock of the database, which the worker goes by too. */
  afterMs?: number
  /** A second job with the same key replaces the first while that is still waiting. */
  key?: string
  maxAttempts?: number
  /** The lower, the sooner; 0 unless told. What many people are sent at once gives way to what one person waits for. */
  priority?: number
}

/** Writes the job in the caller's transaction: it exists if and only if the change that caused it does. */
export async function enqueue<Payload>(
  db: Db,
  kind: JobKind<Payload>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> {
  await db.run(sql`select graphile_worker.add_job(${kind.name}, payload => ${JSON.stringify(payload)}::json,
    run_at => now() + ${options.afterMs ?? null}::float8 * interval '1 millisecond', job_key => ${options.key ?? null}, max_attempts => ${options.maxAttempts ?? 10},
    priority => ${options.priority ?? 0})`)
}

/** What a job does, given the worker's context. Runs at least once: doing it twice must do no harm. */
export interface JobHandler<Ctx> {
  name: string
  run(ctx: Ctx, payload: unknown): Promise<void>
  /** A cron pattern in UTC, for jobs that come by themselves. */
  every?: string
  /** Done late if nobody worked at its time: so much later at most. */
  lateBy?: '4h'
  /** Somebody sits there and waits for it: it has hands of its own, whatever keeps the others busy. */
  isUrgent?: boolean
}

export function handleJob<Ctx, Payload>(
  kind: JobKind<Payload>,
  run: (ctx: Ctx, payload: Payload) => Promise<void>,
  options: Pick<JobHandler<Ctx>, 'every' | 'lateBy' | 'isUrgent'> = {},
): JobHandler<Ctx> {
  return { name: kind.name, run: (ctx, payload) => run(ctx, payload as Payload), ...options }
}
