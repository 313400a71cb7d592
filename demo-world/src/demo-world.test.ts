import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verify } from '@node-rs/argon2'
import { activeBookingStates, rentalGraph, saleGraph } from '@properysearch/contract/bookings/facts'
import { leadStates } from '@properysearch/contract/hires/facts'
import { mandateGraph } from '@properysearch/contract/mandates/facts'
import { checkLedger } from '@properysearch/server/src/modules/ledger/index.ts'
import type { Database } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { unseal } from '@properysearch/server/src/platform/encryption.ts'
import { createTestDatabase } from '@properysearch/server/test/test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorld, now, openWorld, secretKey, sharedWorld } from '../test/shared-world.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'

const folder = mkdtempSync(join(tmpdir(), 'properysearch-demo-'))
const worlds: { db: Database; drop(): Promise<void> }[] = []

beforeAll(async () => {
  for (const template of [(await sharedWorld()).template, undefined]) {
    const { url, drop } = await createTestDatabase(template)
    worlds.push({ db: openWorld(url), drop })
  }
  await makeWorld(worlds[1]?.db as Database, folder)
})
afterAll(async () => {
  for (const { db, drop } of worlds) await db.close().then(drop)
  rmSync(folder, { recursive: true })
})

const people = (db: Database) =>
  db.many(
    sql`select id, role, firstname, lastname, email, mobile, city, latitude, longitude, created_at from users order by id`,
  )

test('is the same world each time', async () => {
  const [first, second] = await Promise.all(worlds.map(({ db }) => people(db)))
  expect(first).toEqual(second)
})

test('holds the crowd that the domain asks for', async () => {
  const counts = await worlds[0]?.db.many(sql`select role, count(*) as n from users group by role order by role`)
  expect(counts).toEqual([
    { role: 'admin', n: 1 },
    { role: 'agent', n: 24 },
    { role: 'evaluator', n: 8 },
    { role: 'lawyer', n: 12 },
    { role: 'user', n: 320 },
  ])
})

test('the six demo accounts can sign in with the demo password', async () => {
  const rows = await worlds[0]?.db.many<{ email: string; passwordHash: string }>(
    sql`select email, password_hash from users where email = any(${demoAccounts.map((account) => account.email)})`,
  )
  expect(rows).toHaveLength(6)
  for (const row of rows ?? []) expect(await verify(row.passwordHash, demoPassword)).toBe(true)
})

test('gives each demo account something to read', async () => {
  const rows = await worlds[0]?.db.many<{ n: number }>(
    sql`select count(n.id) as n from users u left join notifications n on n.user_id = u.id
        where u.email = any(${demoAccounts.map((account) => account.email)}) group by u.id order by u.id`,
  )
  // The buyer has heard from a saved search; the seller of interest in a listing, that somebody has their number, and
  // that a change is checked.
  expect(rows?.map((row) => row.n)).toEqual([3, 5, 2, 2, 2, 2])
})

test('gives the buyer saved searches with news, and finds nobody their own listing', async () => {
  const rows = await worlds[0]?.db.many(sql`
    select s.name, s.pace, s.paused_at is not null as is_paused,
      (select count(*)::int from saved_search_news n where n.search_id = s.id and n.found_at > s.looked_at) as news,
      (select count(*)::int from saved_search_keys k where k.search_id = s.id) > 0 as is_filed
    from saved_searches s join users u on u.id = s.user_id where u.email = 'user@demo.in' order by s.id`)
  expect(rows).toEqual([
    { name: '2 BHK in Baner under 1.2 crore', pace: 'at-once', isPaused: false, news: 2, isFiled: true },
    { name: 'Furnished flats for rent in Pune', pace: 'daily', isPaused: false, news: 2, isFiled: true },
    { name: 'Plots near Hinjewadi', pace: 'weekly', isPaused: true, news: 0, isFiled: false },
  ])
  const own = sql`
    select from saved_search_news n join properties p on p.id = n.property_id join saved_searches s on s.id = n.search_id
    where p.owner_id = s.user_id`
  expect(await worlds[0]?.db.many(own)).toEqual([])
})

