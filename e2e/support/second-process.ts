import { join } from 'node:path'
import { findRunningPostgres } from '../../server/src/platform/db/embedded-postgres.ts'
import { databaseFolder } from '../../server/src/start/data-folder.ts'
import { startServerProcess } from '../../server/test/server-process.ts'

export interface SecondProcess {
  address: string
  stop(): Promise<void>
}

/** Another process of the product on the database and the files of the first. It serves pages and leaves jobs to it. */
export async function startSecondProcess(): Promise<SecondProcess> {
  const dataDir = join(process.env.E2E_DATA_DIR ?? '', 'data')
  const urlOf = await findRunningPostgres(databaseFolder(dataDir))
  if (!urlOf) throw new Error('The first process has no database.')
  const { child, ready, exit } = startServerProcess(dataDir, {
    DATABASE_URL: urlOf('properysearch'),
    MODE: 'development',
    ROLES: 'web',
    LOG_LEVEL: 'warn',
    CODES_PER_NETWORK: '500',
  })
  return {
    address: await ready,
    stop: async () => {
      child.kill('SIGTERM')
      await exit
    },
  }
}
