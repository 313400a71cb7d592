import { inForceOn } from '@properysearch/contract/bookings/law'
import type { HireState } from '@properysearch/contract/hires/facts'
import { hireRules } from '@properysearch/contract/hires/law'
import { formatRupees } from '@properysearch/contract/values/money'
import type { Storage } from '@properysearch/server/src/adapters/storage/port.ts'
import type { Supplier } from '@properysearch/server/src/config.ts'
import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import { insertRequest } from '@properysearch/server/src/modules/cases/demo-cases.ts'
import { dayInIndia } from '@properysearch/server/src/platform/day-in-india.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { type Sql, sql } from '@properysearch/server/src/platform/db/sql.ts'
import { makeCase } from './case-contents.ts'
import { type DemoHire, insertDemoHire } from './lawyer-hires.ts'

const hourMs = 60 * 60 * 1000

/** What is asked of a lawyer: its name, its fee in rupees, and in how many days it is done. */
const services = [
  [
    'Title search and report',
    18_000,
    15,
    'Search of thirty years at the sub-registrar, CERSAI and courts, and a title report.',
  ],
  ['Agreement for sale', 9_000, 7, 'A draft of the agreement for sale, with two rounds of changes.'],
  [
    'Title report and agreement',
    25_000,
    20,
    'Title search of thirty years, a report, and the draft of the agreement for sale.',
  ],
] as const

/**
 * The 29 leads of the demo's lawyer, in every state that a lead has: the state, and for how many hours it was paid. Our
 * fee has an invoice, and their numbers follow the time: all are newer than the ten days of the other invoices.
 */
const leads: [state: HireState, paidHoursAgo: number][] = [
  ...[2, 5, 9, 14, 20, 27, 34, 41].map((hours): [HireState, number] => ['paid', hours]),
  ...[60, 80, 110, 140, 170, 198, 216, 231].map((hours): [HireState, number] => ['accepted', hours]),
  ...[90, 150, 213].map((hours): [HireState, number] => ['waiting', hours]),
  ...[176, 187, 201, 209, 226].map((hours): [HireState, number] => ['delivered', hours]),
  ...[52, 101, 131, 161, 191].map((hours): [HireState, number] => ['declined', hours]),
]

interface Client {
  id: number
  name: string
  propertyId: number
  title: string
  seller: string
  pricePaise: number
  inState: string
  bookingId: number | null
}

/** The leads of the demo's lawyer, and a case for each that was accepted. The demo's buyer is one of the clients. */
export async function makeCases(
  db: Db,
  now: Date,
  { supplier, storage }: { supplier: Supplier; storage: Storage },
): Promise<void> {
  const lawyer = await findUserByEmail(db, 'lawyer@demo.in')
  if (!lawyer) throw new Error('The demo world has no lawyer.')
  const clients = await findClients(db, leads.length)
  await settleClients(db, clients)
  const platformFeePaise = inForceOn(hireRules, dayInIndia(now)).platformFeePaise.lawyer
  const oldestFirst = leads
    .map(([state, paidHoursAgo], i) => ({ i, state, paidHoursAgo }))
    .sort((one, other) => other.paidHoursAgo - one.paidHoursAgo)
  for (const { i, state, paidHoursAgo } of oldestFirst) {
    // The demo's buyer is the first whose case is worked on.
    const client = clients[(i + clients.length - leads.findIndex(([one]) => one === 'accepted')) % clients.length]
    const [title, fee, days, scope] = services[client?.bookingId ? 2 : i % services.length] ?? services[0]
    if (!client) throw new Error('The demo world has too few buyers.')
    const hire: DemoHire = {
      clientId: client.id,
      lawyerId: lawyer.id,
      lawyer: `${lawyer.firstname} ${lawyer.lastname}`,
      propertyId: client.propertyId,
      bookingId: client.bookingId,
      inState: client.inState,
      title,
      scope,
      feePaise: fee * 100,
      platformFeePaise,
      days,
      state,
      paidAt: new Date(now.getTime() - paidHoursAgo * hourMs),
      now,
    }
    const hireId = await insertDemoHire(db, supplier, hire)
    if (state === 'paid' || state === 'declined') continue
    const price = formatRupees(client.pricePaise / 100)
    await makeCase(db, storage, {
      hireId,
      ...hire,
      at: i,
      names: { ...client, buyer: client.name, property: client.title, price },
    })
  }
  await nameWaitedPapers(db)
}