test('gives the buyer favourites, a shortlist and interests, one of them sold meanwhile', async () => {
  const rows = await worlds[0]?.db.many(sql`
    select list, count(*) as n, count(*) filter (where p.state = 'sold') as sold
    from (select 'favourites' as list, user_id, property_id from favourites
      union all select 'interests', user_id, property_id from interests
      union all select 'shortlists', user_id, property_id from shortlists) kept
    join properties p on p.id = kept.property_id join users u on u.id = kept.user_id
    where u.email = 'user@demo.in' group by list order by list`)
  expect(rows).toEqual([
    { list: 'favourites', n: 10, sold: 1 },
    { list: 'interests', n: 5, sold: 1 },
    { list: 'shortlists', n: 5, sold: 1 },
  ])
})

test('has bids of the buyer and for the seller in every state but booked, none of them for their own listing', async () => {
  const db = worlds[0]?.db as Database
  const states = (whose: 'buyer_id' | 'owner_id', email: string) =>
    db.many<{ state: string; n: number }>(sql`
      select b.state, count(*) as n from bids b join properties p on p.id = b.property_id
        join users u on u.id = ${whose === 'buyer_id' ? sql`b.buyer_id` : sql`p.owner_id`}
      where u.email = ${email} group by b.state order by b.state`)
  const all = ['accepted', 'countered', 'expired', 'pending', 'rejected', 'withdrawn']
  expect((await states('buyer_id', 'user@demo.in')).map((row) => row.state)).toEqual(all)
  expect((await states('owner_id', 'seller@demo.in')).map((row) => row.state)).toEqual(all)
  expect(
    await db.many(sql`select from bids b join properties p on p.id = b.property_id where p.owner_id = b.buyer_id`),
  ).toEqual([])
})

test('has bookings of the buyer in nearly every state, and for the seller, with the listings of active ones on hold', async () => {
  const db = worlds[0]?.db as Database
  const states = async (whose: 'buyer_id' | 'seller_id', email: string) =>
    (
      await db.many<{ state: string }>(sql`
        select distinct b.kind || ' ' || b.state as state from bookings b
          join users u on u.id = ${whose === 'buyer_id' ? sql`b.buyer_id` : sql`b.seller_id`}
        where u.email = ${email} order by 1`)
    ).map((row) => row.state)
  expect(await states('buyer_id', 'user@demo.in')).toEqual(
    [
      ...Object.keys(saleGraph.states)
        .filter((state) => state !== 'rejected')
        .map((state) => `sale ${state}`),
      ...['active', 'booked', 'completed', 'exiting', 'notice', 'registered', 'requested'].map(
        (state) => `rental ${state}`,
      ),
    ].sort(),
  )
  // Others have the rest.
  const rentals = await db.many<{ state: string }>(sql`select distinct state from bookings where kind = 'rental'`)
  expect(rentals.map(({ state }) => state).sort()).toEqual(Object.keys(rentalGraph.states).sort())
  expect(await states('seller_id', 'seller@demo.in')).toEqual([
    'rental active',
    'rental booked',
    'rental rejected',
    'rental requested',
    'sale cancelled',
    'sale completed',
    'sale expired',
    'sale rejected',
    'sale requested',
  ])
  const { wrong } = await db.one<{ wrong: number }>(sql`
    select count(*)::int as wrong from bookings b join properties p on p.id = b.property_id
    where (b.state = any(${activeBookingStates}::text[]) and p.state::text <> case when b.state in ('active', 'notice', 'exiting')
      then 'rented'::text else 'on-hold' end) or b.buyer_id = b.seller_id
      or b.seller_id <> p.owner_id or b.deadline_at <= ${now}`)
  expect(wrong).toBe(0)
})

