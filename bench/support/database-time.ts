import { readFile } from 'node:fs/promises'
import type pg from 'pg'

/**
 * Runs some work and answers how many milliseconds of processor the database gave to it: what its sessions have used
 * afterwards less what they had used before, as Linux counts it. Unlike a time on the clock it is the same on a machine
 * that others use too. Parallel workers would escape, so there must be none.
 */
export async function databaseTime(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  const before = await usedBySession(pool)
  await work()
  const after = await usedBySession(pool)
  return [...after].reduce((sum, [pid, used]) => sum + used - (before.get(pid) ?? 0), 0) / 1e6
}

async function usedBySession(pool: pg.Pool): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend'`,
  )
  const used = rows.map(async ({ pid }) => {
    const counted = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0')
    return [pid, Number(counted.split(' ')[0])] as const
  })
  return new Map(await Promise.all(used))
}
