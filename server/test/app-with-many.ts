import { openDatabase } from '../src/platform/db/database.ts'
import { limits } from '../src/platform/db/limits.ts'
import { loadManyListings } from './many-listings.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTemplate } from './test-database.ts'

/** As many as a small installation has; SEARCH_TEST_LISTINGS=2000000 for those of a large one. */
export const manyListings = Number(process.env.SEARCH_TEST_LISTINGS ?? 20_000)
/** For whatever reads or loads them all. */
export const patienceMs = Math.max(180_000, 2 * manyListings)

/** An app over so many drawn listings: the first test file that asks for it has them loaded. */
export async function createAppWithMany(): Promise<TestApp> {
  const template = `listings_${manyListings}`
  await createTemplate(template, async (url) => {
    const db = openDatabase(url, () => undefined, 2, limits.whole)
    await loadManyListings(db, manyListings, () => undefined)
    await db.pool.query('vacuum (analyze)')
    await db.close()
  })
  return createTestApp({}, { limit: limits.whole, template })
}