/** Where another lawyer waits for a paper, it is one that was asked for in the case. */
async function nameWaitedPapers(db: Db): Promise<void> {
  const waiting = await db.many<{ hireId: number; askedAt: Date }>(sql`
    select id as hire_id, waiting_since as asked_at from hires h where kind = 'lawyer' and state = 'waiting'
      and not exists (select from case_requests r where r.hire_id = h.id) order by id`)
  for (const { hireId, askedAt } of waiting) {
    await insertRequest(db, {
      hireId,
      name: 'Index II of the last sale',
      about: 'From the IGR site or the sub-registrar, all pages, so that the search can begin.',
      item: null,
      askedAt,
    })
  }
}

/** Of the deals of one side, the one in which a lawyer has most to do. */
const findDealFor = (db: Db, side: Sql) =>
  db.many<Client>(sql`
    select u.id, u.firstname || ' ' || u.lastname as name, p.id as property_id, p.title, p.price_paise,
      s.firstname || ' ' || s.lastname as seller, c.state as in_state, b.id as booking_id
    from bookings b join users u on u.id = b.buyer_id join properties p on p.id = b.property_id
      join cities c on c.id = p.city_id join users s on s.id = b.seller_id
    where ${side} and b.kind = 'sale' and b.state in ('booked', 'cleared', 'accepted', 'penny-paid', 'agreed', 'paying', 'settled', 'completed')
    order by b.state = 'booked' desc, b.id limit 1`)

/** The demo's buyer in a deal, somebody who buys of the demo's seller, then others with a property that is for sale. */
async function findClients(db: Db, howMany: number): Promise<Client[]> {
  const own = [
    ...(await findDealFor(db, sql`u.email = 'user@demo.in' and s.email <> 'seller@demo.in'`)),
    ...(await findDealFor(db, sql`s.email = 'seller@demo.in'`)),
  ]
  if (own.length < 2) throw new Error('The demo’s buyer and seller have no deal for a lawyer.')
  const others = await db.many<Client>(sql`
    with people as (
      select u.id, u.firstname || ' ' || u.lastname as name, row_number() over (order by u.id) as n from users u
      where u.role = 'user' and u.city = 'Pune' and u.email not in ('user@demo.in', 'seller@demo.in')
        and u.id <> all(${own.map(({ id }) => id)}::bigint[])),
    homes as (
      select p.id, p.owner_id, p.title, p.price_paise, s.firstname || ' ' || s.lastname as seller, c.state,
        row_number() over (order by p.id desc) as n
      from properties p join cities c on c.id = p.city_id join users s on s.id = p.owner_id
      where p.state = 'verified' and p.listed_in = 'sell' and c.name = 'Pune' and s.email <> 'seller@demo.in')
    select people.id, people.name, homes.id as property_id, homes.title, homes.price_paise, homes.seller,
      homes.state as in_state, null::bigint as booking_id
    from people join homes on homes.n = people.n and homes.owner_id <> people.id order by people.n limit ${howMany - own.length}`)
  return [...own, ...others]
}

/** Where some of them live; the others have said no more than the city. */
async function settleClients(db: Db, clients: readonly Client[]): Promise<void> {
  const ids = clients.filter((_, i) => i % 4 !== 3).map(({ id }) => id)
  await db.run(sql`
    update users u set latitude = l.latitude, longitude = l.longitude
    from (select unnest(${ids}::bigint[]) as id, generate_series(1, ${ids.length}) as n) chosen,
      (select l.latitude, l.longitude, row_number() over (order by md5(l.name)) as n from localities l
        join cities c on c.id = l.city_id where c.name = 'Pune') l
    where u.id = chosen.id and u.latitude is null and l.n = chosen.n`)
}
