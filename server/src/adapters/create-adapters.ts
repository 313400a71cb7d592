import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Db } from '../platform/db/database.ts'
import type { Adapters } from './adapters.ts'
import { diskStorage } from './storage/disk-storage.ts'

/** The built-in default of each need, or the vendor that the configuration names. */
export function createAdapters(config: Config, _db: Db): Adapters {
  return { storage: diskStorage(join(config.dataDir, 'files')) } as Adapters
}
