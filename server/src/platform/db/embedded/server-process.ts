import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Cluster, programEnvironment } from './cluster.ts'

export interface ServerProcess {
  pid: number | undefined
  /** Whether it has ended. */
  hasEnded(): boolean
  /** The last lines it wrote. */
  lastWords(): string
}

/** Starts PostgreSQL on a cluster, in its own process group: Ctrl-C reaches us alone, and we stop it when we are done. */
export function launchServer(
  { binaries, folder, socketFolder, account }: Cluster,
  settings: Record<string, string>,
  onLine: (line: string) => void,
): ServerProcess {
  const all = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0777',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // An error's detail and statement may carry people's data; who caused it gets them, the log does not.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_min_messages: 'log',
    log_checkpoints: 'off',
    log_autovacuum_min_duration: '-1',
    logging_collector: 'off',
    // What was in memory at the end is read in again at the start.
    shared_preload_libraries: 'pg_prewarm',
    shared_buffers: '256MB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    jit: 'off',
    max_connections: '60',
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', folder, ...flags], {
    cwd: '/',
    detached: true,
    env: programEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  })
  const words: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => {
    words.push(line)
    if (words.length > 40) words.shift()
    onLine(line)
  })
  let ended = false
  const end = () => {
    ended = true
  }
  // Its output has been read to the end by then, so the last words are complete.
  child.once('close', end)
  child.once('error', (error) => {
    words.push(error.message)
    end()
  })
  child.unref()
  return { pid: child.pid, hasEnded: () => ended, lastWords: () => words.join('\n') }
}
