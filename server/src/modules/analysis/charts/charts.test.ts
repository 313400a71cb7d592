import { daySteps } from '@properysearch/contract/analysis/facts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser } from '../../../../test/factories.ts'
import { createMixedMarket } from '../../../../test/mixed-market.ts'
import { createProperties, placeIds } from '../../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import { packAnew } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await createMixedMarket(app)
  await closeDeals()
  const { cityId, localityId } = await placeIds(app)
  await app.db.run(sql`
    insert into usual_prices (city_id, locality_id, listed_in, subcategory, month, price_per_sqft_paise, listings)
    select ${cityId}, place, deal, kind, month, 1200000 + 1000 * extract(month from month)::int, 12
    from unnest(array[null, ${localityId}]::int[]) place, unnest(enum_range(null::listed_in)) deal,
      unnest(array['Flats', 'Villas']::subcategory[]) kind,
      generate_series('2026-01-01'::date, '2026-10-01', interval '1 month') month`)
  await packAnew(app.jobContext())
})
afterAll(() => app.close())

/** 41 flats sold and 5 let in Baner, 4 sold in Wakad: asked, agreed and waited for differently. */
async function closeDeals(): Promise<void> {
  const [buyer, seller] = [await createUser(app), await createUser(app)]
  const wakad = { ...(await placeIds(app, 'Wakad')), locality: 'Wakad' }
  const ids = await createProperties(
    app,
    Array.from({ length: 50 }, (_, i) => ({
      ...(i >= 46 ? wakad : {}),
      state: 'sold' as const,
      listedIn: i % 8 === 7 && i < 46 ? ('rent' as const) : ('sell' as const),
      bhk: 1 + (i % 3),
      pricePaise: (60_00_000 + i * 1_37_000) * 100,
      depositPaise: i % 8 === 7 && i < 46 ? 1_00_000_00 : null,
      listedAt: new Date(app.clock.now.getTime() - (20 + i * 7) * 86_400_000),
    })),
  )
  await app.db.run(sql`
    insert into bookings (property_id, kind, state, buyer_id, seller_id, price_paise, booking_paise, channel, refund_table,
      terms, created_at, changed_at, ended_at)
    select id, case listed_in when 'sell' then 'sale' else 'rental' end, 'completed', ${buyer.user.id}, ${seller.user.id},
      price_paise * (84 + id % 19) / 100, 100, 'direct', case listed_in when 'sell' then 'resale' else 'rental' end, '{}',
      ${app.clock.now}, ${app.clock.now}, ${app.clock.now}::timestamptz - make_interval(days => (id % 11)::int)
    from properties where id = any(${ids}::bigint[])`)
}

const all = async (query: Parameters<TestApp['visitor']['analysis']['getAllData']>[0] = {}) =>
  (await app.visitor.analysis.getAllData(query)).data
const from = sql`from properties p join cities c on c.id = p.city_id left join localities l on l.id = p.locality_id`
const live = sql`p.state = 'verified'`

