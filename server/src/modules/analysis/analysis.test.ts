import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMixedMarket } from '../../../test/mixed-market.ts'
import { createProperties, createProperty, placeIds } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { refreshAnalysis } from './analysis.jobs.ts'
import { refreshBlocks } from './keeping/refresh-blocks.ts'
import { marketOf } from './market/market.ts'

let app: TestApp
const refresh = async () => {
  await enqueue(app.db, refreshAnalysis, {})
  await app.runJobs()
}

beforeAll(async () => {
  app = await createTestApp()
  await createMixedMarket(app)
  await refresh()
})
afterAll(() => app.close())

const all = async (query: Parameters<TestApp['visitor']['analysis']['getAllData']>[0] = {}) =>
  (await app.visitor.analysis.getAllData(query)).data
const live = sql`p.state = 'verified'`
const from = sql`from properties p join cities c on c.id = p.city_id left join localities l on l.id = p.locality_id`
const middles = sql`percentile_disc(array[0.25, 0.5, 0.75]) within group (order by p.price_per_sqft_paise)::bigint[]::text[]`
const rupees = (paise: readonly string[] | null) => (paise ?? []).map((value) => Math.round(Number(value) / 100))

describe('every figure is what plain SQL says', () => {
  test('the price of carpet by locality, and of the whole city', async () => {
    const data = await all({ district: 'pune', property_type: 'flats' as 'Flats' })
    const rows = await app.db.many<{ name: string; n: number; paise: string[] }>(sql`
      select l.name, count(*)::int as n, ${middles} as paise ${from}
      where ${live} and c.name = 'Pune' and p.subcategory = 'Flats' and p.listed_in = 'sell' group by l.name`)
    const expected = rows.map(({ name, n, paise }) => {
      const [low, usual, high] = rupees(paise)
      return { name, n, low, usual, high }
    })
    expect(expected).toHaveLength(2)
    expect(data.byLocality.rows.map(({ name, n, low, usual, high }) => ({ name, n, low, usual, high }))).toEqual(
      expected.sort((a, b) => (b.usual ?? 0) - (a.usual ?? 0)),
    )
    const whole = await app.db.one<{ n: number; paise: string[] }>(sql`
      select count(*)::int as n, ${middles} as paise ${from}
      where ${live} and c.name = 'Pune' and p.subcategory = 'Flats' and p.listed_in = 'sell'`)
    const { n, low, usual, high } = data.summary
    expect([n, low, usual, high]).toEqual([whole.n, ...rupees(whole.paise)])
    expect(data.summary.asOf).toBe(app.clock.now.toISOString())
    expect(data.summary.source).toContain('Live listings')
  })

  test('by city where none is chosen; without plots, whose square feet are others', async () => {
    const data = await all()
    const rows = await app.db.many<{ name: string; n: number; paise: string[] }>(sql`
      select c.name, count(*)::int as n, ${middles} as paise ${from}
      where ${live} and p.subcategory <> 'Plots' and p.listed_in = 'sell' group by c.name`)
    expect(data.byLocality.rows.map(({ name, n, usual }) => [name, n, usual]).sort()).toEqual(
      rows.map(({ name, n, paise }) => [name, n, rupees(paise)[1]]).sort(),
    )
  })

  test('the supply by kind and rooms, under every filter at once', async () => {
    const data = await all({
      city: 'Pune',
      category: 'Rent',
      bathrooms: 2,
      floorsNo: 4,
      exteriorMaterial: 'Brick',
      structureType: 'RCC Frame',
      min_price: 20_000,
      max_price: 55_000,
      possession: 'Ready To Move',
    })
    const rows = await app.db.many<{ subcategory: string; bhk: number | null; n: number }>(sql`
      select p.subcategory, p.bhk, count(*)::int as n ${from}
      where ${live} and c.name = 'Pune' and p.listed_in = 'rent' and p.bathrooms = 2 and p.total_floors >= 4
        and p.exterior_material = 'Brick' and p.structure_type = 'RCC Frame'
        and p.price_paise between 2000000 and 5500000 and p.possession = 'Ready To Move'
      group by p.subcategory, p.bhk`)
    const key = (row: { subcategory: string; bhk: number | null; n: number }) =>
      `${row.subcategory} ${row.bhk} ${row.n}`
    expect(rows.length).toBeGreaterThan(0)
    expect(data.supply.rows.map(key).sort()).toEqual(rows.map(key).sort())
    expect(data.supply.n).toBe(rows.reduce((sum, row) => sum + row.n, 0))
  })

  test('the distribution: each step, and all of them together', async () => {
    const data = await all({ district: 'Pune' })
    for (const { from: low, to: high, n } of data.distribution.rows) {
      const { count } = await app.db.one<{ count: number }>(sql`
        select count(*)::int as count ${from}
        where ${live} and c.name = 'Pune' and p.subcategory <> 'Plots' and p.listed_in = 'sell'
          and p.price_per_sqft_paise >= ${(low ?? 0) * 100} and p.price_per_sqft_paise < ${(high ?? 1e9) * 100}`)
      expect([low, n]).toEqual([low, count])
    }
    expect(data.distribution.rows.reduce((sum, row) => sum + row.n, 0)).toBe(data.distribution.n)
  })

  test('the yield: a year’s rent of flats against their price', async () => {
    const data = await all({ district: 'Pune', property_type: 'Flats' })
    const rows = await app.db.many<{ name: string; rent: number; price: number }>(sql`
      select l.name,
        percentile_disc(0.5) within group (order by p.price_per_sqft_paise) filter (where p.listed_in = 'rent') as rent,
        percentile_disc(0.5) within group (order by p.price_per_sqft_paise) filter (where p.listed_in = 'sell') as price
      ${from} where ${live} and c.name = 'Pune' and p.subcategory = 'Flats' group by l.name`)
    expect(data.rentYield.rows.map(({ name, percent }) => [name, percent]).sort()).toEqual(
      rows.map(({ name, rent, price }) => [name, Math.round((rent * 12 * 10_000) / price) / 100]).sort(),
    )
  })

  test('rents, which are small, to the paisa', async () => {
    const { summary } = await all({ district: 'Pune', property_type: 'Flats', category: 'Rent' })
    const { paise } = await app.db.one<{ paise: string[] }>(sql`
      select ${middles} as paise ${from}
      where ${live} and c.name = 'Pune' and p.subcategory = 'Flats' and p.listed_in = 'rent'`)
    const told = paise.map((value) => (Number(value) < 100_00 ? Number(value) / 100 : Math.round(Number(value) / 100)))
    expect([summary.low, summary.usual, summary.high]).toEqual(told)
  })

  test('the time on the market', async () => {
    const data = await all({ district: 'Pune' })
    const { median, fresh, old } = await app.db.one<{ median: number; fresh: number; old: number }>(sql`
      select percentile_disc(0.5) within group (order by days)::int as median,
        count(*) filter (where days < 30)::int as fresh, count(*) filter (where days >= 180)::int as old
      from (select (${app.clock.now}::timestamptz at time zone 'Asia/Kolkata')::date - (p.listed_at at time zone 'Asia/Kolkata')::date as days
        ${from} where ${live} and c.name = 'Pune' and p.listed_in = 'sell') d`)
    expect(data.timeOnMarket.usualDays).toBe(median)
    expect([data.timeOnMarket.rows[0]?.n, data.timeOnMarket.rows.at(-1)?.n]).toEqual([fresh, old])
  })

  test('the trend: the medians that were noted each month', async () => {
    const { cityId, localityId } = await placeIds(app)
    for (const [month, paise] of [
      ['2026-09-01', 12_100_00],
      ['2026-10-01', 12_300_50],
    ] as const) {
      await app.db.run(sql`
        insert into usual_prices (city_id, locality_id, listed_in, subcategory, month, price_per_sqft_paise, listings)
        values (${cityId}, ${localityId}, 'sell', 'Flats', ${month}, ${paise}, 31)`)
    }
    await refresh()
    expect((await all({ district: 'Pune', locality: 'Baner' })).trend.rows).toEqual([
      { month: '2026-09-01', usual: 12_100, n: 31 },
      { month: '2026-10-01', usual: 12_301, n: 31 },
    ])
  })

  test('the range, the categories and the values of each filter', async () => {
    const { data: range } = await app.visitor.analysis.getRange({ city: 'Pune' })
    const told = await app.db.one(sql`
      select count(*)::int as n, (min(p.price_paise) / 100)::int as min_price, (max(p.price_paise) / 100)::int as max_price,
        min(p.size_sqft) as min_area, max(p.size_sqft) as max_area ${from} where ${live} and c.name = 'Pune'`)
    expect([range.n, range.min_price, range.max_price, range.min_area, range.max_area]).toEqual(
      Object.values(told as object),
    )
    const { data: categories } = await app.visitor.analysis.countCategories({})
    const counted = await app.db.many<{ key: string }>(sql`
      select case p.listed_in when 'rent' then 'Rent' else 'sell' end || ' ' || p.subcategory || ' ' || count(*) as key
      ${from} where ${live} group by p.listed_in, p.subcategory`)
    const rows = categories.rows.filter(({ n }) => n > 0)
    expect(rows.map((row) => `${row.category} ${row.subcategory} ${row.n}`).sort()).toEqual(
      counted.map(({ key }) => key).sort(),
    )
    const columns = {
      city: sql`c.name`,
      state: sql`c.state`,
      bedrooms: sql`p.bedrooms::text`,
      bathrooms: sql`p.bathrooms::text`,
      floorsNo: sql`case when p.total_floors >= 4 then '4' else p.total_floors::text end`,
      subcategory: sql`p.subcategory::text`,
      exteriorMaterial: sql`p.exterior_material`,
      structureType: sql`p.structure_type`,
      possession: sql`p.possession::text`,
    } as const
    const { data: unique } = await app.visitor.analysis.getUniqueData()
    for (const name of Object.keys(columns) as (keyof typeof columns)[]) {
      const expected = await app.db.many<{ value: string; n: number }>(sql`
        select ${columns[name]} as value, count(*)::int as n ${from}
        where ${live} and ${columns[name]} is not null group by 1`)
      const { data } = await app.visitor.analysis.listFilterValues({ filterName: name })
      const sorted = (values: { value: string; n: number }[]) => values.map(({ value, n }) => `${value} ${n}`).sort()
      expect(sorted(data.values)).toEqual(sorted(expected))
      expect(unique[name]).toEqual(data.values)
    }
    const { data: prices } = await app.visitor.analysis.listFilterValues({ filterName: 'min_price', category: 'sell' })
    const { n } = await app.db.one<{ n: number }>(sql`
      select count(*)::int as n ${from} where ${live} and p.listed_in = 'sell' and p.price_paise >= 1000000000`)
    expect(prices.values.find(({ value }) => value === '10000000')?.n).toBe(n)
  })

  test('one listing beside its like, and what matches it', async () => {
    const { cityId, localityId } = await placeIds(app)
    const { id, rate } = await app.db.one<{ id: number; rate: number }>(sql`
      select id, price_per_sqft_paise as rate from properties
      where state = 'verified' and city_id = ${cityId} and locality_id = ${localityId} and subcategory = 'Flats'
        and bhk = 2 and listed_in = 'sell' order by id limit 1`)
    const { data } = await app.visitor.analysis.getDetails({ id })
    const alike = sql`p.state = 'verified' and p.locality_id = ${localityId} and p.subcategory = 'Flats' and p.bhk = 2
      and p.listed_in = 'sell'`
    const told = await app.db.one<{ n: number; paise: string[]; cheaper: number }>(sql`
      select count(*)::int as n, ${middles} as paise, count(*) filter (where p.price_per_sqft_paise < ${rate})::int as cheaper
      ${from} where ${alike}`)
    expect(data.propertydetails_id).toBe(id)
    expect([data.locality.n, data.locality.low, data.locality.usual, data.locality.high]).toEqual([
      told.n,
      ...rupees(told.paise),
    ])
    expect(data.cheaperPercent).toBe(Math.round((told.cheaper / told.n) * 100))
    expect(data.priceHistory.length).toBe(1)
    const { data: matching } = await app.visitor.analysis.getMatchingData({ _id: id })
    const size = data.item.detailsData.sizeInFt ?? 0
    const nearest = await app.db.many<{ id: number }>(sql`
      select p.id ${from} where ${alike} and p.id <> ${id} and p.size_sqft between ${size * 0.6}::float8 and ${size * 1.4}::float8
      order by abs(p.size_sqft::float8 / ${size}::float8 - 1), p.id limit 12`)
    expect(matching.rows.slice(0, nearest.length).map(({ item }) => item.propertydata.id)).toEqual(
      nearest.map(({ id }) => id),
    )
    expect(matching.n).toBe(matching.rows.length)
  })
})

