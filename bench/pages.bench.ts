import { readdir, readFile, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { sql } from '../server/src/platform/db/sql.ts'
import { startServerProcess } from '../server/test/server-process.ts'
import { openBenchApp } from './support/bench-app.ts'
import { loadListings } from './support/load-listings.ts'
import { type Measured, middleOf } from './support/measure.ts'
import { measuredPages } from './support/measured-pages.ts'
import { keepResults, type Line, report, say } from './support/report.ts'
import { openWebBuild } from './support/web-build.ts'

// Public pages as anybody gets them, out of the page cache, against a static file of about the same size: both from one
// server, which is a process of its own, over kept-alive connections on this machine, both compressed beforehand.
// The server is one busy thread, so the requests it answers a second are those it answers in a second of processor time;
// counted that way, what others do on the machine meanwhile does not speak for either.

const connections = 8
const requests = 2000
const pairs = 5
const assets = fileURLToPath(new URL('../web/build/client/assets/', import.meta.url))

export async function run(): Promise<void> {
  await openWebBuild()
  const app = await openBenchApp(2)
  const server = startServerProcess(join(app.folder, 'server'), {
    DATABASE_URL: app.url,
    MODE: 'development',
    ROLES: 'web',
    LOG_LEVEL: 'warn',
  })
  try {
    const listings = await loadListings(app.db)
    const { id } = await app.db.one<{ id: number }>(
      sql`select id from properties where state = 'verified' order by id limit 1`,
    )
    const address = await server.ready
    say(`\nPages from the cache over ${listings.toLocaleString('en-IN')} listings, ${connections} connections`)
    const lines: Line[] = []
    for (const page of measuredPages(id)) {
      const size = await sizeOf(address + page.path)
      const file = await fileOfSize(size)
      const measure = (url: string) => load(url, server.child.pid ?? 0)
      const compared = await takeTurns(measure, address + page.path, `${address}/assets/${file.name}`)
      const what = `${page.name}: ${kb(size)} against a file of ${kb(file.size)}`
      lines.push(report({ what, atLeast: 0.5, ...compared }))
    }
    await keepResults('pages', { listings, connections, lines })
  } finally {
    server.child.kill('SIGTERM')
    await server.exit
    await app.close()
  }
}

async function takeTurns(measure: (url: string) => Promise<Measured>, page: string, file: string) {
  await measure(page)
  await measure(file)
  const measured: { ratio: number; one: Measured; other: Measured }[] = []
  for (let i = 0; i < pairs; i++) {
    const one = await measure(page)
    const other = await measure(file)
    measured.push({ ratio: one.perSecond / other.perSecond, one, other })
  }
  return middleOf(measured, (comparison) => comparison.ratio)
}

async function load(url: string, pid: number): Promise<Measured> {
  const before = await processorSeconds(pid)
  const result = await autocannon({ url, connections, amount: requests, headers: { 'accept-encoding': 'br' } })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load: ${JSON.stringify(result)}`)
  const perSecond = requests / ((await processorSeconds(pid)) - before)
  return { perSecond, medianMs: result.latency.p50, p99Ms: result.latency.p99 }
}

/** What a process has used so far, as Linux counts it: in hundredths of a second. */
async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** What travels: fetch would unpack it. */
async function sizeOf(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const asked = request(url, { headers: { 'accept-encoding': 'br' } }, async (reply) => {
    if (reply.statusCode !== 200) return reject(new Error(`${url} answers ${reply.statusCode}`))
    resolve((await buffer(reply)).length)
  })
  asked.on('error', reject).end()
  return promise
}

/** The asset that is, compressed, nearest in size. */
async function fileOfSize(wanted: number): Promise<{ name: string; size: number }> {
  const names = (await readdir(assets)).filter((name) => name.endsWith('.br'))
  const files = await Promise.all(
    names.map(async (name) => ({ name: name.slice(0, -'.br'.length), size: (await stat(join(assets, name))).size })),
  )
  return files.reduce((a, b) => (Math.abs(b.size - wanted) < Math.abs(a.size - wanted) ? b : a))
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
