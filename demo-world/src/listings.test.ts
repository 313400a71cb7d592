import { pictureUrl } from '@properysearch/contract/listings/facts'
import { fitToKind } from '@properysearch/contract/listings/steps'
import { allModules } from '@properysearch/server/src/all-modules.ts'
import { findByIds, toFields } from '@properysearch/server/src/modules/listings/listing.sql.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { createTestApp, type TestApp } from '@properysearch/server/test/test-app.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedWorld } from '../test/shared-world.ts'
import { demoModule } from './demo.module.ts'
import { demoPassword } from './demo-accounts.ts'

let app: TestApp
beforeAll(async () => {
  const { template, dataDir } = await sharedWorld()
  app = await createTestApp({ DATA_DIR: dataDir }, { modules: [...allModules, demoModule], template })
}, 120_000)
afterAll(() => app.close())

const one = <Row>(query: ReturnType<typeof sql>) => app.db.one<Row>(query)

test('2,500 listings: most around Pune, some in 25 other cities, almost all live', async () => {
  const counts = await one(sql`
    select count(*)::int as all, count(*) filter (where locality_id is not null)::int as pune,
      count(distinct city_id)::int as cities, count(distinct locality_id)::int as localities,
      count(*) filter (where state = 'verified') > 2200 as mostly_live, count(distinct subcategory)::int as kinds
    from properties`)
  expect(counts).toEqual({ all: 2500, pune: 2050, cities: 26, localities: 110, mostlyLive: true, kinds: 7 })
})

test('no two descriptions are the same, and titles seldom', async () => {
  const { titles, descriptions } = await one<{ titles: number; descriptions: number }>(
    sql`select count(distinct title)::int as titles, count(distinct description)::int as descriptions from properties`,
  )
  expect(descriptions).toBe(2500)
  expect(titles).toBeGreaterThan(2200)
})

test('most prices of flats are within the bands of their localities; a market has its outliers', async () => {
  const sales = await one<{ share: number }>(sql`
    select avg((per_sqft between price_per_sqft_min * 0.95 and price_per_sqft_max * 1.1)::int)::float8 as share
    from (select p.price_paise / p.super_built_up_sqft / 100.0 as per_sqft, l.price_per_sqft_min, l.price_per_sqft_max
      from properties p join localities l on l.id = p.locality_id
      where p.subcategory = 'Flats' and p.listed_in = 'sell') flats`)
  expect(sales.share).toBeGreaterThan(0.85)
  expect(sales.share).toBeLessThan(0.98)
  const rents = await one<{ share: number }>(sql`
    select avg((p.price_paise / 100 between l.rent_2bhk_min * 0.9 and l.rent_2bhk_max * 1.2)::int)::float8 as share
    from properties p join localities l on l.id = p.locality_id
    where p.subcategory = 'Flats' and p.listed_in = 'rent' and p.bhk = 2`)
  expect(rents.share).toBeGreaterThan(0.85)
  expect(rents.share).toBeLessThan(0.98)
})

test('the demo’s seller has a dozen in every state of life, the buyer none, everybody else fifteen at most', async () => {
  const states = await app.db.many<{ state: string; n: number }>(sql`
    select state::text, count(*)::int as n from properties p join users u on u.id = p.owner_id
    where u.email = 'seller@demo.in' group by state order by state::text`)
  expect(states).toEqual([
    { state: 'archived', n: 1 },
    { state: 'draft', n: 1 },
    { state: 'on-hold', n: 1 },
    { state: 'paused', n: 1 },
    { state: 'rejected', n: 1 },
    { state: 'rented', n: 1 },
    { state: 'sold', n: 1 },
    { state: 'submitted', n: 1 },
    { state: 'verified', n: 4 },
  ])
  const rest = await one<{ most: number; buyer: number }>(sql`
    select max(n)::int as most, coalesce(sum(n) filter (where email = 'user@demo.in'), 0)::int as buyer
    from (select u.email, count(*) as n from properties p join users u on u.id = p.owner_id group by u.email) owner`)
  expect(rest).toEqual({ most: 15, buyer: 0 })
})

