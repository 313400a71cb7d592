import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Order } from '@properysearch/contract/orders/calls'
import { randomFrom } from '@properysearch/demo-world/src/random.ts'
import { afterAll, expect, test } from 'vitest'
import { createPeople, Mortal, workThrough } from '../../test/mortal-server.ts'
import { exampleProperty } from '../../test/property-factory.ts'
import { killServerProcesses, startServerProcess } from '../../test/server-process.ts'
import { type Caller, json } from '../../test/stormy-calls.ts'
import { checkDeductions, disputeDeductions, pressAbout } from '../../test/stormy-deductions.ts'
import { checkHires, comeBackToHire, feePaise, hire, hiresOfEach, press } from '../../test/stormy-hires.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { sandboxGateway } from '../adapters/payments/sandbox-gateway.ts'
import { checkLedger, sealMovementsJob } from '../modules/ledger/index.ts'
import { insertProperties } from '../modules/listings/index.ts'
import { followRefundsJob, reconcileOrdersJob } from '../modules/orders/index.ts'
import { followReleasesJob } from '../modules/releases/releases.jobs.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { limits } from '../platform/db/limits.ts'
import { sql } from '../platform/db/sql.ts'
import { enqueue } from '../platform/jobs/jobs.ts'

afterAll(killServerProcesses)

/** Half of the deals are being booked, of the others a part is being paid out and a part disputed. */
const deals = 16
const kills = 3
const secretKey = 'k'.repeat(40)
const heldPaise = 1_00_000_00
const outPaise = 60_000_00
const disputedPaise = 25_000_00

interface Deal extends Caller {
  bookingId: number
}

// A job in the hands of a worker that was killed is handed to another after 90 seconds of silence.
const poll = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 180_000, interval: 250 })
const count = async (db: Database, query: ReturnType<typeof sql>) => (await db.one<{ n: number }>(query)).n

/** With a bank account that their bank has confirmed. */
async function createPayee(
  server: Mortal,
  db: Database,
  { from, role, accountNumber }: { from: number; role: string; accountNumber: string },
): Promise<{ id: number; token: string }> {
  const [token = ''] = await createPeople(db, 1, from)
  const { id } = await db.one<{ id: number }>(sql`
    update users set role = ${role}, pan_verified_at = now() where id = (select max(id) from users) returning id`)
  const bank = { ifsc: 'HDFC0000123', accountNumber, accountNumberAgain: accountNumber }
  const body = { ...bank, holderName: 'Asha Kulkarni', consent: true }
  await server.call(`/api/profile/${id}/bankaccounts`, json('POST', { token, address: '10.3.0.1' }, body))
  await poll(() =>
    count(
      db,
      sql`select count(*)::int as n from kyc_checks where user_id = ${id} and kind = 'bank' and state = 'verified'`,
    ),
  ).toBe(1)
  return { id, token }
}

/** Accepted at once, and past the ₹1: neither is what the storm is about. */
async function book(server: Mortal, db: Database, seller: { id: number; token: string }): Promise<Deal[]> {
  const place = await db.one<{ cityId: number; localityId: number }>(
    sql`select city_id, id as locality_id from localities where name = 'Baner'`,
  )
  const example = { ...exampleProperty({ ...place, ownerId: seller.id, now: new Date() }), pricePaise: 10 * heldPaise }
  const ids = await insertProperties(
    db,
    Array.from({ length: deals }, () => example),
  )
  const tokens = await createPeople(db, deals, 9_800_000_000)
  const terms = {
    kind: 'sale',
    channel: 'sandbox',
    bookingAmount: heldPaise / 100,
    parts: 3,
    firstDueDays: 30,
    lateRate: 0,
    conditions: [],
    isInstant: true,
    includes: '',
  }
  const made: Deal[] = []
  await workThrough(ids, async (propertyId, i) => {
    const buyer = { token: tokens[i] as string, address: `10.4.0.${i}` }
    const owner = { token: seller.token, address: `10.5.0.${i}` }
    await server.call(`/api/book/terms/${propertyId}`, json('PUT', owner, { terms }))
    const answer = await server.call('/api/book', json('POST', buyer, { propertyId }))
    const { data } = (await answer.json()) as { data: { id: number } }
    made.push({ ...buyer, bookingId: data.id })
  })
  await db.run(sql`update bookings set state = 'penny-paid' where kind = 'sale'`)
  return made
}

