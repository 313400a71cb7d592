import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

/** A second process of the product over the database and the files of the first; it serves pages and does no jobs. */
export async function startSecondProcess(): Promise<{ address: string; stop(): Promise<void> }> {
  const dataDir = join(process.env.E2E_DATA_DIR ?? '', 'data')
  const password = readFileSync(join(dataDir, 'postgres/cluster/password'), 'utf8').trim()
  const socket = encodeURIComponent(join(dataDir, 'postgres/socket'))
  const child = spawn(process.execPath, [main], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATABASE_URL: `postgres://postgres:${encodeURIComponent(password)}@/properysearch?host=${socket}`,
      DATA_DIR: dataDir,
      MODE: 'development',
      ROLES: 'web',
      PORT: '0',
      CODES_PER_NETWORK: '500',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      said += text
      const ready = /ready at (\S+)/.exec(said)?.[1]
      if (ready) resolve(ready)
    })
    void ended.then(() => reject(new Error(`The second process did not start.\n${said}`)))
  })
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
