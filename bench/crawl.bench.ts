import { Agent, request } from 'node:http'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { randomFrom } from '../demo-world/src/random.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { startServerProcess } from '../server/test/server-process.ts'
import { openBenchApp } from './support/bench-app.ts'
import { anyListPage } from './support/cold-requests.ts'
import { loadListings } from './support/load-listings.ts'
import { databaseMb, openMeter, processMb } from './support/processor.ts'
import { keepResults, say } from './support/report.ts'
import { openWebBuild } from './support/web-build.ts'

// A crawler walks through property pages and searches, each address once, while people ask for the home page: what both
// get, what becomes of the page cache, and how much memory it takes. Each request of the crawler comes from another
// address, or it would soon be told to wait.

// Fewer shows that it runs: BENCH_CRAWL_PAGES=700.
const pages = Number(process.env.BENCH_CRAWL_PAGES ?? 7_000)
const shareOfProperties = 5 / 7
const connections = 8
const homesPerSecond = 50
/** Code that runs all day is compiled. */
const warming = 400
const goals = { errors: 0, pagesPerSecond: 120, homeP99Ms: 50, productMb: 450 }

export async function run(): Promise<void> {
  await openWebBuild()
  const app = await openBenchApp(2)
  const server = startServerProcess(join(app.folder, 'server'), {
    DATABASE_URL: app.url,
    MODE: 'development',
    ROLES: 'web',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'yes',
  })
  try {
    const listings = await loadListings(app.db)
    const properties = Math.round(pages * shareOfProperties)
    const ids = await app.db.many<{ id: number }>(
      sql`select id from properties where state = 'verified' order by hashint8(id) limit ${properties + warming}`,
    )
    const paths = ids.map(({ id }) => `/property/ViewPropertyDetails/${id}`)
    const searches = new Set<string>()
    while (searches.size < pages - properties) searches.add(anyListPage().path)
    const address = (await server.ready).replace('localhost', '127.0.0.1')
    say(
      `\nA crawler over ${listings.toLocaleString('en-IN')} listings: ${properties} property pages and ${searches.size} searches at ${connections} connections, beside ${homesPerSecond} home pages a second`,
    )
    await crawl(address, ['/', ...paths.splice(properties)])
    const pid = server.child.pid as number
    const meter = await openMeter(pid, app.url)
    await meter.findSessions()
    const [cacheBefore, costBefore, busyBefore] = [await askedPages(address), await meter.read(), busyMs()]
    const begunAt = performance.now()
    const homes = askForHome(address)
    const crawled = await crawl(address, randomFrom('crawl').shuffle([...paths, ...searches]))
    const ms = performance.now() - begunAt
    const home = await homes.end()
    const [costAfter, busy] = [await meter.read(), busyMs() - busyBefore]
    const perPage = (used: number) => Math.round((used / pages) * 100) / 100
    const product = perPage(costAfter.process - costBefore.process)
    const database = perPage(costAfter.database - costBefore.database)
    const results = {
      pages: { properties, searches: searches.size, perSecond: Math.round((pages / ms) * 10_000) / 10, ...crawled },
      home,
      // With its share of the home pages.
      processorMsPerPage: {
        product,
        database,
        /** What the machine did for others too: 1 when no processor had anything left to give. */
        wholeMachine: Math.round((busy / ms / cpus().length) * 100) / 100,
        /** A second, of two processors that did nothing else; whoever crawls has one of his own. */
        pagesOfTwoProcessors: Math.round(Math.min(2_000 / (product + database), 1_000 / product)),
      },
      pageCache: gainedOf(cacheBefore, await askedPages(address)),
      memoryMb: { product: await processMb(pid), database: await databaseMb(app.url) },
    }
    await meter.close()
    const isMet = report(results)
    if (pages === 7_000) await keepResults('crawl', { listings, connections, homesPerSecond, goals, ...results })
    if (!isMet) process.exitCode = 1
  } finally {
    server.child.kill('SIGTERM')
    await server.exit
    await app.close()
  }
}

interface Results {
  pages: Figures & { perSecond: number }
  home: Figures & { asked: number }
  processorMsPerPage: { product: number; database: number; wholeMachine: number; pagesOfTwoProcessors: number }
  pageCache: Record<'fresh' | 'stale' | 'missing', number> & { hitRate: number }
  memoryMb: { product: { resident: number; highest: number }; database: number }
}