test('a value with Select clears its filter; what is not known is refused by name', async () => {
  const [cleared, plain] = [await all({ city: 'Select city', subcategory: 'Select type' as 'Flats' }), await all()]
  expect(cleared).toEqual(plain)
  expect((await app.inject('/pythonBiApi/Moonlight')).statusCode).toBe(400)
  expect((await app.inject('/pythonBiApi/get_all_data?property_type=Castles')).json()).toMatchObject({
    errors: { property_type: 'We do not recognise this kind of property.' },
  })
  expect((await all({ district: 'Atlantis' })).summary).toMatchObject({ n: 0, usual: null })
  await expect(app.visitor.analysis.getDetails({ id: 999_999 })).rejects.toMatchObject({ http: 404 })
  await expect(app.visitor.analysis.getMatchingData({ _id: 999_999 })).rejects.toMatchObject({ http: 404 })
})

test('a price of more than 429 crore is counted as it is', async () => {
  const { id: cityId } = await app.db.one<{ id: number }>(sql`select id from cities where name = 'Nagpur'`)
  await createProperty(app, { cityId, localityId: null, locality: 'Civil Lines', pricePaise: 500_00_00_000_00 })
  await refresh()
  const { data } = await app.visitor.analysis.getRange({ city: 'Nagpur' })
  expect([data.min_price, data.max_price]).toEqual([500_00_00_000, 500_00_00_000])
})

