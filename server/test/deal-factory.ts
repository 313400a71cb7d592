import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import type { SaleTerms } from '@properysearch/contract/bookings/terms'
import type { PurposeName } from '@properysearch/contract/orders/facts'
import { sql } from '../src/platform/db/sql.ts'
import { createUser, type TestPerson } from './factories.ts'
import { choose, newKey } from './order-factory.ts'
import { codeFor } from './people.ts'
import { createProperty } from './property-factory.ts'
import type { TestApp } from './test-app.ts'

export interface TestDeal {
  buyer: TestPerson
  seller: TestPerson
  propertyId: number
  bookingId: number
}

/** The seller has a PAN, so that the buyer deducts one per cent. */
export async function createSeller(app: TestApp): Promise<TestPerson> {
  const seller = await createUser(app, { firstname: 'Mandar', lastname: 'Joshi' })
  await app.db.run(sql`update users set pan_verified_at = ${app.clock.now} where id = ${seller.user.id}`)
  return seller
}

interface GivenDeal {
  price?: number
  terms?: Partial<SaleTerms>
  buyer?: TestPerson
  seller?: TestPerson
}

/** A sale that the seller has accepted; the next step is the buyer's. */
export async function acceptedSale(
  app: TestApp,
  { price = 85_00_000, terms = {}, ...people }: GivenDeal = {},
): Promise<TestDeal> {
  const seller = people.seller ?? (await createSeller(app))
  const buyer = people.buyer ?? (await createUser(app))
  const title = '2 BHK flat in Baner'
  const propertyId = await createProperty(app, { ownerId: seller.user.id, title, pricePaise: price * 100 })
  await seller.client.bookings.setTerms({
    propertyId,
    terms: {
      kind: 'sale',
      channel: 'sandbox',
      bookingAmount: 2_00_000,
      parts: 3,
      firstDueDays: 30,
      lateRate: 0,
      conditions: ['title'],
      isInstant: true,
      includes: '',
      ...terms,
    },
  })
  const { data } = await buyer.client.bookings.request({ propertyId })
  return { buyer, seller, propertyId, bookingId: data.id }
}

/** As the buyer does: order, checkout, back. */
export async function pay(
  app: TestApp,
  deal: TestDeal,
  purpose: PurposeName,
  subjectId = deal.bookingId,
  option?: string,
) {
  const wanted = { purpose, subjectId, ...(option ? { option } : {}) }
  const { data: order } = await deal.buyer.client.orders.create({ ...wanted, key: newKey() })
  await choose(app, order, 'pay')
  return (await deal.buyer.client.callBacks.book({ order_id: order.id })).data
}

export async function roomOf(deal: TestDeal, person: TestPerson = deal.buyer): Promise<BookingRoom> {
  return (await person.client.bookings.getRoom({ bookingId: deal.bookingId })).data
}

export async function bookedSale(app: TestApp, given: Parameters<typeof acceptedSale>[1] = {}): Promise<TestDeal> {
  const deal = await acceptedSale(app, given)
  await pay(app, deal, 'booking-penny')
  await pay(app, deal, 'booking-amount')
  return deal
}

/** Conditions met by both, agreement registered by the seller and confirmed by the buyer. */
export async function agree(app: TestApp, deal: TestDeal): Promise<void> {
  const { buyer, seller, bookingId: id } = deal
  for (const { id: conditionId } of (await roomOf(deal)).conditions) {
    await buyer.client.bookings.decideCondition({ conditionId, outcome: 'met' })
  }
  await buyer.client.bookings.confirm({ id, what: 'clear' })
  await seller.client.bookings.confirm({ id, what: 'clear' })
  const day = app.clock.now.toISOString().slice(0, 10)
  await seller.client.bookings.recordRegistration({
    id,
    documentNumber: 'HVL-12-4567-2026',
    office: 'Haveli 12, Pune',
    signedOn: day,
    registeredOn: day,
  })
  await buyer.client.bookings.confirmRegistration({ id, version: 1 })
}

let accounts = 0

