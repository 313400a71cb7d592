import { costOfOwning, owningYears } from '@properysearch/contract/analysis/owning'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import { choose, newKey } from '../../../../test/order-factory.ts'
import { buy, fulfil } from '../../../../test/paid-orders.ts'
import { createProperties, placeIds } from '../../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { allModules } from '../../../all-modules.ts'
import { sql } from '../../../platform/db/sql.ts'
import { trainModels } from '../../estimates/index.ts'
import { packAnew } from '../index.ts'
import { tellHistory } from './history.rules.ts'

let app: TestApp
let person: TestPerson
let forSale: number[]
let forRent: number
beforeAll(async () => {
  // The product's own price and not the one that tests buy.
  app = await createTestApp({}, { modules: allModules })
  person = await createUser(app)
  const dayAgo = new Date(app.clock.now.getTime() - 86_400_000)
  forSale = await createProperties(
    app,
    Array.from({ length: 7 }, (_, i) => ({
      pricePaise: (80 + i * 4) * 1_00_000_00,
      carpetSqft: 700 + i * 10,
      latitude: 18.559 + i * 0.003,
      listedAt: dayAgo,
    })),
  )
  // Of other rooms, for the model to learn from.
  await createProperties(
    app,
    Array.from({ length: 220 }, (_, i) => ({
      bhk: 3,
      pricePaise: (90 + (i % 30)) * 1_00_000_00,
      carpetSqft: 700 + (i % 7) * 10,
      builtUpSqft: null,
      superBuiltUpSqft: null,
      latitude: 18.55 + (i % 20) * 0.001,
      listedAt: dayAgo,
    })),
  )
  const rents = await createProperties(
    app,
    Array.from({ length: 5 }, (_, i) => ({
      listedIn: 'rent' as const,
      pricePaise: (28_000 + i * 1000) * 100,
      depositPaise: 1_00_000_00,
    })),
  )
  forRent = rents[0] as number
  await packAnew(app.jobContext())
})
afterAll(() => app.close())

const wanted = (subjectId: number) => ({ purpose: 'property-analysis' as const, subjectId })

