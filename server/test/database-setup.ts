import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres.ts'
import { limits } from '../src/platform/db/limits.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { migrateJobs } from '../src/platform/jobs/worker.ts'
import { createLog } from '../src/platform/log.ts'

/** One PostgreSQL for the whole run; each test file clones its migrated template. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'properysearch-test-'))
  await chmod(folder, 0o755)
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '100' }
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'pg'), settings })
  const admin = new pg.Client({ connectionString: postgres.url('postgres') })
  await admin.connect()
  await admin.query('create database template_test')
  await migrate(postgres.url('template_test'))
  const template = openDatabase(postgres.url('template_test'), () => undefined, 10, limits.job)
  await migrateJobs(template.pool, createLog('silent'))
  await template.close()
  await admin.end()
  project.provide('databaseUrl', postgres.url('{database}'))
  project.provide('sharedFolder', join(folder, 'shared'))
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    /** For files that go with a template. */
    sharedFolder: string
  }
}
