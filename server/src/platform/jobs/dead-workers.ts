import type pg from 'pg'

/** A worker tells every so often that it is there; after three silences it counts as gone. */
const beatMs = 30_000
const silence = '90 seconds'

/**
 * Keeps saying that these workers are there, and frees what workers held that were killed: the queue itself would wait
 * four hours for them. Answers how to stop.
 */
export function keepAlive(
  pool: pg.Pool,
  workerIds: () => readonly string[],
  onError: (error: unknown) => void,
): () => void {
  const beat = () => {
    sayPresent(pool, workerIds())
      .then(() => freeJobsOfTheGone(pool))
      .catch(onError)
  }
  beat()
  const timer = setInterval(beat, beatMs)
  timer.unref()
  return () => clearInterval(timer)
}

export async function sayPresent(pool: pg.Pool, workerIds: readonly string[]): Promise<void> {
  await pool.query(
    `insert into job_workers (worker_id, seen_at) select unnest($1::text[]), now()
     on conflict (worker_id) do update set seen_at = excluded.seen_at`,
    [workerIds],
  )
}

export async function freeJobsOfTheGone(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct j.locked_by))
     from graphile_worker.jobs j
     where j.locked_at < now() - $1::interval
       and not exists (select 1 from job_workers w where w.worker_id = j.locked_by and w.seen_at > now() - $1::interval)
     having count(*) > 0`,
    [silence],
  )
  await pool.query(`delete from job_workers where seen_at < now() - interval '1 day'`)
}

/**
 * Frees what these workers hold without working on it: the answer that would have handed it to them was lost with its
 * connection. The queue would wait four hours, for a worker that keeps saying it is there.
 */
export async function freeForgottenJobs(
  pool: pg.Pool,
  workerIds: readonly string[],
  underWay: readonly string[],
): Promise<void> {
  await pool.query(
    // It has not been tried, so the try does not count. What was handed over this very moment may still be on its way.
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null, attempts = greatest(attempts - 1, 0)
     where locked_by = any($1) and locked_at < now() - interval '2 seconds' and id <> all($2::bigint[])`,
    [workerIds, underWay],
  )
}