describe('the paid report', () => {
  test('is made when it is paid for, and stays as it was', async () => {
    const [id = 0] = forSale
    const { data: quote } = await person.client.orders.quote(wanted(id))
    expect(quote.taxable).toBe(499)
    const order = await buy(app, person, wanted(id))
    const [listed] = (await person.client.analysis.listReports()).data
    expect(listed).toMatchObject({ orderId: order.id, propertyId: id })
    const { data: report } = await person.client.analysis.getReport({ reportId: listed?.id ?? 0 })
    const { content } = report
    expect(content.standing.n).toBe(7)
    expect(content.standing.usual).toBe(Math.round(92_00_000 / 730))
    expect(content.standing.cheaperPercent).toBe(0)
    expect(content.comparables).toHaveLength(6)
    expect(content.comparables[0]?.distanceKm).toBeCloseTo(0.3, 1)
    expect(content.rentYield?.rentals).toBe(5)
    expect(content.papers.given).toEqual([])
    expect(content.papers.missing).toContain('Property tax receipt')
    expect(content.daysOnMarket).toBe(1)
    expect(content.around).toBe('Baner')
    await app.db.run(sql`update properties set title = 'Quite another' where id = ${id}`)
    expect((await person.client.analysis.getReport({ reportId: report.id })).data.content.title).toBe(content.title)
    const file = await person.client.analysis.downloadReport({ reportId: report.id })
    expect(
      Buffer.from(await (file as Blob).arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await expect(person.client.orders.quote(wanted(id))).rejects.toMatchObject({ http: 409 })
    await expect(fulfil(app, order)).rejects.toThrow('You already have this report.')
    expect((await person.client.analysis.listReports()).data).toHaveLength(1)
  })

  test('says in every chart and figure what plain SQL says, and of each where it comes from', async () => {
    const [, , id = 0] = forSale
    const { cityId, localityId } = await placeIds(app)
    await app.db.run(sql`
      insert into usual_prices (city_id, locality_id, listed_in, subcategory, month, price_per_sqft_paise, listings)
      select ${cityId}, ${localityId}, 'sell', 'Flats', month, 1100000 + 1000 * extract(month from month)::int, 9
      from generate_series('2026-03-01'::date, '2026-10-01', interval '1 month') month`)
    await trainModels(app.jobContext())
    await packAnew(app.jobContext())
    const buyer = await createUser(app)
    await buy(app, buyer, wanted(id))
    const [listed] = (await buyer.client.analysis.listReports()).data
    const { content } = (await buyer.client.analysis.getReport({ reportId: listed?.id ?? 0 })).data
    const alike = sql`p.state = 'verified' and p.locality_id = ${localityId} and p.subcategory = 'Flats' and p.bhk = 2`
    const usual = sql`percentile_disc(0.5) within group (order by p.price_per_sqft_paise)`
    const told = await app.db.one<{
      n: number
      usual: number
      own: number
      cheaper: number
      rent: number
      rents: number
    }>(sql`
      select count(*) filter (where listed_in = 'sell')::int as n, ${usual} filter (where listed_in = 'sell') as usual,
        ${usual} filter (where listed_in = 'rent') as rent, count(*) filter (where listed_in = 'rent')::int as rents,
        (select price_per_sqft_paise from properties where id = ${id}) as own,
        count(*) filter (where listed_in = 'sell' and price_per_sqft_paise <
          (select price_per_sqft_paise from properties where id = ${id}))::int as cheaper
      from properties p where ${alike}`)
    const tenth = (value: number) => Math.round(value * 10) / 10
    expect(content.standing).toMatchObject({
      n: told.n,
      usual: Math.round(told.usual / 100),
      differencePercent: tenth((told.own / told.usual - 1) * 100),
      cheaperPercent: Math.round((told.cheaper / told.n) * 100),
    })
    expect(content.rentYield).toMatchObject({ rentals: told.rents, percent: tenth((told.rent * 1200) / told.own) })
    const months = await app.db.many(sql`
      select month::text, round(price_per_sqft_paise / 100.0)::int as usual, listings as n from usual_prices
      where city_id = ${cityId} and locality_id = ${localityId} and listed_in = 'sell' and subcategory = 'Flats' order by month`)
    expect(content.trend).toEqual(months)
    expect(months.length).toBe(8)
    const { comparables } = (await app.visitor.estimates.getOfListing({ propertyId: id })).data
    expect(comparables.length).toBeGreaterThan(4)
    const others = comparables.slice(0, 8).map(({ id: propertyId, price, sizeInFt }) => {
      return { propertyId, price, sizeSqft: sizeInFt }
    })
    const since = await app.db.many<{ propertyId: number; at: Date }>(sql`
      select property_id, max(since) as at from price_history group by property_id`)
    const place = (one: { propertyId: number; price: number; sizeSqft: number }) => [
      one.propertyId,
      one.price,
      one.sizeSqft,
    ]
    expect(content.comparables.map(place).sort()).toEqual(others.map(place).sort())
    expect(content.comparables.map(({ pricePerSqft, price, sizeSqft }) => pricePerSqft - price / sizeSqft)).toEqual(
      content.comparables.map(() => expect.closeTo(0, 0)),
    )
    for (const { propertyId, pricedAt } of content.comparables) {
      expect(pricedAt).toBe(since.find((one) => one.propertyId === propertyId)?.at.toISOString())
    }
    const { learned } = await app.db.one<{ learned: number }>(sql`select listings as learned from estimate_models`)
    const { estimate } = (await app.visitor.estimates.getOfListing({ propertyId: id })).data
    expect(content.estimate).toMatchObject({
      value: estimate?.price,
      low: estimate?.low,
      high: estimate?.high,
      errorPlace: estimate?.accuracy.place,
      errorPercent: estimate?.accuracy.medianErrorPercent,
      coveragePercent: estimate?.accuracy.coveragePercent,
      errorListings: estimate?.accuracy.listings,
    })
    expect(content.sources.map(({ what, n }) => [what, n])).toEqual([
      ['Prices nearby', told.n],
      ['Trend', 72],
      ['Comparables', others.length],
      ['Rent yield', told.n + told.rents],
      ['Asking and agreed prices', 0],
      ['Estimate', learned],
    ])
    for (const { what, source, asOf } of content.sources) {
      expect([what, source.includes('Properysearch'), typeof asOf]).toEqual([what, true, 'string'])
    }
  }, 60_000)

  test('is read by its buyer alone, and by nobody once the money is back', async () => {
    const [, id = 0] = forSale
    const buyer = await createUser(app)
    const admin = await createUser(app, { role: 'admin' })
    const order = await buy(app, buyer, wanted(id))
    const [report] = (await buyer.client.analysis.listReports()).data
    const reportId = report?.id ?? 0
    await expect(person.client.analysis.getReport({ reportId })).rejects.toMatchObject({ http: 404 })
    await expect(person.client.analysis.downloadReport({ reportId })).rejects.toMatchObject({ http: 404 })
    await admin.client.orders.refund({
      id: order.id,
      amount: order.totalPaise / 100,
      reason: 'Asked for by the buyer.',
      key: newKey(),
    })
    await app.runJobs()
    await expect(buyer.client.analysis.getReport({ reportId })).rejects.toMatchObject({ http: 404 })
    expect((await buyer.client.analysis.listReports()).data).toEqual([])
  })

  test('is given once for two orders paid at the same moment; the money of the other goes back', async () => {
    const buyer = await createUser(app)
    const business = {
      gstin: '27AAPFU0939F1ZV',
      businessName: 'Deccan Homes LLP',
      businessAddress: 'Lane 5, Baner, Pune',
    }
    const orders = [
      (await buyer.client.orders.create({ ...wanted(forSale[3] ?? 0), key: newKey() })).data,
      (await buyer.client.orders.create({ ...wanted(forSale[3] ?? 0), ...business, key: newKey() })).data,
    ]
    expect(new Set(orders.map(({ id }) => id)).size).toBe(2)
    for (const order of orders) await choose(app, order, 'pay')
    const paid = await Promise.all(
      orders.map(async ({ id }) => (await buyer.client.callBacks.propertyanalysis({ order_id: id })).data),
    )
    expect((await buyer.client.analysis.listReports()).data).toHaveLength(1)
    expect(paid.map(({ problem }) => problem).filter(Boolean)).toEqual([
      'You already have this report. Your money is on its way back.',
    ])
  })

  test('is not made of a listing that was sold while its buyer paid: the money goes back', async () => {
    const [id = 0] = await createProperties(app, [{ title: 'Soon sold' }])
    const buyer = await createUser(app)
    const { data: order } = await buyer.client.orders.create({ ...wanted(id), key: newKey() })
    await app.db.run(sql`update properties set state = 'sold' where id = ${id}`)
    await choose(app, order, 'pay')
    const { data: paid } = await buyer.client.callBacks.propertyanalysis({ order_id: order.id })
    expect(paid.problem).toBe('What you paid for is no longer available. Your money is on its way back.')
    expect((await buyer.client.analysis.listReports()).data).toEqual([])
  })

  test('says of which place its figures are, where we have no localities', async () => {
    const { id: cityId } = await app.db.one<{ id: number }>(sql`select id from cities where name = 'Mumbai'`)
    const [id = 0] = await createProperties(app, [{ cityId, localityId: null, locality: 'Andheri' }])
    await app.db.run(sql`
      insert into usual_prices (city_id, locality_id, listed_in, subcategory, month, price_per_sqft_paise, listings)
      values (${cityId}, null, 'sell', 'Flats', '2026-09-01', 2100000, 31)`)
    await packAnew(app.jobContext())
    const buyer = await createUser(app)
    await buy(app, buyer, wanted(id))
    const [listed] = (await buyer.client.analysis.listReports()).data
    const { content } = (await buyer.client.analysis.getReport({ reportId: listed?.id ?? 0 })).data
    expect(content).toMatchObject({ locality: 'Andheri', around: 'Mumbai', trend: [{ usual: 21_000, n: 31 }] })
    expect((await buyer.client.analysis.getDetails({ id })).data.locality.name).toBe('Mumbai')
  })

  test('is not sold of a rental, nor of what is not a home or not live', async () => {
    await expect(person.client.orders.quote(wanted(forRent))).rejects.toMatchObject({ http: 404 })
    const [office = 0] = await createProperties(app, [{ subcategory: 'Offices', permittedUse: 'office', bhk: null }])
    await expect(person.client.orders.quote(wanted(office))).rejects.toMatchObject({ http: 404 })
    await expect(person.client.orders.quote(wanted(999_999))).rejects.toMatchObject({ http: 404 })
  })
})

test('ten years of owning: the loan by its own formula, and every line added up', () => {
  const home = {
    price: 1_00_00_000,
    city: 'Pune',
    sizeSqft: 700,
    maintenance: 2000,
    isUnderConstruction: false,
  }
  const { lines, total, owed, years } = costOfOwning(home)
  expect(years).toHaveLength(owningYears)
  expect(lines.reduce((sum, { rupees }) => sum + (rupees ?? 0), 0)).toBe(total)
  const principal = years.reduce((sum, year) => sum + year.principal, 0)
  // Above a loan of 75 lakh a bank may lend no more than 75%.
  expect(Math.abs(principal + owed - 75_00_000)).toBeLessThan(10)
  expect(lines[0]?.note).toBe('The price less a loan of 75%.')
  expect(costOfOwning({ ...home, price: 96_00_000 }).lines[0]?.note).toBe('The price less a loan of 78.1%.')
  expect(costOfOwning({ ...home, price: 50_00_000 }).lines[0]?.rupees).toBe(10_00_000)
  // ₹60,420 a month for a loan of 75 lakh at 7.5% over 20 years.
  expect(Math.round(((years[0]?.interest ?? 0) + (years[0]?.principal ?? 0)) / 12)).toBe(60_420)
  expect(lines.find(({ label }) => label.startsWith('Stamp'))?.rupees).toBe(7_00_000 + 30_000)
  const elsewhere = costOfOwning({ ...home, city: 'Mumbai' })
  expect(elsewhere.lines.find(({ label }) => label.startsWith('Stamp'))?.rupees).toBeNull()
})

test('the history tells what was done, and judges nothing', () => {
  const step = (day: string, lakh: number) => ({ since: new Date(`${day}T06:00:00Z`), pricePaise: lakh * 1_00_000_00 })
  expect(tellHistory([step('2026-01-05', 90)], 1)).toEqual([
    'The price has not changed since 5 Jan 2026.',
    'It has been on the market for 1 day.',
  ])
  expect(tellHistory([step('2026-01-05', 90), step('2026-03-05', 85), step('2026-05-05', 81)], 120)).toEqual([
    'First ₹90 Lac on 5 Jan 2026, now ₹81 Lac: 10% less.',
    'Lowered twice; the last change was on 5 May 2026.',
    'It has been on the market for 120 days.',
  ])
})
