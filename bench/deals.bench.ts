import { inTransaction } from '../server/src/context.ts'
import { placeBid } from '../server/src/modules/bids/index.ts'
import { getRoom, requestBooking } from '../server/src/modules/bookings/index.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { loadManyListings } from '../server/test/many-listings.ts'
import { openBenchApp } from './support/bench-app.ts'
import { compare, slice } from './support/measure.ts'
import { keepResults, type Line, report, say } from './support/report.ts'

// What a bid and a request to book cost: the use case, with its checks, its notice and its reply, against the rows alone
// in bare SQL, in one transaction with the same lock. Every commit waits for the disk.

const clients = 16
const options = { clients, pairs: 15, ms: Number(process.env.BENCH_SLICE_MS ?? 250) }
const listings = 20_000
const instalments = 60

export async function run(): Promise<void> {
  const app = await openBenchApp(clients, { isDurable: true })
  try {
    say(`\nDeals, ${clients} clients, ${listings} listings, every commit flushed to disk`)
    await loadManyListings(app.db, listings, () => undefined)
    const { ids, buyers } = await subjectsOf(app.db)
    const buyerOf = (turn: number) => buyers[turn % buyers.length] as number
    const listingOf = (turn: number) => ids[turn % ids.length] as number
    let turn = 0
    const lines: Line[] = []
    const bids = await compare(
      () => {
        const at = turn++
        return placeBid(app.contextOf(buyerOf(at)), { propertyId: listingOf(at), amount: 50_00_000 + at })
      },
      () => insertBareBid(app.db, listingOf(turn++), buyerOf(turn)),
      options,
    )
    lines.push(report({ what: 'a bid', atMost: 2, ...bids }))
    const bookings = await compare(
      () => {
        const at = turn++
        return requestBooking(app.contextOf(buyerOf(at)), { propertyId: listingOf(at) })
      },
      () => insertBareBooking(app.db, listingOf(turn++), buyerOf(turn)),
      options,
    )
    lines.push(report({ what: 'a request to book', atMost: 2, ...bookings }))
    const { bookingId, buyerId } = await makeLongDeal(app.db, ids, buyers)
    const room = await slice(() => getRoom(app.contextOf(buyerId), bookingId), clients, 3000)
    say(
      `       the deal room with ${instalments} instalments: ${room.medianMs.toFixed(1)} ms, ${Math.round(room.perSecond)} a second`,
    )
    await keepResults('deals', { clients, listings, lines, room })
  } finally {
    await app.close()
  }
}

/** Live listings, and many people who own none of them: nobody reaches the limit of open bids. */
async function subjectsOf(db: Database): Promise<{ ids: number[]; buyers: number[] }> {
  await db.run(sql`
    insert into users (role, firstname, lastname, email, mobile, password_hash, city, created_at)
    select 'user', 'Ravi', 'Patil', 'buyer' || n || '@example.in', '8' || lpad(n::text, 9, '0'), '-', 'Pune', now()
    from generate_series(1, 50000) n`)
  const rows = await db.many<{ id: number }>(sql`
    select id from properties where state = 'verified' and listed_in = 'sell' order by id limit 15000`)
  const people = await db.many<{ id: number }>(sql`select id from users where email like 'buyer%' order by id`)
  await db.run(sql`create table bare_bids (like bids including all)`)
  await db.run(sql`create table bare_offers (like bid_offers including all)`)
  await db.run(sql`create table bare_bookings (like bookings including all)`)
  return { ids: rows.map((row) => row.id), buyers: people.map((row) => row.id) }
}

async function insertBareBid(db: Database, propertyId: number, buyerId: number): Promise<void> {
  await inTransaction({ db }, async (tx) => {
    await tx.db.run(sql`select from properties where id = ${propertyId} for no key update`)
    await tx.db.run(sql`
      with made as (
        insert into bare_bids (property_id, buyer_id, number, amount_paise, created_at, changed_at, expires_at)
        values (${propertyId}, ${buyerId}, 1, 500000000, now(), now(), now()) on conflict do nothing returning id)
      insert into bare_offers (bid_id, by_owner, amount_paise, at) select id, false, 500000000, now() from made`)
    await insertBareNotice(tx.db, propertyId)
  })
}

async function insertBareBooking(db: Database, propertyId: number, buyerId: number): Promise<void> {
  await inTransaction({ db }, async (tx) => {
    await tx.db.run(sql`select from properties where id = ${propertyId} for no key update`)
    await tx.db.run(sql`
      insert into bare_bookings (property_id, kind, buyer_id, seller_id, price_paise, booking_paise, channel, refund_table,
        terms, created_at, changed_at, deadline_at)
      values (${propertyId}, 'sale', ${buyerId}, 1, 500000000, 10000000, 'direct', 'resale', '{}', now(), now(), now())
      on conflict do nothing`)
    await insertBareNotice(tx.db, propertyId)
  })
}

/** As a notice to its owner writes it. */
async function insertBareNotice(db: Database, propertyId: number): Promise<void> {
  await db.run(sql`
    with counted as (
      insert into notification_counts as c (user_id, total, seen)
      select owner_id, 1, 0 from properties where id = ${propertyId}
      on conflict (user_id) do update set total = c.total + 1 returning user_id, total)
    insert into notifications (user_id, number, kind, title, body, link, created_at, is_pending)
    select user_id, total, 'bids', 'A bid', 'Answer it', '/BidingRequest', now(), true from counted`)
}

async function makeLongDeal(db: Database, ids: number[], buyers: number[]) {
  const [propertyId, buyerId] = [ids.at(-1) ?? 0, buyers.at(-1) ?? 0]
  const { id } = await db.one<{ id: number }>(sql`
    insert into bookings (property_id, kind, state, buyer_id, seller_id, price_paise, booking_paise, channel, refund_table,
      terms, created_at, changed_at, booked_on, agreed_on)
    select id, 'sale', 'paying', ${buyerId}, owner_id, 1000000000, 10000000, 'direct', 'resale',
      '{"kind":"sale","channel":"direct","bookingAmount":100000,"isInstant":false,"includes":"","parts":60,"firstDueDays":30,"lateRate":0,"conditions":[]}',
      now(), now(), '2026-01-01', '2026-01-10'
    from properties where id = ${propertyId} returning id`)
  await db.run(sql`
    insert into instalments (booking_id, number, due_on, gross_paise, paid_paise)
    select ${id}, n, '2026-01-31'::date + n * 30, 1000000, case when n <= 40 then 1000000 else 0 end
    from generate_series(1, ${instalments}::int) n`)
  await db.run(sql`
    insert into booking_payments (booking_id, what, instalment_id, gross_paise, tds_paise, cash_paise, paid_on, reference,
      recorded_by, recorded_at, confirmed_by, confirmed_at)
    select ${id}, 'instalment', i.id, 1000000, 10000, 990000, i.due_on, 'UTR', ${buyerId}, now(), ${buyerId}, now()
    from instalments i where i.booking_id = ${id} and i.paid_paise > 0`)
  return { bookingId: id, buyerId }
}
