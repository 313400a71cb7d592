import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '../server/src/platform/db/sql.ts'
import { openBenchApp } from './support/bench-app.ts'
import { type ColdCase, coldCases, readThere } from './support/cold-requests.ts'
import { loadListings } from './support/load-listings.ts'
import { residentMb } from './support/processor.ts'
import { keepResults, say } from './support/report.ts'
import { type Measured, measure, openTwoServers } from './support/two-servers.ts'
import { openWebBuild } from './support/web-build.ts'

// What a request costs that nobody asked for a minute ago, in processor time of the product and of its database, and
// how many times what a bare server needs to answer one row by its key (bench/floor). One request at a time, each
// another one; the goals are multiples of that single read.

/** Only the lines whose name holds this; for tuning. */
const only = process.env.BENCH_ONLY ?? ''
const requests = Number(process.env.BENCH_REQUESTS ?? 200)
/** Code that runs all day is compiled: so many requests go before, of a page fewer. */
const warming = { read: 1_500, call: 400, page: 150 }

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
  const servers = await openTwoServers(app)
  try {
    say(`\nUncached requests over ${listings.toLocaleString('en-IN')} listings, in ms of processor`)
    const cases = coldCases(
      rows.map(({ id }) => id),
      city,
    ).filter(({ what, product }) => what.includes(only) || !product)
    const lines: Line[] = []
    for (const each of cases) {
      const line: Line = { what: each.what }
      if (each.floor)
        line.floor = await measure(servers.floor, each.floor, requests, warming[lines.length === 0 ? 'read' : 'call'])
      if (each.product)
        line.product = await measure(servers.product, each.product, requests, warming[each.goalKb ? 'page' : 'call'])
      lines.push(reportLine(line, each, lines[0]?.floor ?? (line.floor as Measured)))
    }
    const memoryMb = { product: await residentMb(servers.product.pid), floor: await residentMb(servers.floor.pid) }
    say(`  memory: the product ${memoryMb.product} MB, the floor ${memoryMb.floor} MB`)
    if (only === '') await keep(listings, { memoryMb, lines })
  } finally {
    await servers.close()
    await app.close()
  }
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
async function keep(listings: number, entry: { lines: readonly Line[]; memoryMb: object }): Promise<void> {
  const kept = await readFile(join(import.meta.dirname, 'results/cold.json'), 'utf8').catch(() => '{}')
  const { sizes = {} } = JSON.parse(kept) as { sizes?: Sizes }
  const all: Sizes = { ...sizes, [listings]: { date: new Date().toISOString(), ...entry } }
  await keepResults('cold', { requests, sizes: all })
  sayGrowth(all)
}

/** By the number of listings. */
type Sizes = Record<string, { date: string; lines: readonly Line[] }>

function sayGrowth(sizes: Sizes): void {
  const counts = Object.keys(sizes)
    .map(Number)
    .sort((a, b) => a - b)
  if (counts.length < 2) return
  const row = (what: string, cells: readonly string[]) =>
    say(`  ${what.padEnd(40)} ${cells.map((cell) => cell.padStart(18)).join('')}`)
  say('\nHow the costs grow with the listings, in ms of processor and as multiples of the read of one row')
  row(
    '',
    counts.map((count) => count.toLocaleString('en-IN')),
  )
  for (const { what } of sizes[counts.at(-1) as number]?.lines ?? []) {
    const lines = counts.map((count) => sizes[count]?.lines.find((line) => line.what === what))
    row(
      what,
      lines.map((line) => {
        const whole = line?.product ?? line?.floor
        return whole ? `${whole.both.toFixed(2)} (${line?.times} ×)` : '-'
      }),
    )
  }
}
