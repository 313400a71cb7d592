import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import type { SaleTerms } from '@properysearch/contract/bookings/terms'
import type { PurposeName } from '@properysearch/contract/orders/facts'
import { sql } from '../src/platform/db/sql.ts'
import { createUser, type TestPerson } from './factories.ts'
import { choose, newKey } from './order-factory.ts'
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

/** A sale that the seller has accepted; the next step is the buyer's. */
export async function acceptedSale(
  app: TestApp,
  { price = 85_00_000, terms = {} }: { price?: number; terms?: Partial<SaleTerms> } = {},
): Promise<TestDeal> {
  const seller = await createSeller(app)
  const buyer = await createUser(app)
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
export async function pay(app: TestApp, deal: TestDeal, purpose: PurposeName, subjectId = deal.bookingId) {
  const { data: order } = await deal.buyer.client.orders.create({ purpose, subjectId, key: newKey() })
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
  await buyer.client.bookings.confirmRegistration({ id })
}
