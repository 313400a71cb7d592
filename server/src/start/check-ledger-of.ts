import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { checkLedger, type LedgerReport } from '../modules/ledger/index.ts'
import { openDatabase } from '../platform/db/database.ts'
import { findRunningPostgres, startEmbeddedPostgres } from '../platform/db/embedded-postgres.ts'
import { limits } from '../platform/db/limits.ts'
import { sql } from '../platform/db/sql.ts'
import { databaseFolder } from './data-folder.ts'
import { StartFailure } from './start-failure.ts'

/** Beside a running server without disturbing it, or on its stopped database. Changes nothing. */
export async function checkLedgerOf({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<LedgerReport> {
  if (databaseUrl) return check(databaseUrl)
  const folder = databaseFolder(dataDir)
  if (!existsSync(join(folder, 'cluster'))) throw new StartFailure(`There is no database in ${dataDir} yet.`)
  const running = await findRunningPostgres(folder)
  if (running) return check(running('properysearch'))
  const postgres = await startEmbeddedPostgres({ folder })
  try {
    return await check(postgres.url('properysearch'))
  } finally {
    await postgres.stop()
  }
}

async function check(url: string): Promise<LedgerReport> {
  const db = openDatabase(url, () => undefined, 1, limits.whole)
  try {
    const { table } = await db.one<{ table: string | null }>(
      sql`select to_regclass('ledger_movements')::text as "table"`,
    )
    if (!table) throw new StartFailure('This database has no ledger yet: start Properysearch once.')
    return await checkLedger(db)
  } finally {
    await db.close()
  }
}