/** Verified, in their own name: what the last figure says to the simulated bank is that all is well. */
export async function addAccount(app: TestApp, { client, user }: TestPerson): Promise<void> {
  const accountNumber = `5010${String(++accounts).padStart(9, '0')}9`
  const holderName = `${user.firstname} ${user.lastname}`
  const bank = { ifsc: 'HDFC0000123', accountNumber, accountNumberAgain: accountNumber }
  await client.kyc.addBankAccount({ id: user.id, ...bank, holderName, consent: true })
  await app.runJobs()
}

/** The buyer approves a release with the code that was sent to them. */
export async function approveRelease(app: TestApp, { buyer }: TestDeal, id: number): Promise<void> {
  await buyer.client.releases.sendOtp({ id })
  await app.runJobs()
  await buyer.client.releases.approve({ id, otp: await codeFor(app, buyer.user.mobile) })
}

/** A deal long over, with a row of both people in every table of it; written straight into the tables. */
export async function insertOldDeal(
  app: TestApp,
  people: { buyerId: number; sellerId: number; propertyId: number; paidTo: string },
) {
  const { buyerId, sellerId, propertyId, paidTo } = people
  const { now } = app.clock
  const { id } = await app.db.one<{ id: number }>(sql`
    insert into bookings (property_id, kind, state, buyer_id, seller_id, message, price_paise, booking_paise, channel,
      refund_table, terms, created_at, changed_at, ended_at)
    values (${propertyId}, 'sale', 'completed', ${buyerId}, ${sellerId}, 'Yours', 500000000, 5000000, 'direct', 'resale',
      '{}', ${now}, ${now}, ${now}) returning id`)
  await app.db.run(sql`
    insert into booking_conditions (booking_id, kind, due_on, outcome, decided_by, decided_at)
    values (${id}, 'title', ${now}, 'met', ${buyerId}, ${now}), (${id}, 'loan', ${now}, 'met', ${sellerId}, ${now})`)
  await app.db.run(sql`
    insert into booking_confirmations (booking_id, what, user_id, state, at)
    values (${id}, 'clear', ${buyerId}, 'booked', ${now}), (${id}, 'clear', ${sellerId}, 'booked', ${now})`)
  await app.db.run(sql`
    insert into booking_registrations (booking_id, document_number, office, signed_on, registered_on, recorded_by,
      recorded_at, confirmed_by, confirmed_at)
    values (${id}, '1', 'Haveli 12', ${now}, ${now}, ${sellerId}, ${now}, ${buyerId}, ${now})`)
  await app.db.run(sql`
    insert into booking_payments (booking_id, what, gross_paise, tds_paise, cash_paise, paid_on, reference, recorded_by,
      recorded_at, confirmed_by, confirmed_at)
    values (${id}, 'booking', 5000000, 0, 5000000, ${now}, 'UTR 1', ${buyerId}, ${now}, ${sellerId}, ${now})`)
  const inventory = await app.db.one<{ id: number }>(sql`
    insert into rental_inventories (booking_id, at, changed_by, changed_at)
    values (${id}, 'in', ${sellerId}, ${now}) returning id`)
  await app.db.run(sql`
    insert into rental_inventories (booking_id, at, changed_by, changed_at) values (${id}, 'out', ${buyerId}, ${now})`)
  await app.db.run(sql`
    insert into rental_photos (inventory_id, file_key, upload_id, added_by, added_at)
    values (${inventory.id}, ${`inventories/of-${id}-a.jpg`}, 'one', ${sellerId}, ${now}),
      (${inventory.id}, ${`inventories/of-${id}-b.jpg`}, 'two', ${buyerId}, ${now})`)
  await app.db.run(sql`
    insert into rental_renewals (booking_id, months, rent_paise, document_number, office, signed_on, registered_on,
      recorded_by, recorded_at, confirmed_by, confirmed_at)
    values (${id}, 11, 100, '2', 'Haveli 12', ${now}, ${now}, ${sellerId}, ${now}, ${buyerId}, ${now}),
      (${id}, 11, 100, '3', 'Haveli 12', ${now}, ${now}, ${buyerId}, ${now}, ${sellerId}, ${now})`)
  const release = await app.db.one<{ id: number }>(sql`
    insert into releases (booking_id, kind, payer_id, payee_id, amount_paise, state, account_hash, account_shown, key,
      asked_at, changed_at)
    values (${id}, 'asked', ${buyerId}, ${sellerId}, 100, 'paid', 'hash', ${paidTo}, 'of-a-test', ${now}, ${now})
    returning id`)
  await insertOldPapers(app, { bookingId: id, buyerId, sellerId })
  await app.db.run(sql`
    insert into disputes (booking_id, raised_by, amount_paise, state, reason, answer, raised_at, decide_by, ended_at, key,
      to_buyer_paise, to_seller_paise, decision, decided_by)
    values (${id}, ${buyerId}, 100, 'decided', 'Mine', 'Theirs', ${now}, ${now}, ${now}, 'of-a-test', 0, 0, 'So', ${sellerId}),
      (${id}, ${sellerId}, 100, 'decided', 'Theirs', 'Mine', ${now}, ${now}, ${now}, 'of-another-test', 0, 0, 'So', ${buyerId})`)
  await app.db.run(sql`
    insert into dispute_files (dispute_id, file_key, file_name, content_type, size_bytes, upload_id, added_by, added_at)
    select id, 'disputes/' || id, 'photo.jpg', 'image/jpeg', 1, 'of-a-test', raised_by, ${now} from disputes
    where booking_id = ${id}`)
  return { bookingId: id, releaseId: release.id }
}