/** Answers whether each goal is met. */
function report({ pages, home, processorMsPerPage, pageCache, memoryMb }: Results): boolean {
  const { product, database, wholeMachine, pagesOfTwoProcessors } = processorMsPerPage
  const errors = pages.errors + home.errors
  const lines: [isMet: boolean, text: string][] = [
    [
      errors <= goals.errors,
      `${errors} errors (at most ${goals.errors}) ${pages.failedWith} ${home.failedWith}`.trimEnd(),
    ],
    [
      pages.perSecond >= goals.pagesPerSecond,
      `${pages.perSecond} pages a second (at least ${goals.pagesPerSecond}), p50 ${pages.p50Ms} ms, p99 ${pages.p99Ms} ms; ${product} + ${database} ms of processor each, or ${pagesOfTwoProcessors} a second of two processors; the machine ${Math.round(wholeMachine * 100)} % busy`,
    ],
    [
      home.p99Ms < goals.homeP99Ms,
      `home p50 ${home.p50Ms} ms, p99 ${home.p99Ms} ms (under ${goals.homeP99Ms}), slowest ${home.slowestMs} ms`,
    ],
    [
      memoryMb.product.highest <= goals.productMb,
      `memory: the product ${memoryMb.product.resident} MB, ${memoryMb.product.highest} at its highest (at most ${goals.productMb}); its database ${memoryMb.database} MB`,
    ],
  ]
  for (const [isMet, text] of lines) say(`  ${isMet ? 'ok  ' : 'OVER'} ${text}`)
  const { fresh, stale, missing, hitRate } = pageCache
  say(`       page cache: ${fresh} fresh, ${stale} stale, ${missing} missing: ${Math.round(hitRate * 100)} % at hand`)
  return lines.every(([isMet]) => isMet)
}

/** So many connections take the next address each, until all were asked for. */
async function crawl(address: string, paths: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const answers: Answer[] = []
  let next = 0
  const walk = async () => {
    while (next < paths.length) {
      const turn = next++
      answers.push(await ask(address + paths[turn], agent, `10.2.${turn >> 8}.${turn & 255}`))
    }
  }
  await Promise.all(Array.from({ length: connections }, walk))
  agent.destroy()
  return figuresOf(answers)
}

/** As many a second as people ask for, however long each takes: its time counts from when it was due. */
function askForHome(address: string) {
  const agent = new Agent({ keepAlive: true })
  const begunAt = performance.now()
  const asked: Promise<Answer>[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const dueAt = begunAt + (asked.length * 1000) / homesPerSecond
      await pause(Math.max(0, dueAt - performance.now()))
      asked.push(ask(`${address}/`, agent, '10.3.0.1', dueAt))
    }
  })()
  return {
    end: async () => {
      isOver = true
      await asking
      const answers = await Promise.all(asked)
      agent.destroy()
      return { asked: answers.length, ...figuresOf(answers) }
    },
  }
}

interface Answer {
  ms: number
  /** 0 where none came. */
  status: number
}

async function ask(url: string, agent: Agent, from: string, since = performance.now()): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': from }
  const asked = request(url, { agent, headers }, (reply) => {
    buffer(reply).then(
      () => resolve(reply.statusCode ?? 0),
      () => resolve(0),
    )
  })
  asked.on('error', () => resolve(0)).end()
  return { status: await promise, ms: performance.now() - since }
}

interface Figures {
  errors: number
  /** Which statuses, if any. */
  failedWith: string
  p50Ms: number
  p99Ms: number
  slowestMs: number
}

function figuresOf(answers: readonly Answer[]): Figures {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => Math.round((times[Math.floor((times.length - 1) * share)] ?? 0) * 10) / 10
  const failed = answers.map(({ status }) => status).filter((status) => status !== 200)
  return {
    errors: failed.length,
    failedWith: [...new Set(failed)].join(', '),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    slowestMs: at(1),
  }
}

interface AskedPages {
  fresh: number
  stale: number
  missing: number
}

/** What the page cache says of itself. */
async function askedPages(address: string): Promise<AskedPages> {
  const metrics = await (await fetch(`${address}/metrics`)).text()
  const of = (outcome: string) =>
    Number(metrics.match(new RegExp(`^page_cache_requests_total\\{outcome="${outcome}"\\} (\\d+)`, 'm'))?.[1] ?? 0)
  return { fresh: of('fresh'), stale: of('stale'), missing: of('missing') }
}

function gainedOf(before: AskedPages, after: AskedPages) {
  const [fresh, stale, missing] = [
    after.fresh - before.fresh,
    after.stale - before.stale,
    after.missing - before.missing,
  ]
  return { fresh, stale, missing, hitRate: Math.round(((fresh + stale) / (fresh + stale + missing)) * 1000) / 1000 }
}

/** What all processors have done so far, for whomever. */
function busyMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
}
