import { packAnew } from '../server/src/modules/analysis/index.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { type BenchApp, openBenchApp } from './support/bench-app.ts'
import { readThere } from './support/cold-requests.ts'
import { loadListings } from './support/load-listings.ts'
import { keepResults, say } from './support/report.ts'
import { type Measured, measure, openTwoServers } from './support/two-servers.ts'

// What each call of the market analysis costs at 500,000 listings, with tens of thousands of closed deals and monthly
// medians: milliseconds of processor, ours and the database's, for one answer by HTTP, and how many times what a bare
// server needs for one row (bench/floor). No two requests ask the same, so that nothing is answered from memory of an
// earlier one.

const mostMs = 5
const requests = Number(process.env.BENCH_REQUESTS ?? 300)

export async function run(): Promise<void> {
  const app = await openBenchApp(4)
  try {
    const listings = await loadListings(app.db)
    const { deals, months } = await loadHistory(app.db)
    say(
      `\nMarket analysis, ${listings} listings, ${deals} deals, ${months} medians, at most ${mostMs} ms of processor a call where the floor reads a row in ${readThere} ms`,
    )
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
    const halfOf = (turn: number) => `min_price=${80_00_000 + turn}`
    const rooms = (turn: number) => `bedrooms=${1 + (turn % 4)}&bathrooms=${1 + (turn % 3)}&floorsNo=4`
    const servers = await openTwoServers(app)
    const read = await measure(servers.floor, (turn) => ({ path: `/property/${idOf(turn)}` }), requests, 1_500)
    const most = mostMs / readThere
    say(`       the floor reads one row in ${read.both} ms; at most ${most.toFixed(1)} times as much`)
    const costs: (Measured & { call: string; times: number })[] = []
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
      ['get_all_data: India, the dearer half', (turn: number) => `get_all_data?${halfOf(turn)}`],
      ['get_all_data: India, by rooms and price', (turn: number) => `get_all_data?${rooms(turn)}&${halfOf(turn)}`],
      ['get_unique_data', () => 'get_unique_data'],
      ['get_matching_data', (turn: number) => `get_matching_data?_id=${idOf(turn)}`],
    ] as const) {
      const cost = await measure(servers.product, (turn) => ({ path: `/pythonBiApi/${address(turn)}` }), requests, 200)
      const times = Math.round((cost.both / read.both) * 10) / 10
      costs.push({ call, ...cost, times })
      const mark = times <= most ? 'ok  ' : 'OVER'
      say(`  ${mark} ${call}: ${cost.both} ms (ours ${cost.process}, database ${cost.database}), ${times} ×`)
    }
    await servers.close()
    await keepResults('analysis', { listings, deals, months, mostMs, packedMs, bytes, read: read.both, costs })
  } finally {
    await app.close()
  }
}

/** Every listing that is gone was sold or let here, and of every place and kind two years of medians are known. */
async function loadHistory(db: BenchApp['db']): Promise<{ deals: number; months: number }> {
  await db.run(sql`
    insert into bookings (property_id, kind, state, buyer_id, seller_id, price_paise, booking_paise, channel, refund_table,
      terms, created_at, changed_at, ended_at)
    select p.id, case p.listed_in when 'sell' then 'sale' else 'rental' end, 'completed', 1 + p.owner_id % 1000, p.owner_id,
      p.price_paise * (85 + p.id % 17) / 100, 1000000, 'direct', case p.listed_in when 'sell' then 'resale' else 'rental' end,
      '{}', now() - interval '60 days', now(), now() - make_interval(days => (p.id % 50)::int)
    from properties p
    where p.state = 'sold' and p.owner_id <> 1 + p.owner_id % 1000
      and not exists (select from bookings b where b.property_id = p.id)`)
  await db.run(sql`
    insert into usual_prices (city_id, locality_id, listed_in, subcategory, month, price_per_sqft_paise, listings)
    select place.city_id, place.locality_id, deal.*, kind.*, (date_trunc('month', now()) - make_interval(months => back))::date,
      900000 + 5000 * (24 - back), 40
    from (select city_id, id as locality_id from localities union all select id, null from cities) place,
      unnest(enum_range(null::listed_in)) deal, unnest(enum_range(null::subcategory)) kind, generate_series(1, 24) back
    on conflict do nothing`)
  return db.one(sql`
    select (select count(*)::int from bookings) as deals, (select count(*)::int from usual_prices) as months`)
}
