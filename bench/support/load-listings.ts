import { learnWords } from '../../server/src/modules/search/index.ts'
import type { Database } from '../../server/src/platform/db/database.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { loadManyListings } from '../../server/test/many-listings.ts'
import { say } from './report.ts'

const asked = Number(process.env.BENCH_LISTINGS ?? 500_000)

/** Fills an empty database; answers how many listings there are. */
export async function loadListings(db: Database): Promise<number> {
  const count = sql`select count(*)::int as listings from properties`
  const loaded = await db.one<{ listings: number }>(count)
  if (loaded.listings > 0) return loaded.listings
  const started = performance.now()
  await loadManyListings(db, asked, (step) => say(`  loading: ${step}`))
  await learnWords(db, null)
  await db.pool.query('vacuum (analyze)')
  say(`loaded in ${Math.round((performance.now() - started) / 1000)} s`)
  return (await db.one<{ listings: number }>(count)).listings
}
