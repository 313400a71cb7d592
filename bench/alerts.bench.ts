import { approve } from '../server/src/modules/listings/index.ts'
import { findCandidates, findFitting, tellSearchers } from '../server/src/modules/saved-searches/index.ts'
import { findMatched, type ListingQuery, whichShow } from '../server/src/modules/search/index.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { migrateJobs } from '../server/src/platform/jobs/worker.ts'
import { loadManyListings } from '../server/test/many-listings.ts'
import { type BenchApp, openBenchApp } from './support/bench-app.ts'
import { databaseTime } from './support/database-time.ts'
import { loadSearches } from './support/load-searches.ts'
import { keepResults, say } from './support/report.ts'

// What it costs to find out, for one listing, whom of 100,000 saved searches it fits, and to tell them; and how long it
// takes from the approval until they have the notice and the mail. The costs are processor time: the same on a busy machine.

// Smaller ones show in a minute that it runs: BENCH_LISTINGS=2000 BENCH_SEARCHES=2000 BENCH_ROUNDS=3.
const listings = Number(process.env.BENCH_LISTINGS ?? 20_000)
const searches = Number(process.env.BENCH_SEARCHES ?? 100_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 40)
const approvals = Math.ceil(rounds / 3)
const fullSize = !['BENCH_LISTINGS', 'BENCH_SEARCHES', 'BENCH_ROUNDS'].some((name) => process.env[name])
const connections = 12

interface Cost {
  databaseMs: number
  processorMs: number
  wallMs: number
}

export async function run(): Promise<void> {
  const app = await openBenchApp(connections)
  try {
    say(`\nAlerts, ${searches} saved searches`)
    await loadManyListings(app.db, listings, () => undefined)
    await loadSearches(app.db, searches)
    await migrateJobs(app.db.pool, app.jobContext().log)
    const ids = await someFlats(app)
    const matching = await measureMatching(app, ids.slice(0, rounds))
    const one = await measureOneByOne(app, ids[0] as number)
    const telling = await measureTelling(app, ids.slice(rounds, 2 * rounds))
    const live = await measureLive(app, ids.slice(2 * rounds, 2 * rounds + approvals))
    if (fullSize) await keepResults('alerts', { listings, searches, matching, oneByOne: one, telling, live })
  } finally {
    await app.close()
  }
}