test('a price per sqft above what its column holds counts as the dearest, and spoils no figure of its place', async () => {
  const { id: cityId } = await app.db.one<{ id: number }>(sql`select id from cities where name = 'Surat'`)
  const there = { cityId, localityId: null, locality: 'Adajan', builtUpSqft: null, superBuiltUpSqft: null }
  await createProperties(app, [
    ...[40, 50, 60, 70].map((lakh) => ({ ...there, pricePaise: lakh * 1_00_000_00, carpetSqft: 1000 })),
    // Some ₹6,013 crore for fifty square feet: a few noughts too many. The last 32 bits of its rate are nearly nothing.
    { ...there, pricePaise: 6_012_95_42_194_00, carpetSqft: 50 },
  ])
  await refresh()
  const { summary, distribution } = await all({ city: 'Surat' })
  expect(summary).toMatchObject({ n: 5, low: 5000, usual: 6000, high: 7000 })
  const held = distribution.rows.filter(({ n }) => n > 0)
  expect(held.map(({ n }) => n)).toEqual([4, 1])
  expect(held[1]?.from).toBeGreaterThan(7000)
})

test('the first readers share one reading; where it fails, each goes on by itself', async () => {
  const read = async (failures: number) => {
    let reads = 0
    const db = Object.assign(Object.create(app.db), {
      hot: async (query: Parameters<typeof app.db.hot>[0]) => {
        reads += 1
        if (reads <= failures) throw new Error('The caller has hung up.')
        return app.db.hot(query)
      },
    })
    const ctx = { db, adapters: { ...app.jobContext().adapters } }
    const markets = await Promise.all([marketOf(ctx), marketOf(ctx)])
    return { reads, sizes: markets.map(({ places }) => places.length) }
  }
  const shared = await read(0)
  expect(shared.reads).toBe(1)
  const alone = await read(1)
  expect(alone.reads).toBe(3)
  expect(alone.sizes).toEqual(shared.sizes)
})

