import { join } from 'node:path'
import { diskStorage } from '@properysearch/server/src/adapters/storage/disk-storage.ts'
import { readConfig } from '@properysearch/server/src/config.ts'
import { type Database, openDatabase } from '@properysearch/server/src/platform/db/database.ts'
import { limits } from '@properysearch/server/src/platform/db/limits.ts'
import { watchTransactions } from '@properysearch/server/test/escaped-statements.ts'
import { createTemplate } from '@properysearch/server/test/test-database.ts'
import { inject } from 'vitest'
import { createDemoWorld, type DemoWorldParts } from '../src/demo-world.ts'

export const now = new Date('2026-11-15T10:00:00Z')
export const secretKey = 'k'.repeat(40)

export const openWorld = (url: string): Database =>
  watchTransactions(openDatabase(url, () => undefined, 2, limits.job)).db

export const makeWorld = (db: Database, dataDir: string, given: Partial<DemoWorldParts> = {}): Promise<void> =>
  createDemoWorld({
    db,
    storage: diskStorage(join(dataDir, 'files')),
    keys: { secretKey },
    supplier: readConfig({}).supplier,
    publicUrl: readConfig({}).publicUrl,
    now,
    onProgress: () => undefined,
    ...given,
  })

/** The demo world, made once for all test files that look at it: its template, and the folder with its files. */
export async function sharedWorld(): Promise<{ template: string; dataDir: string }> {
  const template = 'demo_world'
  const dataDir = join(inject('sharedFolder'), template)
  await createTemplate(template, async (url) => {
    const db = openWorld(url)
    await makeWorld(db, dataDir)
    await db.close()
  })
  return { template, dataDir }
}
