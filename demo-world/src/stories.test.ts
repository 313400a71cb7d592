import { activeBookingStates } from '@properysearch/contract/bookings/facts'
import { type DealPaperKind, usualDealPapers } from '@properysearch/contract/deal-papers/facts'
import type { Subcategory } from '@properysearch/contract/listings/facts'
import { allModules } from '@properysearch/server/src/all-modules.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { createTestApp, type TestApp } from '@properysearch/server/test/test-app.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedWorld } from '../test/shared-world.ts'
import { demoModule } from './demo.module.ts'
import { demoPassword } from './demo-accounts.ts'

// The deals of the demo hold together as those of real people do.

let app: TestApp
beforeAll(async () => {
  const { template, dataDir } = await sharedWorld()
  app = await createTestApp({ DATA_DIR: dataDir }, { modules: [...allModules, demoModule], template })
}, 120_000)
afterAll(() => app.close())

const many = <Row>(query: ReturnType<typeof sql>) => app.db.many<Row>(query)

/** When each deal took a step. */
const moves = sql`(select subject_id as booking_id, act, at from state_moves where graph in ('sale', 'rental'))`

test('no two payments have one reference', async () => {
  const { all, different } = await app.db.one<{ all: number; different: number }>(sql`
    select count(*)::int as all, count(distinct reference)::int as different
    from (select reference from booking_payments union all select reference from commissions) paid
    where reference is not null`)
  expect(all).toBeGreaterThan(50)
  expect(different).toBe(all)
})

test('nobody asks for a property at its price while their own bid for it is open', async () => {
  const both = await many(sql`
    select b.id from bookings b join bids o on o.property_id = b.property_id and o.buyer_id = b.buyer_id
    where b.state not in ('completed', 'rejected', 'cancelled', 'expired') and b.bid_id is null
      and o.state in ('pending', 'countered', 'accepted')`)
  expect(both).toEqual([])
})

test('nobody waits for what is promised to somebody else, and what is on hold has its deal', async () => {
  const promised = await many(sql`
    select b.id from bookings b join bids o on o.property_id = b.property_id and o.state = 'accepted'
    where b.state = 'requested' and o.buyer_id <> b.buyer_id`)
  expect(promised).toEqual([])
  const held = await many<{ id: number }>(sql`
    select id from properties p where state = 'on-hold' and not exists (
      select from bookings where property_id = p.id and state = any(${activeBookingStates}::text[]))`)
  expect(held).toEqual([])
})

test('a paper comes after the acceptance, not after the step it proves, and never from the future', async () => {
  const { now } = app.clock
  const wrong = await many(sql`
    select b.id, d.kind, f.uploaded_at, accepted.at as accepted_at, proven.at as proven_at
    from deal_papers d join bookings b on b.id = d.booking_id join ${moves} accepted on accepted.booking_id = b.id
        and accepted.act = 'accept'
      left join deal_paper_files f on f.paper_id = d.id
      left join ${moves} proven on proven.booking_id = b.id and proven.act = case
        when d.kind in ('title-papers', 'society-noc', 'loan-sanction') then 'clear'
        when d.kind in ('police-intimation', 'society-form', 'inventory-photographs') then 'move-in'
        when d.kind = 'leave-and-licence' then 'register' when d.kind <> 'share-certificate' then 'agree' end
    where d.added_at < accepted.at or coalesce(f.uploaded_at, d.added_at) not between d.added_at and ${now}
      or f.uploaded_at > proven.at or d.marked_at > ${now}`)
  expect(wrong).toEqual([])
  const unmet = await many(sql`
    select c.booking_id, c.kind from booking_conditions c where c.outcome = 'met' and c.kind = 'society-noc'
      and exists (select from deal_papers where booking_id = c.booking_id)
      and not exists (select from deal_papers d where d.booking_id = c.booking_id and d.kind = 'society-noc' and d.versions > 0)`)
  expect(unmet).toEqual([])
  const unregistered = await many(sql`
    select booking_id from deal_papers d where kind in ('police-intimation', 'society-form') and versions > 0
      and not exists (select from ${moves} m where m.booking_id = d.booking_id and m.act = 'move-in')`)
  expect(unregistered).toEqual([])
})

