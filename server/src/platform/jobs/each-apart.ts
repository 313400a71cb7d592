import type { Log } from '../log.ts'

/** One after the other; one that fails is logged and does not keep the others from their turn. */
export async function eachApart<T extends { id: number }>(
  log: Log,
  rows: readonly T[],
  work: (row: T) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) {
    try {
      await work(row)
    } catch (err) {
      log.error({ err, id: row.id }, 'one of several could not be done')
    }
  }
}
