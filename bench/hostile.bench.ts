import { join } from 'node:path'
import { pages } from '../server/src/platform/http/pages.ts'
import { startServerProcess } from '../server/test/server-process.ts'
import { type BenchApp, openBenchApp } from './support/bench-app.ts'
import { databaseTime } from './support/database-time.ts'
import { type Cost, type Dear, findDearest } from './support/find-dearest.ts'
import { type HostileRequest, wireOf } from './support/hostile-requests.ts'
import { completeWorld } from './support/hostile-world.ts'
import { loadListings } from './support/load-listings.ts'
import { keepResults, say } from './support/report.ts'
import { besiege, type Siege } from './support/under-siege.ts'
import { openWebBuild } from './support/web-build.ts'

// The dearest requests that anybody may send, by the processor time that the database and the product give to them; and
// whether others are still answered while forty connections send nothing else.

const mostDatabaseMs = 100
const mostP99Ms = 500
const siege = { connections: 40, seconds: 30 }

export async function run(): Promise<void> {
  const { createPageRenderer } = await openWebBuild()
  const app = await openBenchApp(4)
  try {
    const listings = await loadListings(app.db)
    const world = await completeWorld(app, listings)
    const render = createPageRenderer({ api: app.client, mode: 'production', adsUrl: null, onError: () => undefined })
    // Nothing is kept: an attacker asks for another page each time.
    await pages(app.http, render, { publicUrl: () => 'https://example.in' })
    say(`\nThe costliest public requests over ${listings.toLocaleString('en-IN')} listings`)
    const dearest = await findDearest(world, (request) => costOf(app, request))
    const ten = dearest.slice(0, 10)
    for (const dear of ten) say(lineOf(dear))
    const over = dearest.slice(10).filter(({ databaseMs }) => databaseMs > mostDatabaseMs)
    for (const dear of over) say(lineOf(dear))
    say(`\nOrdinary requests while ${siege.connections} connections, each from its own address, send only these`)
    const besieged = await underSiege(
      app,
      ten.map((dear) => dear.request),
    )
    const { ordinary, answers } = besieged
    const verdict = ordinary.p99Ms <= mostP99Ms && ordinary.failed === 0 ? 'ok  ' : 'OVER'
    say(
      `  ${verdict} p99 ${ordinary.p99Ms} ms (at most ${mostP99Ms}), median ${ordinary.medianMs} ms, ${ordinary.failed} of ${ordinary.requests} failed; the costly ones: ${JSON.stringify(answers)}`,
    )
    if (!process.env.BENCH_ONLY) await keepResults('hostile', { listings, mostDatabaseMs, dearest: ten, besieged })
  } finally {
    await app.close()
  }
}

let caller = 0
/** Each time another caller: what is asked here is what a request costs, not who may send how many. */
const nextAddress = () => `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller++ & 255}`

async function costOf(app: BenchApp, request: HostileRequest): Promise<Cost> {
  let answer: Omit<Cost, 'databaseMs'> = { processMs: 0, status: 0 }
  const databaseMs = await databaseTime(app.db.pool, async () => {
    const before = process.cpuUsage()
    const reply = await app.http.inject({ ...wireOf(request), remoteAddress: nextAddress() })
    const { user, system } = process.cpuUsage(before)
    const next = /"nextAfter":"([^"]+)"/.exec(reply.body)?.[1]
    answer = { processMs: (user + system) / 1000, status: reply.statusCode, ...(next && { next }) }
  })
  return { databaseMs, ...answer }
}

async function underSiege(app: BenchApp, dear: readonly HostileRequest[]): Promise<Siege> {
  const server = startServerProcess(join(app.folder, 'server'), {
    DATABASE_URL: app.url,
    MODE: 'development',
    ROLES: 'web',
    LOG_LEVEL: 'error',
  })
  try {
    const address = (await server.ready).replace('localhost', '127.0.0.1')
    return await besiege(address, dear, siege)
  } finally {
    server.child.kill('SIGTERM')
    await server.exit
  }
}

function lineOf({ request, databaseMs, processMs, status }: Dear): string {
  const verdict = databaseMs <= mostDatabaseMs ? 'ok  ' : 'OVER'
  const { url, payload } = wireOf(request)
  const asked = `${url}${payload ? ` ${JSON.stringify(payload)}` : ''}`
  const shown = asked.length > 160 ? `${asked.slice(0, 157)}...` : asked
  const costs = `${databaseMs.toFixed(1).padStart(7)} ms (at most ${mostDatabaseMs})`
  return `  ${verdict} ${costs}  process ${processMs.toFixed(1)} ms, ${status}  ${shown}`
}