test('has verified its professionals and owners, and left user@demo.in to try it', async () => {
  const db = worlds[0]?.db as Database
  const open = await db.many<{ email: string }>(sql`
    select email from users where (role in ('agent', 'lawyer', 'evaluator') or id in (select owner_id from properties))
      and (aadhaar_verified_at is null or pan_verified_at is null)`)
  expect(open.filter((person) => person.email !== 'user@demo.in')).toEqual([])
  const { aadhaarVerifiedAt } = await db.one<{ aadhaarVerifiedAt: Date | null }>(
    sql`select aadhaar_verified_at from users where email = 'user@demo.in'`,
  )
  expect(aadhaarVerifiedAt).toBeNull()
  const numbers = await db.many<{ state: string; n: number }>(
    sql`select state, count(*) as n from professional_details group by state order by state`,
  )
  expect(numbers.map((row) => row.state)).toEqual(['unverified', 'verified'])
  expect(numbers.reduce((sum, row) => sum + row.n, 0)).toBe(44)
  // Four digits, and no number that could be anybody's.
  expect(await db.many(sql`select from kyc_checks where number_hash is not null or number_sealed is not null`)).toEqual(
    [],
  )
})

test('gives its lawyer 29 leads, and shows a draft to the demo’s seller as the other side', async () => {
  const db = worlds[0]?.db as Database
  const { leads } = await db.one<{ leads: number }>(sql`
    select count(*)::int as leads from hires h join users l on l.id = h.professional_id
    where l.email = 'lawyer@demo.in' and h.state = any(${leadStates}::text[]) and h.paid_at is not null`)
  expect(leads).toBe(29)
  // A lawyer who waits for a paper has said which, and work that is delivered is there to read.
  const unsaid = await db.many(sql`
    select id from hires h where (kind = 'lawyer' and state = 'waiting'
        and not exists (select from case_requests r where r.hire_id = h.id))
      or (kind = 'evaluator' and state in ('delivered', 'closed')
        and not exists (select from valuation_reports r where r.hire_id = h.id))`)
  expect(unsaid).toEqual([])
  // A report is for what its order asked for.
  const purposes = await db.many(sql`
    select distinct h.details ->> 'purpose' as asked, v.draft -> 'assignment' ->> 'purpose' as reported
    from hires h join valuations v on v.hire_id = h.id where h.details ->> 'purpose' = 'A settlement in the family'`)
  expect(purposes).toEqual([{ asked: 'A settlement in the family', reported: 'family' }])
  // Whoever hires a lawyer pays us a flat fee, which has an invoice.
  const paid = await db.many(sql`
    select distinct h.platform_fee_paise, o.taxable_paise, o.held_paise = h.fee_paise as is_whole
    from hires h join orders o on o.id = h.order_id where h.kind = 'lawyer'`)
  expect(paid).toEqual([{ platformFeePaise: 499_00, taxablePaise: 499_00, isWhole: true }])
  const shared = await db.many<{ id: number }>(sql`
    select distinct h.id from hires h join bookings b on b.id = h.booking_id join users s on s.id = b.seller_id
      join case_documents d on d.hire_id = h.id
    where s.email = 'seller@demo.in' and d.shared_at is not null`)
  expect(shared).toHaveLength(1)
})

test('has identity checks for the back office to decide, each with two names that differ', async () => {
  const db = worlds[0]?.db as Database
  const waiting = await db.many<{ userId: number; kind: string; profile: string; nameSealed: string }>(sql`
    select c.user_id, c.kind, u.firstname || ' ' || u.lastname as profile, c.name_sealed
    from kyc_checks c join users u on u.id = c.user_id where c.state = 'review' order by c.id`)
  expect(waiting.map((check) => check.kind)).toEqual(['aadhaar', 'pan'])
  for (const { userId, profile, nameSealed } of waiting) {
    const found = unseal({ secretKey }, 'kyc-name', userId, nameSealed)
    expect([found.length > 4, found === profile]).toEqual([true, false])
  }
})