/** A paper of each side with a file of each, and a handover that both agreed to and ticked. */
async function insertOldPapers(
  app: TestApp,
  { bookingId, buyerId, sellerId }: { bookingId: number; buyerId: number; sellerId: number },
): Promise<void> {
  const { now } = app.clock
  for (const [who, other] of [
    [buyerId, sellerId],
    [sellerId, buyerId],
  ] as const) {
    const paper = await app.db.one<{ id: number }>(sql`
      insert into deal_papers (booking_id, kind, name, added_by, added_at, mark, marked_by, marked_at, versions)
      values (${bookingId}, 'other', ${`Letter of person ${who}`}, ${who}, ${now}, 'asked', ${who}, ${now}, 2) returning id`)
    for (const [i, sender] of [who, other].entries()) {
      await app.db.run(sql`
        insert into deal_paper_files (paper_id, uploaded_by, uploaded_at, version, file_key, file_name, content_type,
          size_bytes, content_hash, upload_id)
        values (${paper.id}, ${sender}, ${now}, ${i + 1}, ${`deal-papers/old-${paper.id}-${i}.pdf`},
          ${`Deed of person ${sender}.pdf`}, 'application/pdf', 1, ${Buffer.alloc(32)}, 'of-a-test')`)
    }
    await app.db.run(sql`
      insert into deal_handover_ticks (booking_id, item, user_id, at) values (${bookingId}, 'keys', ${who}, ${now})`)
  }
  await app.db.run(sql`
    insert into deal_handovers (booking_id, possession_on, stamp_duty, proposed_by, proposed_at, agreed_by, agreed_at)
    values (${bookingId}, ${now}, 'buyer', ${buyerId}, ${now}, ${sellerId}, ${now})`)
}

/** Two mandates of the deal long over, with a commission paid directly: the agent's, and one of each side of it. */
export async function insertOldMandate(app: TestApp, agentId: number) {
  const { now } = app.clock
  await app.db.run(sql`
    with latest as (select id, buyer_id, seller_id from bookings where terms = '{}' order by id desc limit 2), made as (
      insert into mandates (booking_id, side, client_id, agent_id, state, rate, agreement_share, expires_on, is_registered,
        gstin, is_individual, invited_at, changed_at)
      select id, 'seller', seller_id, ${agentId}, 'ended', 100, 5000, ${now}, true, '27AAPFU0939F1ZV', false, ${now}, ${now}
      from latest returning id, client_id)
    insert into commissions (mandate_id, part, means, state, fee_paise, gst_paise, tcs_paise, tds_paise, our_fee_paise,
      our_cgst_paise, our_sgst_paise, our_igst_paise, payout_paise, key, asked_at, changed_at, reference, paid_on,
      recorded_by)
    select id, 'deed', 'direct', 'paid', 5000, 900, 0, 0, 0, 0, 0, 0, 5900, 'of-a-test', ${now}, ${now}, 'UTR 2', ${now},
      client_id from made`)
}