describe('asked and agreed is what plain SQL says', () => {
  const day = (at: ReturnType<typeof sql>) => sql`(${at} at time zone 'Asia/Kolkata')::date`
  const inFives = (which: ReturnType<typeof sql>) => sql`round(count(*) filter (where ${which}) / 5.0) * 5`
  for (const [name, query, where] of [
    ['of a locality', { district: 'Pune', locality: 'Baner' }, sql`l.name = 'Baner' and p.listed_in = 'sell'`],
    ['of two rooms', { bedrooms: 2 }, sql`p.bhk = 2 and p.listed_in = 'sell'`],
    ['of rentals', { category: 'Rent' }, sql`p.listed_in = 'rent'`],
  ] as const) {
    test(name, async () => {
      const { deals } = await all(query)
      const told = await app.db.one<{
        n: number
        paid: number
        days: number
        asked: string
        agreed: string
        steps: number[]
      }>(sql`
        select count(*)::int as n, round(percentile_disc(0.5) within group (order by percent))::int as paid,
          percentile_disc(0.5) within group (order by days)::int as days,
          percentile_disc(0.5) within group (order by asked)::text as asked,
          percentile_disc(0.5) within group (order by agreed)::text as agreed,
          array[${inFives(sql`percent < 90`)}, ${inFives(sql`percent >= 90 and percent < 95`)},
            ${inFives(sql`percent >= 95 and percent < 100`)}, ${inFives(sql`percent >= 100`)}]::int[] as steps
        from (select p.price_paise as asked, b.price_paise as agreed, b.price_paise::float8 / p.price_paise * 100 as percent,
            ${day(sql`b.ended_at`)} - ${day(sql`p.listed_at`)} as days,
            count(*) over () as closed, row_number() over (order by ${day(sql`b.ended_at`)}, b.id) as turn
          ${from} join bookings b on b.property_id = p.id where ${where}) d
        where turn <= closed - closed % 5`)
      const about = (paise: string) => Number((Number(paise) / 100).toPrecision(2))
      expect([deals.n, deals.paidPercent, deals.usualDays, deals.asked, deals.paid]).toEqual([
        told.n,
        told.paid,
        told.days,
        about(told.asked),
        about(told.agreed),
      ])
      expect(deals.rows.map(({ n }) => n)).toEqual(told.n < 30 ? [] : told.steps)
    })
  }

  test('of fewer than five nothing is told but their number', async () => {
    const { deals } = await all({ district: 'Pune', locality: 'Wakad' })
    expect(deals).toMatchObject({ n: 4, paidPercent: null, usualDays: null, asked: null, paid: null, rows: [] })
  })

  test('nor can they be told by taking a narrower choice away from a wider one', async () => {
    const told = async (query: { district: string; locality?: string }) =>
      (await all(query)).deals.rows.map(({ n }) => n)
    const [city, baner] = [await told({ district: 'Pune' }), await told({ district: 'Pune', locality: 'Baner' })]
    expect(city.length).toBe(baner.length)
    for (const n of [...city, ...baner]) expect(n % 5).toBe(0)
    const wakad = await app.db.many<{ percent: number }>(sql`
      select b.price_paise::float8 / p.price_paise * 100 as percent
      ${from} join bookings b on b.property_id = p.id where l.name = 'Wakad'`)
    const inSteps = [0, 90, 95, 100].map(
      (low, i, lows) =>
        wakad.filter(({ percent }) => percent >= low && percent < (lows[i + 1] ?? Number.POSITIVE_INFINITY)).length,
    )
    expect(city.map((n, i) => n - (baner[i] ?? 0))).not.toEqual(inSteps)
  })
})

test('a deal that has just closed moves nothing until there are five new ones', async () => {
  const asked = { district: 'Pune', locality: 'Baner', category: 'Rent', property_type: 'Flats' } as const
  const before = (await all(asked)).deals
  expect(before.n).toBe(5)
  for (let more = 1; more < 5; more++) {
    await closeOne()
    expect({ ...(await all(asked)).deals, asOf: before.asOf }).toEqual(before)
  }
  await closeOne()
  const after = (await all(asked)).deals
  expect(after.n).toBe(10)
  expect(after.paidPercent).toBeLessThan(before.paidPercent ?? 0)
})

/** A flat in Baner let for half of what was asked. */
async function closeOne(): Promise<void> {
  const [tenant, owner] = [await createUser(app), await createUser(app)]
  app.clock.advance(1000)
  const [id = 0] = await createProperties(app, [
    { state: 'rented', listedIn: 'rent', pricePaise: 30_000_00, depositPaise: 1_00_000_00 },
  ])
  await app.db.run(sql`
    insert into bookings (property_id, kind, state, buyer_id, seller_id, price_paise, booking_paise, channel, refund_table,
      terms, created_at, changed_at, ended_at)
    values (${id}, 'rental', 'completed', ${tenant.user.id}, ${owner.user.id}, 1500000, 100, 'direct', 'rental', '{}',
      ${app.clock.now}, ${app.clock.now}, ${app.clock.now})`)
  await packAnew(app.jobContext())
}

test('each step of the time on the market is what plain SQL says, under a price', async () => {
  const { timeOnMarket } = await all({ district: 'Pune', min_price: 80_00_000, category: 'sell' })
  for (const [i, { from: first, to }] of daySteps.entries()) {
    const { n } = await app.db.one<{ n: number }>(sql`
      select count(*)::int as n from (
        select (${app.clock.now}::timestamptz at time zone 'Asia/Kolkata')::date - (p.listed_at at time zone 'Asia/Kolkata')::date as days
        ${from} where ${live} and c.name = 'Pune' and p.listed_in = 'sell' and p.price_paise >= 800000000) d
      where days >= ${first} and days < ${to ?? 100_000}`)
    expect([i, timeOnMarket.rows[i]?.n]).toEqual([i, n])
  }
})