test('gives its people packages that run, contacts they have used, and every Featured listing its promotion', async () => {
  const db = worlds[0]?.db as Database
  const packages = await db.many(sql`
    select u.email, s.name, sum(q.used) as used from subscriptions s join users u on u.id = s.user_id
      join subscription_quotas q on q.subscription_id = s.id
    where u.email = any(${demoAccounts.map((account) => account.email)}) and s.ends_at > ${now}
    group by u.email, s.name order by u.email`)
  expect(packages).toEqual([
    { email: 'agent@demo.in', name: 'Agent Office', used: 0 },
    { email: 'seller@demo.in', name: 'Owner Plus', used: 0 },
    { email: 'user@demo.in', name: 'Seeker Plus', used: 4 },
  ])
  const { unlocks, uses } = await db.one<{ unlocks: number; uses: number }>(sql`
    select (select count(*) from contact_unlocks where order_id is null) as unlocks, (select sum(units) from quota_uses) as uses`)
  expect(unlocks).toBe(uses)
  // Leads are for agents alone.
  const leads = await db.many<{ role: string }>(sql`
    select distinct u.role from subscription_quotas q join subscriptions s on s.id = q.subscription_id
      join users u on u.id = s.user_id where q.kind = 'leads'`)
  expect(leads).toEqual([{ role: 'agent' }])
  const unequal = await db.many(sql`
    select p.id from properties p full join property_promotions m on m.property_id = p.id
    where (p.is_promoted or m.id is not null) and p.promoted_until is distinct from m.until`)
  expect(unequal).toEqual([])
})

test('has mandates in every state for its agent, buyer and seller, and commissions asked, recorded, paid and refused', async () => {
  const db = worlds[0]?.db as Database
  const states = async (table: 'mandates' | 'commissions') =>
    (
      await db.many<{ state: string }>(
        table === 'mandates'
          ? sql`select distinct state from mandates order by 1`
          : sql`select distinct state from commissions order by 1`,
      )
    ).map((row) => row.state)
  expect(await states('mandates')).toEqual(Object.keys(mandateGraph.states).sort())
  expect(await states('commissions')).toEqual(['asked', 'paid', 'recorded', 'refused'])
  // Whoever signs in as one of them has something to answer, and the first is the one that journeys look at.
  const first = await db.one(sql`
    select m.state, u.email from mandates m join users u on u.id = m.agent_id where m.id = 1`)
  expect(first).toEqual({ state: 'accepted', email: 'agent@demo.in' })
  const waiting = await db.many<{ email: string }>(sql`
    select distinct u.email from commissions c join mandates m on m.id = c.mandate_id join users u on u.id = m.client_id
    where c.state in ('asked', 'recorded') order by 1`)
  expect(waiting.map((row) => row.email)).toEqual(['seller@demo.in', 'user@demo.in'])
})

test('adds nothing when it is made again', async () => {
  const db = worlds[0]?.db as Database
  const before = await people(db)
  const steps: string[] = []
  await makeWorld(db, folder, { now: new Date('2027-01-01T00:00:00Z'), onProgress: (step) => steps.push(step) })
  expect(steps).toEqual([])
  expect(await people(db)).toEqual(before)
})

test('what people have of packages was paid: orders in several states, invoices in the order of time, books in order', async () => {
  const db = worlds[0]?.db as Database
  const states = await db.many<{ state: string }>(sql`select distinct state from orders order by state`)
  expect(states.map((row) => row.state)).toEqual(['expired', 'failed', 'paid', 'refunded'])
  expect(await db.many(sql`select id from subscriptions where package_id is not null and order_id is null`)).toEqual([])
  const unordered = await db.many(sql`
    select a.id from invoices a join invoices b on b.serial > a.serial and b.financial_year = a.financial_year
    where b.issued_at < a.issued_at`)
  expect(unordered).toEqual([])
  expect(await checkLedger(db)).toMatchObject({ problems: [] })
  const [first, second] = await Promise.all(
    worlds.map((world) =>
      world.db.many(sql`select id, reference, total_paise, state, invoice_number from orders order by id`),
    ),
  )
  expect(first).toEqual(second)
})