async function order(server: Mortal, deal: Deal): Promise<Order> {
  const wanted = { purpose: 'booking-amount', subjectId: deal.bookingId }
  const created = await server.call('/api/orders', json('POST', deal, wanted, `deal-storm-${deal.bookingId}-order`))
  const { data } = (await created.json()) as { data: Order }
  await server.call(data.checkoutUrl ?? '', { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }) })
  return data
}

const comeBack = (server: Mortal, { id }: Order, { token, address }: Deal) =>
  server.call(`/api/book/getCallBack?order_id=${id}`, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
  })

/** Held and agreed; what the seller asks for is approved: that takes a code, and no storm. */
async function askFor(server: Mortal, db: Database, deal: Deal, seller: { token: string }): Promise<void> {
  await comeBack(server, await order(server, deal), deal)
  await db.run(sql`update bookings set state = 'agreed', agreed_on = current_date where id = ${deal.bookingId}`)
  const asked = { bookingId: deal.bookingId, amount: outPaise / 100, key: `deal-storm-release-${deal.bookingId}` }
  const who = { token: seller.token, address: deal.address }
  expect((await server.call('/api/propertypayment/releases', json('POST', who, asked))).status).toBe(200)
  await db.run(sql`update releases set state = 'approved', next_check_at = now() where booking_id = ${deal.bookingId}`)
}