test('every live listing is as it was verified, but one of the seller’s, which is being checked again', async () => {
  const unlike = await app.db.many<{ email: string; id: number; history: string; isInOrder: boolean }>(sql`
    select u.email, p.id, (select string_agg(act, ' ' order by id) from state_moves where graph = 'listing' and subject_id = p.id) as history,
      p.verified_at < p.being_checked_since and p.being_checked_since < ${app.clock.now} as is_in_order
    from properties p join users u on u.id = p.owner_id
    where p.state in ('verified', 'paused', 'on-hold') and (p.being_checked_since is not null
      or not exists (select from listing_verifications v where v.property_id = p.id
        and v.fields ->> 'carpetSqft' is not distinct from p.carpet_sqft::text and v.fields ->> 'unit' is not distinct from p.unit
        and jsonb_array_length(v.papers) = (select count(*) from property_papers where property_id = p.id)))`)
  expect(unlike).toMatchObject([{ email: 'seller@demo.in', history: 'submit approve change', isInOrder: true }])
  const { token } = await app.visitor.auth.login({ email: 'admin@demo.in', password: demoPassword })
  const { data } = await app.clientFor(token).listings.listForReview()
  expect(data.find((listing) => listing.state === 'verified')).toMatchObject({
    id: unlike[0]?.id,
    changes: ['flat or plot number', 'carpet area'],
  })
})

test('an owner who saves a listing as it is changes nothing of it', async () => {
  const ids = await app.db.many<{ id: number }>(sql`select id from properties where state <> 'draft'`)
  const rows = await findByIds(
    app.db,
    ids.map(({ id }) => id),
  )
  const before = rows.map(toFields)
  expect(before.length).toBeGreaterThan(2000)
  expect(before.map(fitToKind)).toEqual(before)
})

test('nobody posted before they joined', async () => {
  const early = await app.db.many(sql`
    select p.id from properties p join users u on u.id = p.owner_id where p.created_at < u.created_at`)
  expect(early).toEqual([])
})

test('nobody posted without a proven identity', async () => {
  const unproven = await app.db.many(sql`
    select 1 from properties p join users u on u.id = p.owner_id where u.aadhaar_verified_at is null and u.pan_verified_at is null`)
  expect(unproven).toEqual([])
})

test('a year of usual prices in every locality, and listings that became cheaper', async () => {
  const months = await one(sql`
    select count(distinct month)::int as months, count(distinct locality_id)::int as localities, max(month)::text as last from usual_prices`)
  expect(months).toEqual({ months: 12, localities: 110, last: '2026-11-01' })
  const { changed } = await one<{ changed: number }>(sql`
    select count(*)::int as changed from (select property_id from price_history group by 1 having count(*) > 1) it`)
  expect(changed).toBeGreaterThan(200)
  const wrong = await app.db.many(sql`
    select p.id from properties p join lateral (
      select price_paise from price_history where property_id = p.id order by since desc limit 1) last on true
    where last.price_paise <> p.price_paise`)
  expect(wrong).toEqual([])
})

test('only new projects sold by their builder have RERA numbers, in the demo’s own series', async () => {
  const { numbers, odd } = await one<{ numbers: number; odd: number }>(sql`
    select count(*)::int as numbers, count(*) filter (where posted_by <> 'builder' or listed_in <> 'sell'
      or rera_number not like 'P52100099%' or age not in ('UnderConstruction', '0-5 Years'))::int as odd
    from properties where rera_number is not null`)
  expect(numbers).toBeGreaterThan(100)
  expect(odd).toBe(0)
})

test('a visitor finds them: by typing it wrong, with pictures, featured ones first', async () => {
  const found = await app.visitor.search.searchProperties({ text: '2 bhk in bannr' })
  expect(found.understood.chips.map((chip) => chip.label)).toEqual(['2 BHK', 'Baner'])
  expect(found.total).toBeGreaterThan(5)
  const [first] = found.data
  expect(first?.mediaData.images.length).toBeGreaterThan(1)
  const picture = await app.inject({
    method: 'GET',
    url: pictureUrl(first?.mediaData.images[0] as { url: string }, 400),
  })
  expect(picture.statusCode).toBe(200)
  const promoted = await app.visitor.search.listPromoted({ param: 'all' })
  expect(promoted.total).toBeGreaterThan(10)
  const all = await app.visitor.search.searchProperties({})
  expect(all.data.slice(0, 10).every((item) => item.propertydata.promotePropertyStatus === 1)).toBe(true)
})

test('its counts are added up', async () => {
  const { kept, live } = await one<{ kept: number; live: number }>(sql`
    select (select sum(n) from listing_counts where city_id = 0)::int as kept, (select count(*) from properties where state = 'verified')::int as live`)
  expect(kept).toBe(live)
})
