import { realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { serverAccount } from './embedded/account.ts'
import { findBinaries } from './embedded/binaries.ts'
import { type Cluster, checkVersion, createCluster, exists, readPassword } from './embedded/cluster.ts'
import type { FolderLock } from './embedded/folder-lock.ts'
import { makeHome, makeSocketFolder, publicPlace, socketFolderOf } from './embedded/home.ts'
import { findRunningServer } from './embedded/running-server.ts'
import { Server } from './embedded/server.ts'
import type { DatabaseStartError } from './embedded/start-error.ts'

export { DatabaseStartError } from './embedded/start-error.ts'

export interface EmbeddedPostgres {
  /** Connection string of a database in this cluster. */
  url(database: string): string
  /** Makes a database unless there is one of that name. */
  ensureDatabase(name: string): Promise<void>
  /** Ends the server once open transactions are rolled back and everything is written. */
  stop(): Promise<void>
}

export interface StartOptions {
  /** Holds the cluster and its socket; made when missing. Its parent is the data folder people know. */
  folder: string
  /** Extra server settings. */
  settings?: Record<string, string>
  onProgress?: (step: string) => void
  /** What the server writes, line by line. */
  onLine?: (line: string) => void
  /** The server has ended without being told to, and is launched again. */
  onRelaunch?: (reason: string) => void
  /** It has done so too often, or cannot be launched: it is given up. */
  onLost?: (reason: DatabaseStartError) => void
  /** Before each launch that a minute may see, instead of the usual. */
  relaunchPausesMs?: readonly number[]
  /** Stands in for /var/lib/properysearch. */
  elsewhere?: string
}

/**
 * Starts the PostgreSQL that came with the packages, for this process alone. It listens on a unix socket only, never on
 * the network. The orphan of a process that was killed is taken over: nothing it had confirmed is lost.
 */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const { onProgress = () => undefined, onLost = () => undefined, elsewhere = publicPlace } = options
  const account = await serverAccount(join(options.folder, 'cluster'))
  const home = await realpath(await makeHome(options.folder, account, elsewhere))
  const cluster: Cluster = {
    binaries: await findBinaries({ account, home, elsewhere }),
    folder: join(home, 'cluster'),
    socketFolder: await makeSocketFolder(home, account),
    account,
  }
  await checkVersion(join(options.folder, 'cluster'))
  if (!exists(cluster)) {
    onProgress('Creating the database')
    await createCluster(cluster)
  }
  const password = await readPassword(cluster)
  const url = urlOf(password, cluster.socketFolder)

  const server = new Server(cluster, {
    url: url('postgres'),
    dataFolder: dirname(options.folder),
    settings: options.settings ?? {},
    onLine: options.onLine ?? (() => undefined),
    onRelaunch: options.onRelaunch ?? (() => undefined),
    relaunchPausesMs: options.relaunchPausesMs,
  })
  const endWithProcess = () => server.signal('SIGINT')
  process.once('exit', endWithProcess)
  let lock = await server.reach().catch((error) => {
    process.off('exit', endWithProcess)
    throw error
  })
  let isStopping = false

  const watch = (held: FolderLock) =>
    held.once('end', async () => {
      if (isStopping) return
      try {
        // After the crash of a single session the server ends all of them and continues by itself; killed, it is
        // launched again, and recovers everything it had confirmed.
        lock = await server.reachAgain()
        watch(lock)
      } catch (error) {
        if (!isStopping) onLost(error as DatabaseStartError)
      }
    })
  watch(lock)

  return {
    url,
    ensureDatabase: async (name) => {
      const { rowCount } = await lock.query('select 1 from pg_database where datname = $1', [name])
      if (rowCount === 0) await lock.query(`create database ${lock.escapeIdentifier(name)}`)
    },
    stop: async () => {
      isStopping = true
      await server.stop()
      process.off('exit', endWithProcess)
      await lock.end().catch(() => undefined)
    },
  }
}

/** Connection strings of the server that already runs on this folder, whoever started it; undefined when none does. */
export async function findRunningPostgres(folder: string): Promise<EmbeddedPostgres['url'] | undefined> {
  const home = await realpath(folder).catch(() => undefined)
  const cluster = home && join(home, 'cluster')
  if (!cluster || (await findRunningServer(cluster)) === undefined) return undefined
  return urlOf(await readPassword({ folder: cluster }), socketFolderOf(home))
}

function urlOf(password: string, socketFolder: string): EmbeddedPostgres['url'] {
  const host = encodeURIComponent(socketFolder)
  return (database) => `postgresql://postgres:${password}@/${database}?host=${host}&port=5432&sslmode=disable`
}