test('a change is packed by the next job, and only its own place', async () => {
  const versions = () =>
    app.db.many<{ name: string; version: number }>(sql`select name, version from analysis_blocks order by name`)
  const before = await versions()
  const count = async () => (await all({ district: 'Pune', locality: 'Wakad' })).supply.n
  const n = await count()
  const wakad = { ...(await placeIds(app, 'Wakad')), locality: 'Wakad' }
  const id = await createProperty(app, wakad)
  expect(await count()).toBe(n)
  await refresh()
  expect(await count()).toBe(n + 1)
  const after = await versions()
  const changed = after.filter(({ name, version }) => before.find((row) => row.name === name)?.version !== version)
  expect(changed.map(({ name }) => name)).toEqual([`place:${wakad.cityId}:${wakad.localityId}`])
  await app.db.run(sql`update properties set state = 'archived' where id = ${id}`)
  await refresh()
  expect(await count()).toBe(n)
  expect((await app.db.one<{ n: number }>(sql`select count(*)::int as n from analysis_stale`)).n).toBe(0)
})

test('of a job that fails half-way nothing is lost; of two at once each change is counted once', async () => {
  const wakad = { ...(await placeIds(app, 'Wakad')), locality: 'Wakad' }
  const there = { district: 'Pune', locality: 'Wakad' }
  const count = async () => (await all(there)).supply.n
  const n = await count()
  await createProperties(app, [wakad, { ...wakad, listedIn: 'rent', pricePaise: 30_000_00 }])
  await app.db.run(sql`alter table analysis_blocks add constraint broken check (made_at is null) not valid`)
  await expect(refreshBlocks(app.jobContext())).rejects.toThrow('broken')
  await app.db.run(sql`alter table analysis_blocks drop constraint broken`)
  expect(await count()).toBe(n)
  const another = createProperties(app, [wakad])
  await Promise.all([refreshBlocks(app.jobContext()), refreshBlocks(app.jobContext()), another])
  await refreshBlocks(app.jobContext())
  const { live: own } = await app.db.one<{ live: number }>(sql`
    select count(*)::int as live from properties
    where state = 'verified' and listed_in = 'sell' and locality_id = ${wakad.localityId}`)
  expect([await count(), own]).toEqual([n + 2, n + 2])
  expect((await app.db.one<{ n: number }>(sql`select count(*)::int as n from analysis_stale`)).n).toBe(0)
})
