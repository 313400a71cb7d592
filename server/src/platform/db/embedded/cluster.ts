import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Account } from './account.ts'
import { isAlive } from './running-server.ts'
import { DatabaseStartError, explainFailure } from './start-error.ts'

const major = '18'

export interface Cluster {
  binaries: string
  /** PostgreSQL's own folder. */
  folder: string
  socketFolder: string
  account: Account | null
}

/** What PostgreSQL's programs see of our environment: nothing that could change what they do. */
export const programEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

export async function checkVersion(folder: string): Promise<void> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => major)).trim()
  if (version === major) return
  const kind = Number(version) > Number(major) ? 'a newer' : 'another'
  throw new DatabaseStartError(
    `The data folder ${dirname(dirname(folder))} was made by ${kind} version of Properysearch (its database is PostgreSQL ${version}, ours is ${major}). Start that version, or choose another DATA_DIR.`,
  )
}

export function exists({ folder }: Pick<Cluster, 'folder'>): boolean {
  return existsSync(join(folder, 'PG_VERSION'))
}

export async function readPassword({ folder }: Pick<Cluster, 'folder'>): Promise<string> {
  const password = await readFile(join(folder, 'password'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EACCES') throw explainFailure('Permission denied', folder)
    throw new DatabaseStartError(`${folder} has no file "password", without which it cannot be opened.`)
  })
  return password.trim()
}

/** Made beside its place and moved in when whole: a start cut short leaves nothing half done, and of two one wins. */
export async function createCluster({ binaries, folder, account }: Cluster): Promise<void> {
  await removeUnfinished(folder)
  const unfinished = `${folder}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  const passwordFile = `${unfinished}.password`
  const password = randomBytes(24).toString('base64url')
  const give = (path: string) => (account ? chown(path, account.uid, account.gid) : undefined)
  try {
    await mkdir(unfinished, { mode: 0o700 })
    await give(unfinished)
    await writeFile(passwordFile, password, { mode: 0o600 })
    await give(passwordFile)
    await initdb(binaries, ['-D', unfinished, `--pwfile=${passwordFile}`], account)
    await writeFile(join(unfinished, 'password'), password, { mode: 0o600 })
    await give(join(unfinished, 'password'))
    await rename(unfinished, folder).catch((error: NodeJS.ErrnoException) => {
      if (!exists({ folder })) throw error
    })
  } catch (error) {
    throw explainFailure((error as Error).message, folder)
  } finally {
    await rm(passwordFile, { force: true })
    await rm(unfinished, { recursive: true, force: true })
  }
}

async function initdb(binaries: string, places: string[], account: Account | null): Promise<void> {
  const flags = [
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same order everywhere, whatever the machine's own locales.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]
  // Its own process group, so that it can be ended together with the programs it runs.
  const child = spawn(join(binaries, 'bin', 'initdb'), [...places, ...flags], {
    cwd: '/',
    detached: true,
    env: programEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  })
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  }
  process.once('exit', end)
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  try {
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(said)
  } finally {
    process.off('exit', end)
  }
}

/** What starts that were killed while creating left behind. */
async function removeUnfinished(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.new-`
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue
    // A program of that start may still be at work on it for a moment.
    await rm(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}
