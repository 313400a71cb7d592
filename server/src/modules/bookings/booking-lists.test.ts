import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedSale, pay } from '../../../test/deal-factory.ts'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { confirmShare, nameSharer } from '../../../test/sharer-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const firstOf = async (person: TestPerson, id = 0) => (await person.client.bookings.listReceived({ id })).data[0]

test('a request beside an accepted bid says whose, and is refused in the same words', async () => {
  const owner = await createUser(app, { firstname: 'Mandar' })
  const anil = await createUser(app, { firstname: 'Anil', lastname: 'Rao' })
  const asha = await createUser(app, { firstname: 'Asha' })
  const propertyId = await createProperty(app, { ownerId: owner.user.id, pricePaise: 80_00_000_00 })
  const { data: bid } = await anil.client.bids.place({ propertyId, amount: 77_50_000 })
  const { data: asked } = await asha.client.bookings.request({ propertyId })
  expect(await firstOf(owner)).toMatchObject({
    group: 'my-turn',
    bookingData: { acts: ['accept', 'reject'], hindrance: null },
  })
  await owner.client.bids.accept({ id: bid.id })
  const item = await firstOf(owner)
  expect(item).toMatchObject({ group: 'live', bookingData: { id: asked.id, acts: ['reject'] } })
  expect(item?.bookingData.hindrance).toMatch(/^You have accepted the bid of Anil R\., ₹77,50,000/)
  const accept = owner.client.bookings.act({ id: asked.id, act: 'accept' })
  await expect(accept).rejects.toMatchObject({
    body: { code: 'limit-reached', message: item?.bookingData.hindrance },
  })
  const { data: room } = await owner.client.bookings.getRoom({ bookingId: asked.id })
  expect(room.bookingData).toMatchObject({ acts: ['reject'], hindrance: item?.bookingData.hindrance })
  const [hers] = (await asha.client.bookings.listMine({ id: asha.user.id })).data
  expect(hers?.bookingData.hindrance).toMatch(/^The owner keeps the property for another bidder/)

  // Once the other has booked, it is that booking.
  await anil.client.bookings.request({ propertyId })
  const other = (await owner.client.bookings.listReceived({ id: propertyId })).data.find(
    ({ bookingData }) => bookingData.id === asked.id,
  )
  expect(other?.bookingData.hindrance).toMatch(/^Anil R\. has booked this property/)
})

test('a request waits for a co-owner by name, on both sides, and then no more', async () => {
  const deal = await acceptedSale(app, { terms: { isInstant: false } })
  const leela = await nameSharer(app, deal, 'seller', { name: 'Leela Anand Joshi' })
  const waits = 'Waiting for Leela J., a co-owner, to confirm with a code of their own.'
  expect(await firstOf(deal.seller)).toMatchObject({
    group: 'live',
    bookingData: { acts: ['reject'], hindrance: waits },
  })
  const [hers] = (await deal.buyer.client.bookings.listMine({ id: deal.buyer.user.id })).data
  expect(hers?.bookingData.hindrance).toBe(waits)
  await expect(deal.seller.client.bookings.act({ id: deal.bookingId, act: 'accept' })).rejects.toMatchObject({
    body: { code: 'not-yet', message: waits },
  })
  await confirmShare(app, leela)
  expect(await firstOf(deal.seller)).toMatchObject({
    group: 'my-turn',
    bookingData: { acts: ['accept', 'reject'], hindrance: null },
  })
})

test('the booking amount waits for a joint buyer, and the list says for whom', async () => {
  const deal = await acceptedSale(app, { terms: { conditions: [] } })
  await nameSharer(app, deal, 'buyer', { name: 'Vivek Rao' })

  await pay(app, deal, 'booking-penny')
  const [hers] = (await deal.buyer.client.bookings.listMine({ id: deal.buyer.user.id })).data
  expect(hers).toMatchObject({
    group: 'live',
    bookingData: { hindrance: 'Waiting for Vivek R., a joint buyer, to confirm with a code of their own.' },
  })
})

test('what waits for me comes first and what has ended last, over all pages', async () => {
  const buyer = await createUser(app)
  const owner = await createUser(app)
  for (let i = 0; i < 24; i++) {
    app.clock.advance(60_000)
    const propertyId = await createProperty(app, { ownerId: owner.user.id, pricePaise: 80_00_000_00 })
    const { data } = await buyer.client.bookings.request({ propertyId })
    // The oldest two are accepted and wait for the buyer, two more for the owner; the others are over.
    if (i < 2) await owner.client.bookings.act({ id: data.id, act: 'accept' })
    else if (i > 3) await buyer.client.bookings.act({ id: data.id, act: 'withdraw' })
  }
  const pages = await Promise.all([1, 2].map((page) => buyer.client.bookings.listMine({ id: buyer.user.id, page })))
  const all = pages.flatMap(({ data }) => data)
  expect(new Set(all.map(({ bookingData }) => bookingData.id)).size).toBe(24)
  const groups = all.map(({ group }) => group)
  expect(groups).toEqual([...Array(2).fill('my-turn'), ...Array(2).fill('live'), ...Array(20).fill('ended')])
  const received = (await owner.client.bookings.listReceived({ id: 0 })).data
  expect(received.slice(0, 4).map(({ group }) => group)).toEqual(['my-turn', 'my-turn', 'live', 'live'])
})

test('a payment that the other side recorded waits for me, whosever turn it is else', async () => {
  const deal = await acceptedSale(app, { terms: { channel: 'direct', conditions: [] } })
  await pay(app, deal, 'booking-penny')
  const sold = async () =>
    (await deal.seller.client.bookings.listSold({ id: deal.seller.user.id })).data.map(({ group }) => group)
  expect(await sold()).toEqual(['live'])
  await deal.buyer.client.bookings.recordPayment({
    id: deal.bookingId,
    amount: 1_98_000,
    paidOn: app.clock.now.toISOString().slice(0, 10),
    reference: 'UTR HDFC 5512',
  })
  expect(await sold()).toEqual(['my-turn'])
})
