import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startServerProcess } from '../../server/test/server-process.ts'
import type { BenchApp } from './bench-app.ts'
import type { ColdRequest } from './cold-requests.ts'
import { type Cost, type Meter, openMeter } from './processor.ts'

// The product and the floor (bench/floor), each in a process of its own over the same database, and what a request costs
// them.

export interface MeasuredServer {
  address: string
  pid: number
  meter: Meter
}

export interface Measured extends Cost {
  both: number
  p50: number
  p99: number
  /** Of the last answer, before compression. */
  kb: number
}

export async function openTwoServers(app: BenchApp) {
  const product = startServerProcess(join(app.folder, 'server'), {
    DATABASE_URL: app.url,
    MODE: 'development',
    ROLES: 'web',
    LOG_LEVEL: 'warn',
    // Each request comes from another address, as far as limits for one caller are concerned.
    TRUST_PROXY: 'yes',
  })
  const floor = fork(join(import.meta.dirname, '../floor/floor.ts'), [app.url])
  const measured = async (address: string, pid: number): Promise<MeasuredServer> => {
    return { address, pid, meter: await openMeter(pid, app.url) }
  }
  const end = async () => {
    floor.kill()
    product.child.kill('SIGTERM')
    await product.exit
  }
  try {
    const servers = {
      product: await measured(await product.ready, product.child.pid as number),
      floor: await measured(((await once(floor, 'message')) as [string])[0], floor.pid as number),
    }
    const close = async () => {
      for (const { meter } of Object.values(servers)) await meter.close()
      await end()
    }
    return { ...servers, close }
  } catch (error) {
    await end()
    throw error
  }
}

/** So many requests, one at a time, after those that go before: code that runs all day is compiled. */
export async function measure(
  { address, meter }: MeasuredServer,
  request: (turn: number) => ColdRequest,
  requests: number,
  before: number,
): Promise<Measured> {
  for (let turn = 0; turn < before; turn++) await send(address, request(turn), turn)
  await meter.findSessions()
  const costs: number[] = []
  let kb = 0
  const first = await meter.read()
  let last = first
  // What a server still does after its answer counts for the next one.
  for (let turn = before; turn < before + requests; turn++) {
    kb = await send(address, request(turn), turn)
    const after = await meter.read()
    costs.push(after.process + after.database - last.process - last.database)
    last = after
  }
  costs.sort((a, b) => a - b)
  const at = (share: number) => costs[Math.floor((costs.length - 1) * share)] as number
  const [process, database] = [last.process - first.process, last.database - first.database].map((ms) => ms / requests)
  const measured = { process: process as number, database: database as number }
  return rounded({ ...measured, both: measured.process + measured.database, p50: at(0.5), p99: at(0.99), kb })
}

/** Answers how many KB came back. */
async function send(address: string, { path, body }: ColdRequest, turn: number): Promise<number> {
  const response = await fetch(address + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      'accept-encoding': 'br',
      'x-forwarded-for': `10.1.${turn >> 8}.${turn & 255}`,
    },
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${text.slice(0, 200)}`)
  return Math.round(text.length / 1000)
}

function rounded<T extends object>(numbers: T): T {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Math.round(value * 100) / 100])) as T
}
