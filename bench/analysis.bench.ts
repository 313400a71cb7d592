import { packAnew } from '../server/src/modules/analysis/index.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { type BenchApp, openBenchApp } from './support/bench-app.ts'
import { databaseTime } from './support/database-time.ts'
import { loadListings } from './support/load-listings.ts'
import { middleOf } from './support/measure.ts'
import { keepResults, say } from './support/report.ts'

// What each call of the market analysis costs at 500,000 listings: milliseconds of processor, ours and the database's,
// for one answer by HTTP. No two requests ask the same, so that nothing is answered from memory of an earlier one.

const mostMs = 5
const rounds = 40
const samples = 7

interface Cost {
  call: string
  nodeMs: number
  databaseMs: number
  totalMs: number
}

export async function run(): Promise<void> {
  const app = await openBenchApp(4)
  try {
    const listings = await loadListings(app.db)
    say(`\nMarket analysis, ${listings} listings, at most ${mostMs} ms of processor a call`)
    const packing = performance.now()
    await packAnew({ db: app.db, now: new Date() })
    const packedMs = Math.round(performance.now() - packing)
    const { places, bytes } = await app.db.one<{ places: number; bytes: number }>(sql`
      select count(*)::int as places, sum(length(body))::int as bytes from analysis_blocks`)
    say(`       packed ${places} blocks, ${Math.round(bytes / 2 ** 20)} MB, in ${packedMs} ms`)
    const ids = await app.db.many<{ id: number }>(sql`
      select id from properties where state = 'verified' and listed_in = 'sell' order by id limit 2000`)
    const idOf = (turn: number) => ids[turn % ids.length]?.id
    const price = (turn: number) => `min_price=${10_000 + turn}`
    const costs: Cost[] = []
    for (const [call, address] of [
      ['Range', (turn: number) => `Range?${price(turn)}`],
      ['{filterName}: city', (turn: number) => `city?${price(turn)}`],
      ['{filterName}: bedrooms', (turn: number) => `bedrooms?city=Pune&${price(turn)}`],
      ['{filterName}: min_price', (turn: number) => `min_price?max_price=${90_000_000 + turn}`],
      ['Details/{id}', (turn: number) => `Details/${idOf(turn)}`],
      ['CategoryCount', (turn: number) => `CategoryCount?${price(turn)}`],
      ['get_all_data: Pune, Flats', (turn: number) => `get_all_data?district=Pune&property_type=Flats&${price(turn)}`],
      ['get_all_data: Pune, every kind', (turn: number) => `get_all_data?district=Pune&${price(turn)}`],
      ['get_all_data: India', (turn: number) => `get_all_data?${price(turn)}`],
      ['get_unique_data', () => 'get_unique_data'],
      ['get_matching_data', (turn: number) => `get_matching_data?_id=${idOf(turn)}`],
    ] as const) {
      const cost = { call, ...(await costOf(app, address)) }
      costs.push(cost)
      const mark = cost.totalMs <= mostMs ? 'ok  ' : 'OVER'
      say(
        `  ${mark} ${call}: ${cost.totalMs.toFixed(2)} ms (ours ${cost.nodeMs.toFixed(2)}, database ${cost.databaseMs.toFixed(2)})`,
      )
    }
    await keepResults('analysis', { listings, mostMs, packedMs, bytes, costs })
  } finally {
    await app.close()
  }
}

let turns = 0

async function costOf({ http, db }: BenchApp, address: (turn: number) => string): Promise<Omit<Cost, 'call'>> {
  const ask = async () => {
    const reply = await http.inject(`/pythonBiApi/${address(turns++)}`)
    if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body.slice(0, 200)}`)
  }
  for (let i = 0; i < rounds; i++) await ask()
  const measured: Omit<Cost, 'call'>[] = []
  for (let sample = 0; sample < samples; sample++) {
    let nodeMs = 0
    const databaseMs = await databaseTime(db.pool, async () => {
      const before = process.cpuUsage()
      for (let i = 0; i < rounds; i++) await ask()
      const { user, system } = process.cpuUsage(before)
      nodeMs = (user + system) / 1000
    })
    const [ours, theirs] = [nodeMs / rounds, databaseMs / rounds]
    measured.push({ nodeMs: ours, databaseMs: theirs, totalMs: ours + theirs })
  }
  return middleOf(measured, ({ totalMs }) => totalMs)
}
