import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

/** `npm test` installs it where it may; elsewhere the tests that need it are skipped and counted as such. */
export const hasRedis = canRun()

export interface RedisServer {
  url: string
  /** Ends it at once, as a fault would; `start` brings it back at the same address. */
  kill(): Promise<void>
  start(): Promise<void>
}

/** A Redis of its own, which keeps nothing. */
export async function startRedis(options: readonly string[] = []): Promise<RedisServer> {
  let port = 0
  let running: ReturnType<typeof spawn> | undefined
  const kill = async () => {
    const child = running
    running = undefined
    if (!child || child.exitCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  const start = async () => {
    const fixed = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const child = spawn('redis-server', [...fixed, ...options], { stdio: ['ignore', 'pipe', 'inherit'], cwd: '/tmp' })
    running = child
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text) => String(text).includes('Ready to accept connections') && resolve())
      child.once('exit', () => reject(new Error('Redis did not start.')))
    })
  }
  // Somebody else may take a port that was free a moment ago.
  for (let tries = 3; tries > 0 && !running; tries--) {
    port = await freePort()
    await start().catch((error) => {
      running = undefined
      if (tries === 1) throw error
    })
  }
  return { url: `redis://127.0.0.1:${port}`, kill, start }
}

function canRun(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