/** Flats for sale in Pune, which most searches are about. */
async function someFlats({ db }: BenchApp): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select p.id from properties p join cities c on c.id = p.city_id and c.name = 'Pune'
    where p.state = 'verified' and p.listed_in = 'sell' and p.subcategory = 'Flats' and p.locality_id is not null
    order by md5(p.id::text) limit ${2 * rounds + approvals}`)
  return rows.map(({ id }) => id)
}

async function costOf({ db }: BenchApp, work: () => Promise<unknown>): Promise<Cost> {
  const before = process.cpuUsage()
  let wallMs = 0
  const databaseMs = await databaseTime(db.pool, async () => {
    const started = performance.now()
    await work()
    wallMs = performance.now() - started
  })
  const { user, system } = process.cpuUsage(before)
  return { databaseMs, processorMs: (user + system) / 1000, wallMs }
}

async function measureMatching(app: BenchApp, ids: readonly number[]) {
  const costs: (Cost & { asked: number; fitting: number })[] = []
  // Once before: code that runs all day is compiled, and its statements are planned.
  for (const [i, id] of [...ids.slice(0, 10), ...ids].entries()) {
    let [asked, fitting] = [0, 0]
    const cost = await costOf(app, async () => {
      const listing = await findMatched(app.db, id)
      if (!listing) throw new Error('It is not live.')
      const candidates = await findCandidates(app.db, listing)
      asked = candidates.length
      for (let from = 0; from < asked; from += 200) {
        fitting += (await findFitting(app.jobContext(), id, candidates.slice(from, from + 200))).length
      }
    })
    if (i >= 10) costs.push({ ...cost, asked, fitting })
  }
  const all = {
    databaseMs: middle(costs.map(({ databaseMs }) => databaseMs)),
    processorMs: middle(costs.map(({ processorMs }) => processorMs)),
    wallMs: middle(costs.map(({ wallMs }) => wallMs)),
    dearestDatabaseMs: rounded(Math.max(...costs.map(({ databaseMs }) => databaseMs))),
    asked: middle(costs.map(({ asked }) => asked)),
    fitting: middle(costs.map(({ fitting }) => fitting)),
  }
  say(
    `  one listing is matched for ${all.databaseMs} ms of database and ${all.processorMs} ms of processor (median of ${ids.length}; the dearest ${all.dearestDatabaseMs} ms of database): ${all.asked} searches are asked, ${all.fitting} fit`,
  )
  return all
}

/** What it would cost without the keys: a part of all searches, asked by the same conditions. */
async function measureOneByOne(app: BenchApp, id: number) {
  const part = Math.min(searches, 2000)
  const rows = await app.db.many<{ reading: ListingQuery }>(
    sql`select reading from saved_searches order by md5(id::text) limit ${part}`,
  )
  const cost = await costOf(app, () =>
    whichShow(
      app.db,
      id,
      rows.map(({ reading }) => reading),
    ),
  )
  const databaseMs = Math.round((cost.databaseMs * searches) / part)
  say(`  asked one by one, all of them would take about ${databaseMs} ms of database`)
  return { databaseMs }
}

async function measureTelling(app: BenchApp, ids: readonly number[]) {
  const costs: (Cost & { told: number })[] = []
  const countNews = sql`select count(*)::int as n from notifications where kind = 'searches'`
  for (const propertyId of ids) {
    const { n: before } = await app.db.one<{ n: number }>(countNews)
    const cost = await costOf(app, () => tellSearchers(app.jobContext(), { propertyId }))
    costs.push({ ...cost, told: (await app.db.one<{ n: number }>(countNews)).n - before })
  }
  const told = costs.reduce((sum, cost) => sum + cost.told, 0)
  const all = {
    databaseMs: middle(costs.map(({ databaseMs }) => databaseMs)),
    processorMs: middle(costs.map(({ processorMs }) => processorMs)),
    toldAtOnce: middle(costs.map((cost) => cost.told)),
    databaseMsPerPerson: rounded(costs.reduce((sum, { databaseMs }) => sum + databaseMs, 0) / Math.max(1, told)),
  }
  say(
    `  matched and told: ${all.databaseMs} ms of database and ${all.processorMs} ms of processor, ${all.toldAtOnce} people at once`,
  )
  return all
}

async function measureLive(app: BenchApp, ids: readonly number[]) {
  const { id: adminId } = await app.db.one<{ id: number }>(sql`
    insert into users (role, firstname, lastname, email, mobile, password_hash, city, created_at)
    values ('admin', 'Leela', 'Rao', 'office@example.in', '6000000001', '-', 'Pune', now()) returning id`)
  const worker = await app.startWorker()
  const times: Arrived[] = []
  const mails: Arrived[] = []
  try {
    for (const id of ids) {
      const { changedAt } = await app.db.one<{ changedAt: Date }>(sql`
        update properties set state = 'submitted' where id = ${id} returning updated_at as changed_at`)
      const heard: number[] = []
      const stop = app.events.subscribe(({ name }) => {
        if (name === 'notification.created') heard.push(performance.now())
      })
      await approve(app.jobContext(), { id, adminId, changedAt })
      const [approved, approvedAt] = [performance.now(), Date.now()]
      const sent = () => mailsSince(app, approvedAt)
      await untilQuiet(async () => heard.length + (await sent()).length)
      stop()
      // The first is the owner's own.
      addTo(
        times,
        heard.filter((at) => at > approved).map((at) => at - approved),
      )
      addTo(mails, await sent())
    }
  } finally {
    await worker.stop()
  }
  return { ...arrivals('notice', times), mail: arrivals('mail', mails) }
}

/** How long after an approval the first and the last came, and how many. */
interface Arrived {
  first: number
  last: number
  told: number
}

function addTo(all: Arrived[], times: readonly number[]): void {
  if (times.length > 0) all.push({ first: Math.min(...times), last: Math.max(...times), told: times.length })
}

function arrivals(what: 'notice' | 'mail', times: readonly Arrived[]) {
  const all = {
    firstMs: middle(times.map(({ first }) => first)),
    lastMs: middle(times.map(({ last }) => last)),
    slowestMs: rounded(Math.max(0, ...times.map(({ last }) => last))),
    told: middle(times.map(({ told }) => told)),
  }
  say(
    `  from the approval to the first ${what} ${all.firstMs} ms, to the last of ${all.told} ${all.lastMs} ms (the slowest ${all.slowestMs} ms)`,
  )
  return all
}

/** After so many milliseconds the mails of saved searches were handed over. */
async function mailsSince({ db }: BenchApp, since: number): Promise<number[]> {
  const rows = await db.many<{ ms: number }>(sql`
    select extract(epoch from created_at)::float8 * 1000 - ${since}::float8 as ms from outbox_messages
    where channel = 'mail' and subject like '%“A search”%' and created_at >= to_timestamp(${since}::float8 / 1000)`)
  return rows.map(({ ms }) => ms)
}

/** Nothing was heard for a while, and at the latest after some seconds. */
async function untilQuiet(count: () => Promise<number>): Promise<void> {
  const began = performance.now()
  let [known, since] = [0, began]
  while (performance.now() - began < 30_000) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const now = await count()
    if (now !== known) [known, since] = [now, performance.now()]
    else if (known > 1 && performance.now() - since > 1500) return
  }
}

const rounded = (value: number) => Math.round(value * 10) / 10
const middle = (values: readonly number[]) => rounded(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0)