test('the heat map shows each locality where it lies', async () => {
  const { byLocality } = await all({ district: 'Pune' })
  const places = await app.db.many<{ name: string; latitude: number; longitude: number }>(sql`
    select distinct l.name, l.latitude, l.longitude ${from}
    where ${live} and c.name = 'Pune' and p.listed_in = 'sell' and p.subcategory <> 'Plots' order by l.name`)
  expect(
    byLocality.rows
      .map(({ name, latitude, longitude }) => ({ name, latitude, longitude }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  ).toEqual(places)
})

test('a yield says of how many rents and prices it is made, whatever is asked about the price', async () => {
  const { rentYield } = await all({ district: 'Pune', property_type: 'Flats', max_price: 70_00_000, bathrooms: 2 })
  const rows = await app.db.many<{ name: string; rentals: number; sales: number; rent: number; price: number }>(sql`
    select l.name, count(*) filter (where p.listed_in = 'rent')::int as rentals,
      count(*) filter (where p.listed_in = 'sell')::int as sales,
      percentile_disc(0.5) within group (order by p.price_per_sqft_paise) filter (where p.listed_in = 'rent') as rent,
      percentile_disc(0.5) within group (order by p.price_per_sqft_paise) filter (where p.listed_in = 'sell') as price
    ${from} where ${live} and c.name = 'Pune' and p.subcategory = 'Flats' and p.bathrooms = 2 group by l.name`)
  const key = (row: { name: string; rentals: number; sales: number }, rent: number, price: number) =>
    [row.name, row.rentals, row.sales, rent, price].join(' ')
  expect(rentYield.rows.map((row) => key(row, row.rentPerSqft, row.pricePerSqft)).sort()).toEqual(
    rows
      .filter(({ rentals, sales }) => rentals >= 5 && sales >= 5)
      .map((row) => key(row, row.rent / 100, Math.round(row.price / 100)))
      .sort(),
  )
  expect(rentYield.rows.length).toBeGreaterThan(0)
})

test('the trend of each place, kind and deal is its own', async () => {
  for (const [query, locality, listedIn, subcategory] of [
    [{ district: 'Pune' }, null, 'sell', 'Flats'],
    [{ district: 'Pune', locality: 'Baner', property_type: 'Villas', category: 'Rent' }, 'Baner', 'rent', 'Villas'],
  ] as const) {
    const { trend } = await all(query)
    const rows = await app.db.many<{ month: string; usual: number; n: number }>(sql`
      select month::text, round(price_per_sqft_paise / 100.0)::int as usual, listings as n
      from usual_prices u join cities c on c.id = u.city_id left join localities l on l.id = u.locality_id
      where c.name = 'Pune' and l.name is not distinct from ${locality} and u.listed_in = ${listedIn}::listed_in
        and u.subcategory = ${subcategory}::subcategory order by month`)
    expect(rows.length).toBe(10)
    expect(trend.rows).toEqual(rows)
    expect(trend.n).toBe(rows.reduce((sum, { n }) => sum + n, 0))
  }
})

test('a month of fewer than five listings is not told', async () => {
  const { cityId, localityId } = await placeIds(app, 'Wakad')
  for (const [month, n] of [
    ['2026-09-01', 4],
    ['2026-10-01', 5],
  ] as const) {
    await app.db.run(sql`
      insert into usual_prices (city_id, locality_id, listed_in, subcategory, month, price_per_sqft_paise, listings)
      values (${cityId}, ${localityId}, 'sell', 'Flats', ${month}, 1200000, ${n})`)
  }
  await packAnew(app.jobContext())
  const { trend } = await all({ district: 'Pune', locality: 'Wakad' })
  expect(trend.rows).toEqual([{ month: '2026-10-01', usual: 12_000, n: 5 }])
})

test('what the bits choose is what each row says, whatever is asked together', async () => {
  for (const [query, where] of [
    [
      { bedrooms: 1, min_price: 20_000, max_price: 60_00_000 },
      sql`p.bedrooms = 1 and p.price_paise between 2000000 and 600000000`,
    ],
    [{ floorsNo: 4, structureType: 'RCC Frame' }, sql`p.total_floors >= 4 and p.structure_type = 'RCC Frame'`],
    [{ max_price: 25_000 }, sql`p.price_paise <= 2500000`],
    [{ possession: 'Upcoming' }, sql`p.possession = 'Upcoming'`],
    [{ min_price: 5_00_00_00_000 }, sql`p.price_paise >= 500000000000`],
  ] as const) {
    const { data } = await app.visitor.analysis.getRange(query)
    const told = await app.db.one(sql`
      select count(*)::int as n, min(p.price_paise)::float8 / 100 as min_price, max(p.price_paise)::float8 / 100 as max_price,
        min(p.size_sqft) as min_area, max(p.size_sqft) as max_area ${from} where ${live} and ${where}`)
    expect([data.n, data.min_price, data.max_price, data.min_area, data.max_area]).toEqual(
      Object.values(told as object),
    )
  }
})
