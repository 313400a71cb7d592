import { join } from 'node:path'
import { openDatabase } from '../src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres.ts'
import { limits } from '../src/platform/db/limits.ts'
import { loadManyListings } from './many-listings.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTemplate, type TestDatabase } from './test-database.ts'

/** As many as a small installation has; SEARCH_TEST_LISTINGS=2000000 for those of a large one. */
export const manyListings = Number(process.env.SEARCH_TEST_LISTINGS ?? 20_000)
/** For whatever reads or loads them all. */
export const patienceMs = Math.max(180_000, 2 * manyListings)

/**
 * An app over so many drawn listings: the first test file that asks for it has them loaded. Those that a bench has kept
 * in BENCH_DATA_DIR are used as they are, by one test file at a time.
 */
export async function createAppWithMany(): Promise<TestApp> {
  const folder = process.env.BENCH_DATA_DIR
  if (folder) return createTestApp({}, { limit: limits.whole, database: await openKept(folder) })
  const template = `listings_${manyListings}`
  await createTemplate(template, async (url) => {
    const db = openDatabase(url, () => undefined, 2, limits.whole)
    await loadManyListings(db, manyListings, () => undefined)
    await db.pool.query('vacuum (analyze)')
    await db.close()
  })
  return createTestApp({}, { limit: limits.whole, template })
}

async function openKept(folder: string): Promise<TestDatabase> {
  const settings = { max_parallel_workers_per_gather: '0', shared_buffers: '512MB' }
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'pg'), settings })
  return { url: postgres.url('postgres'), drop: () => postgres.stop() }
}
