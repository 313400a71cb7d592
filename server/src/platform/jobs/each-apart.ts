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

/** The same with all there are, in pages by id: however many they are, none stays behind. */
export async function eachPageApart<T extends { id: number }>(
  log: Log,
  findPage: (afterId: number) => Promise<readonly T[]>,
  work: (row: T) => Promise<unknown>,
): Promise<void> {
  for (let afterId = 0; ; ) {
    const rows = await findPage(afterId)
    const last = rows.at(-1)
    if (!last) return
    await eachApart(log, rows, work)
    afterId = last.id
  }
}
