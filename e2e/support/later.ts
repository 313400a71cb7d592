import { join } from 'node:path'
import { openDatabase } from '../../server/src/platform/db/database.ts'
import { findRunningPostgres } from '../../server/src/platform/db/embedded-postgres.ts'
import { limits } from '../../server/src/platform/db/limits.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { enqueue } from '../../server/src/platform/jobs/jobs.ts'
import { databaseFolder } from '../../server/src/start/data-folder.ts'

// Nobody waits two days for a journey, and all journeys share one clock: what one of them is about becomes older instead.

/** So many hours pass for a paid hire, and the timer that watches hires comes round. */
export async function hoursPassFor(hireId: number, hours: number): Promise<void> {
  const running = await findRunningPostgres(databaseFolder(join(process.env.E2E_DATA_DIR ?? '', 'data')))
  if (!running) throw new Error('The database of the journeys does not run.')
  const db = openDatabase(running('properysearch'), () => undefined, 1, limits.job)
  try {
    await db.run(sql`update hires set paid_at = paid_at - ${hours}::int * interval '1 hour' where id = ${hireId}`)
    await enqueue(db, { name: 'watch-hires' }, {})
  } finally {
    await db.close()
  }
}
