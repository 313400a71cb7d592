import { type Database, openDatabase } from '../src/platform/db/database.ts'
import { limits } from '../src/platform/db/limits.ts'
import type { TestApp } from './test-app.ts'

/**
 * The test's database as it is when statistics mislead it: every join a nested loop that runs its inside again for each
 * row outside. What must be taken once has to be taken once with this plan too.
 */
export function openWithNestedLoops(app: TestApp): Database {
  const off = ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize', 'indexscan', 'bitmapscan', 'tidscan']
  const options = off.map((way) => `-c enable_${way}=off`).join(' ')
  const url = app.config.databaseUrl ?? ''
  const separator = url.includes('?') ? '&' : '?'
  return openDatabase(`${url}${separator}options=${encodeURIComponent(options)}`, () => undefined, 2, limits.job)
}
