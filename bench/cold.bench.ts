import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '../server/src/platform/db/sql.ts'
import { startServerProcess } from '../server/test/server-process.ts'
import { openBenchApp } from './support/bench-app.ts'
import { type ColdCase, type ColdRequest, coldCases, readThere } from './support/cold-requests.ts'
import { loadListings } from './support/load-listings.ts'
import { type Cost, type Meter, openMeter, residentMb } from './support/processor.ts'
import { keepResults, say } from './support/report.ts'
import { openWebBuild } from './support/web-build.ts'

// What a request costs that nobody asked for a minute ago, in processor time of the product and of its database, and
// how many times what a bare server needs to answer one row by its key (bench/floor). One request at a time, each
// another one; the goals are those of issue 17, as multiples of that single read.

/** Only the lines whose name holds this; for tuning. */
const only = process.env.BENCH_ONLY ?? ''
const requests = Number(process.env.BENCH_REQUESTS ?? 200)
/** Code that runs all day is compiled: so many requests go before, of a page fewer. */
const warming = { read: 1_500, call: 200, page: 60 }

interface Measured extends Cost {
  both: number
  p50: number
  p99: number
  /** Of the last answer, before compression. */
  kb: number
}

interface Line {
  what: string
  product?: Measured
  floor?: Measured
  times?: number
  goal?: number
  goalKb?: number
  isMet?: boolean
}

export async function run(): Promise<void> {
  await openWebBuild()
  const app = await openBenchApp(2)
  const listings = await loadListings(app.db)
  const rows = await app.db.many<{ id: number }>(
    sql`select id from properties where state = 'verified' order by hashint8(id) limit ${requests + warming.read}`,
  )
  const { id: city } = await app.db.one<{ id: number }>(sql`select id from cities where name = 'Pune'`)
  const product = startServerProcess(join(app.folder, 'server'), {
    DATABASE_URL: app.url,
    MODE: 'development',
    ROLES: 'web',
    LOG_LEVEL: 'warn',
    // Each request comes from another address, as far as limits for one caller are concerned.
    TRUST_PROXY: 'yes',
  })
  const floor = fork(join(import.meta.dirname, 'floor/floor.ts'), [app.url])
  try {
    const addresses = { product: await product.ready, floor: ((await once(floor, 'message')) as [string])[0] }
    const meters = {
      product: await openMeter(product.child.pid as number, app.url),
      floor: await openMeter(floor.pid as number, app.url),
    }
    say(`\nUncached requests over ${listings.toLocaleString('en-IN')} listings, in ms of processor`)
    const cases = coldCases(
      rows.map(({ id }) => id),
      city,
    ).filter(({ what, product }) => what.includes(only) || !product)
    const lines: Line[] = []
    for (const each of cases) {
      const line: Line = { what: each.what }
      if (each.floor)
        line.floor = await measure(
          addresses.floor,
          meters.floor,
          each.floor,
          warming[lines.length === 0 ? 'read' : 'call'],
        )
      if (each.product)
        line.product = await measure(
          addresses.product,
          meters.product,
          each.product,
          warming[each.goalKb ? 'page' : 'call'],
        )
      lines.push(reportLine(line, each, lines[0]?.floor ?? (line.floor as Measured)))
    }
    const memoryMb = {
      product: await residentMb(product.child.pid as number),
      floor: await residentMb(floor.pid as number),
    }
    say(`  memory: the product ${memoryMb.product} MB, the floor ${memoryMb.floor} MB`)
    if (only === '') await keep(listings, { memoryMb, lines })
    for (const meter of Object.values(meters)) await meter.close()
  } finally {
    floor.kill()
    product.child.kill('SIGTERM')
    await product.exit
    await app.close()
  }
}

async function measure(
  address: string,
  meter: Meter,
  request: (turn: number) => ColdRequest,
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

function reportLine(line: Line, { goalMs, goalKb }: ColdCase, read: Measured): Line {
  const { what, product, floor } = line
  const whole = product ?? (floor as Measured)
  const times = Math.round((whole.both / read.both) * 10) / 10
  const goal = goalMs === undefined ? undefined : Math.round((goalMs / readThere) * 10) / 10
  const isSmall = goalKb === undefined || whole.kb <= goalKb
  const isMet = goal === undefined && goalKb === undefined ? undefined : times <= (goal ?? times) && isSmall
  const parts = [
    isMet === undefined ? '    ' : isMet ? 'ok  ' : 'OVER',
    what.padEnd(40),
    `${whole.process.toFixed(2)} + ${whole.database.toFixed(2)} = ${whole.both.toFixed(2)} ms`.padEnd(26),
    `p50 ${whole.p50.toFixed(1)}, p99 ${whole.p99.toFixed(1)}`.padEnd(22),
    `${times} ×${goal === undefined ? '' : ` (at most ${goal} ×)`}`.padEnd(24),
    goalKb === undefined ? '' : `${whole.kb} KB (at most ${goalKb})`,
    product && floor ? `floor ${floor.process.toFixed(2)} + ${floor.database.toFixed(2)}` : '',
  ]
  say(`  ${parts.join(' ').trimEnd()}`)
  return { ...line, times, ...(goal && { goal }), ...(goalKb && { goalKb }), ...(isMet !== undefined && { isMet }) }
}

/** One entry for each number of listings: how the costs grow is what they say together. */
async function keep(listings: number, entry: Record<string, unknown>): Promise<void> {
  const kept = await readFile(join(import.meta.dirname, 'results/cold.json'), 'utf8').catch(() => '{}')
  const { sizes = {} } = JSON.parse(kept) as { sizes?: Record<string, unknown> }
  await keepResults('cold', { requests, sizes: { ...sizes, [listings]: { date: new Date().toISOString(), ...entry } } })
}

function rounded<T extends object>(numbers: T): T {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Math.round(value * 100) / 100])) as T
}
