import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** Ends a server whose test run was killed. */
const endWithParent = `const parent = process.ppid
setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 500).unref()`

export interface ServerProcess {
  child: ChildProcess
  /** Resolves with the address once it says it is ready; rejects when it ends before. */
  ready: Promise<string>
  /** Resolves with the exit code. */
  exit: Promise<number | null>
  /** What it has written so far. */
  stdout(): string
  stderr(): string
  /** Resolves once it has written this. */
  says(text: string): Promise<void>
}

const running = new Set<ChildProcess>()

/** The product as `npm start` runs it, on a free port. Its working folder is its data folder: no `.env` of ours is read. */
export function startServerProcess(
  dataDir: string,
  env: Record<string, string> = {},
  /** Files loaded before it, such as what only a test can buy. */
  imports: readonly string[] = [],
): ServerProcess {
  const imported = [`data:text/javascript,${encodeURIComponent(endWithParent)}`, ...imports].flatMap((file) => [
    '--import',
    file,
  ])
  const child = spawn(process.execPath, ['--heap-growing-percent=60', ...imported, main], {
    cwd: '/',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      MALLOC_ARENA_MAX: '2',
      // Started dozens of times: what was compiled once is.
      NODE_COMPILE_CACHE: join(tmpdir(), 'properysearch-compiled'),
      DATA_DIR: dataDir,
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr?.on('data', (chunk) => {
    stderr += chunk
  })
  const exit = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  const written = async <T>(find: () => T | undefined | null): Promise<T> => {
    for (;;) {
      const found = find()
      if (found) return found
      const more = Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), exit.then(() => 'ended')])
      if ((await more) === 'ended') throw new Error(`The server ended too early.\n${stdout}\n${stderr}`)
    }
  }
  const ready = written(() => stdout.match(/ready at (\S+)/)?.[1] ?? stdout.match(/"address":"([^"]+)"/)?.[1])
  // Whoever expects it to fail never asks for its address.
  ready.catch(() => undefined)
  return {
    child,
    ready,
    exit,
    stdout: () => stdout,
    stderr: () => stderr,
    says: async (text) => {
      await written(() => stdout.includes(text) || undefined)
    },
  }
}

/** Ends what a failed test has left running. */
export async function killServerProcesses(): Promise<void> {
  for (const child of running) child.kill('SIGKILL')
}

/** The processes of the database that runs on a data folder. */
export async function databaseProcesses(dataDir: string): Promise<number[]> {
  const found: number[] = []
  for (const pid of (await readdir('/proc')).map(Number).filter((pid) => pid > 0)) {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    const isDatabase = /(postgres|initdb)$/.test(commandLine.split('\0')[0] ?? '')
    if (isDatabase && commandLine.includes(join(dataDir, 'postgres/'))) found.push(pid)
  }
  return found
}

/** Asks the embedded database of a running server directly. */
export async function queryEmbedded(dataDir: string, text: string, database = 'properysearch'): Promise<unknown[]> {
  const password = (await readFile(join(dataDir, 'postgres/cluster/password'), 'utf8')).trim()
  const client = new pg.Client({
    host: join(dataDir, 'postgres/socket'),
    port: 5432,
    user: 'postgres',
    password,
    database,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