test('bookings, payouts, disputes, deductions and hires, pressed and told of many times while the server dies: each counts once', async () => {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'properysearch-deal-storm-'))
  const db = openDatabase(database.url, () => undefined, 6, limits.job)
  const env = { DATABASE_URL: database.url, MODE: 'development', SECRET_KEY: secretKey, TRUST_PROXY: 'yes' }
  const server = new Mortal(() => startServerProcess(dataDir, env, []))
  await server.start()
  const random = randomFrom('deal storm')
  const seller = await createPayee(server, db, { from: 9_700_000_000, role: 'user', accountNumber: '5010000000019' })
  const evaluator = await createPayee(server, db, {
    from: 9_600_000_000,
    role: 'evaluator',
    accountNumber: '5010000000029',
  })
  const all = await book(server, db, seller)
  const agreed = all.slice(0, deals / 2)
  const booked = all.slice(deals / 2)
  await workThrough(agreed, (deal) => askFor(server, db, deal, seller))
  const hires = await hire(server, db, evaluator.id)
  const deductions = await disputeDeductions(server, db, seller)

  const { simulation } = sandboxGateway(db, { secretKey }, () => new Date())
  const times = (act: () => Promise<unknown>) => Array.from({ length: random.between(2, 4) }, () => act)
  const news: (() => Promise<unknown>)[] = []
  await workThrough(booked, async (deal) => {
    const made = await order(server, deal)
    const session = made.checkoutUrl?.split('/').at(-1)
    const { id } = await db.one<{ id: string }>(sql`select id from sandbox_payments where session_id = ${session}`)
    news.push(
      ...times(async () =>
        server.call('/api/payments/webhook/sandbox', { method: 'POST', ...(await simulation?.webHook(id)) }),
      ),
      ...times(() => comeBack(server, made, deal)),
      ...times(() => enqueue(db, reconcileOrdersJob, {}, { key: `deal-storm-${made.id % 4}` })),
    )
  })
  for (const deal of agreed) {
    const { bookingId } = deal
    const key = `deal-storm-dispute-${bookingId}`
    const dispute = { bookingId, amount: disputedPaise / 100, reason: 'The terrace leaks.', key }
    news.push(
      ...times(async () => {
        await db.run(sql`update releases set next_check_at = now() where booking_id = ${bookingId} and state <> 'paid'`)
        await enqueue(db, followReleasesJob, {}, { key: `deal-storm-${bookingId % 4}` })
      }),
      ...times(async () => {
        expect((await server.call('/api/disputes', json('POST', deal, dispute))).status).toBe(200)
      }),
    )
  }
  for (const one of hires) {
    const session = one.order.checkoutUrl?.split('/').at(-1)
    const { id } = await db.one<{ id: string }>(sql`select id from sandbox_payments where session_id = ${session}`)
    news.push(
      ...times(async () =>
        server.call('/api/payments/webhook/sandbox', { method: 'POST', ...(await simulation?.webHook(id)) }),
      ),
      ...times(() => comeBackToHire(server, one)),
      ...times(() => press(server, one, evaluator)),
    )
  }
  for (const one of deductions) news.push(...times(() => pressAbout(server, db, one)))
  const shuffled = random.shuffle(news)
  const killsAt = Array.from({ length: kills }, (_, k) => Math.floor((shuffled.length * (k + 1)) / (kills + 1)))
  let deaths: Promise<void> = Promise.resolve()
  await workThrough(shuffled, async (tell, i) => {
    if (killsAt.includes(i)) deaths = deaths.then(() => server.die())
    await tell()
  })
  await deaths

  await workThrough(hires, (one) => press(server, one, evaluator))
  await workThrough(deductions, (one) => pressAbout(server, db, one))
  await poll(async () => {
    await db.run(sql`update orders set next_check_at = now() where state not in ('paid', 'refunded')`)
    await db.run(sql`update releases set next_check_at = now() where state <> 'paid'`)
    await db.run(sql`update refunds set next_check_at = now() where state = 'pending'`)
    await enqueue(db, reconcileOrdersJob, {})
    await enqueue(db, followReleasesJob, {})
    await enqueue(db, followRefundsJob, {})
    return count(
      db,
      sql`select (select count(*) from orders where state not in ('paid', 'refunded'))::int
        + (select count(*) from releases where state <> 'paid')::int
        + (select count(*) from hire_payouts where paid_at is null)::int
        + (select count(*) from refunds where state <> 'done')::int as n`,
    )
  }).toBe(0)
  await poll(async () => {
    await enqueue(db, sealMovementsJob, {})
    return (await checkLedger(db)).unsealed
  }).toBe(0)
  await server.stop()

  // Each was booked by one payment, in one move.
  expect(
    await db.many(sql`
      select b.state, count(*)::int as deals from bookings b
      where b.kind = 'sale' and (select count(*) from booking_payments p where p.booking_id = b.id) = 1
        and (select count(*) from state_moves m where m.graph = 'sale' and m.subject_id = b.id and m.act = 'pay-booking') = 1
      group by 1 order by 1`),
  ).toEqual([
    { state: 'agreed', deals: deals / 2 },
    { state: 'booked', deals: deals / 2 },
  ])
  // Each release reached the partner as one payment of its amount.
  expect(
    await db.many(sql`
      select r.id from releases r where r.hire_id is null and (select coalesce(sum(s.amount_paise), 0) from sandbox_payouts s
        where s.reference like 'PSR-' || r.id || '-%' and s.state = 'paid') <> ${outPaise}`),
  ).toEqual([])
  const overHeld = sql`select count(*)::int as n from disputes where deduction_id is null`
  expect(await count(db, overHeld)).toBe(deals / 2)
  await checkHires(db)
  await checkDeductions(db)
  // The partner has heard of each refund once.
  expect(
    await count(db, sql`select (select count(*) from sandbox_refunds)::int - count(*)::int as n from refunds`),
  ).toBe(0)
  // What was kept back. Nothing is on its way to anybody any more.
  const keptPaise = await count(db, sql`select sum(withheld_paise)::bigint as n from releases`)
  expect(
    await db.many(sql`
      select case when account ~ '^(gateway|held):' then regexp_replace(account, ':[0-9]+$', '') else 'kept' end
        as name, sum(paise)::bigint as paise
      from ledger_entries group by 1 having sum(paise) <> 0 order by 1`),
  ).toEqual([
    {
      name: 'gateway:sandbox',
      paise: deals * heldPaise - (deals / 2) * outPaise + hiresOfEach * feePaise + keptPaise,
    },
    { name: 'held:booking', paise: -(deals * heldPaise - (deals / 2) * (outPaise + disputedPaise)) },
    { name: 'held:disputed', paise: -(deals / 2) * disputedPaise },
    { name: 'held:hire', paise: -hiresOfEach * feePaise },
    { name: 'kept', paise: -keptPaise },
  ])
  expect(await checkLedger(db)).toMatchObject({ unsealed: 0, problems: [] })

  await db.close()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
}, 600_000)
