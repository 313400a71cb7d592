import type { Config } from '../config.ts'
import type { Db } from '../platform/db/database.ts'
import type { Adapters } from './adapters.ts'

/** The built-in default of each need, or the vendor that the configuration names. */
export function createAdapters(_config: Config, _db: Db): Adapters {
  return {} as Adapters
}