test('a handover is planned before the agreement, and gone through before the deal is completed', async () => {
  const wrong = await many(sql`
    select h.booking_id from deal_handovers h
      join ${moves} booked on booked.booking_id = h.booking_id and booked.act = 'pay-booking'
      left join ${moves} agreed on agreed.booking_id = h.booking_id and agreed.act = 'agree'
      left join ${moves} completed on completed.booking_id = h.booking_id and completed.act = 'complete'
    where h.proposed_at < booked.at or h.proposed_at > ${app.clock.now} or h.agreed_at < h.proposed_at
      or (agreed.at is not null and (h.agreed_at is null or h.agreed_at > agreed.at))
      or exists (select from deal_handover_ticks t where t.booking_id = h.booking_id
        and (t.at < agreed.at or t.at > coalesce(completed.at, ${app.clock.now})))`)
  expect(wrong).toEqual([])
})

test('an agent asks for the first part after the agreement, for the rest after the handover', async () => {
  const early = await many(sql`
    select c.id from commissions c join mandates m on m.id = c.mandate_id
      left join ${moves} due on due.booking_id = m.booking_id
        and due.act = case c.part when 'agreement' then 'agree' else 'complete' end
    where due.at is null or c.asked_at < due.at`)
  expect(early).toEqual([])
})

test('papers, terms and inventories are of the kind of the property', async () => {
  const papers = await many<{ kind: 'sale' | 'rental'; subcategory: Subcategory; paper: DealPaperKind }>(sql`
    select distinct b.kind, p.subcategory, d.kind as paper from deal_papers d join bookings b on b.id = d.booking_id
      join properties p on p.id = b.property_id`)
  expect(papers.filter((row) => !usualDealPapers(row.kind, row.subcategory).includes(row.paper))).toEqual([])
  expect(papers.some((row) => row.subcategory === 'Plots')).toBe(true)
  const odd = await many(sql`
    select b.id, p.subcategory, p.furnishing, b.terms ->> 'includes' as includes, i.items from bookings b
      join properties p on p.id = b.property_id left join rental_inventories i on i.booking_id = b.id
    where (p.subcategory in ('Shops', 'Offices', 'Plots') or p.furnishing = 'UnFurnished')
        and concat(b.terms ->> 'includes', i.items) ~* 'wardrobe|geyser|kitchen|bed'
      or p.subcategory = 'Plots' and (b.terms ->> 'includes' <> '' or b.terms -> 'conditions' ? 'society-noc')
      or p.garages = 0 and b.terms ->> 'includes' ~ 'parking'`)
  expect(odd).toEqual([])
  const { shops } = await app.db.one<{ shops: number }>(sql`
    select count(*)::int as shops from bookings b join properties p on p.id = b.property_id
      join rental_inventories i on i.booking_id = b.id
    where p.subcategory = 'Shops' and i.items::text like '%Rolling shutter%'`)
  expect(shops).toBe(1)
  const unsaid = await many(sql`
    select d.id from disputes d join bookings b on b.id = d.booking_id
    where d.reason like '%wardrobes%' and b.terms ->> 'includes' not ilike '%wardrobes%'`)
  expect(unsaid).toEqual([])
})

test('a receipt for held money names the seller as the deal does', async () => {
  const names = await many<{ name: string; firstname: string; lastname: string }>(sql`
    select distinct o.held_for_whom as name, u.firstname, u.lastname from orders o
      join bookings b on o.held_for = 'booking:' || b.id join users u on u.id = b.seller_id`)
  expect(names).toHaveLength(2)
  for (const { name, firstname, lastname } of names) expect(name).toBe(`${firstname} ${lastname.charAt(0)}.`)
})

test('the seller can accept the first of their requests, for sale and to let', async () => {
  const { token } = await app.visitor.auth.login({ email: 'seller@demo.in', password: demoPassword })
  const { bookings } = app.clientFor(token)
  const { data } = await bookings.listReceived({ id: 0 })
  for (const kind of ['sale', 'rental']) {
    const first = data.find(
      ({ bookingData: { kind: its, state } }) => its === kind && state === 'requested',
    )?.bookingData
    const { data: accepted } = await bookings.act({ id: first?.id ?? 0, act: 'accept' })
    expect(accepted.state).toBe('accepted')
  }
})
